import type { InputOf, OutputOf, RouteId } from '@strokebook/contract';
import type { AccountAccess, Viewer } from '@strokebook/golf/access';
import type { EncodedReply } from './encoded-reply.ts';

/** The account of the `accountId` path parameter, once the viewer may see it. */
export type OpenAccount = AccountAccess & { readonly dataVersion: number };

type CookieOptions = { readonly path: string; readonly maxAgeSeconds: number };

/** What a handler knows of the request beside its input. */
export type RequestContext = {
  /** The signed-in account by its token alone; null for a visitor. */
  readonly viewerId: number | null;
  /** The viewer as the database knows them; null for a visitor and on public routes. */
  readonly viewer: Viewer | null;
  readonly clientAddress: string;
  readonly cookie: (name: string) => string | null;
  /** A cookie that scripts cannot read and other sites cannot send; null removes it. */
  readonly setCookie: (name: string, value: string | null, options: CookieOptions) => void;
  /** The account that was asked for; there on routes whose access is decided by it. */
  readonly account: OpenAccount;
};

/** A file's bytes. */
export type FileReply = {
  readonly contentType: string;
  readonly bytes: Uint8Array;
  readonly cacheControl: string;
};

type ReplyOf<Id extends RouteId> = OutputOf<Id> extends Uint8Array ? FileReply : OutputOf<Id> | EncodedReply;

export type Handler<Id extends RouteId> = (input: InputOf<Id>, context: RequestContext) => Promise<ReplyOf<Id>>;
export type Handlers = { readonly [Id in RouteId]: Handler<Id> };
