import type { CachedRouteId, InputOf, OutputOf, RouteId } from '@strokebook/contract';
import type { AccountAccess, Viewer } from '@strokebook/golf/access';
import type { Origin } from '../db/audit-queries.ts';
import type { TokenHolder } from '../db/access-queries.ts';
import type { StoredFile } from '../ports/files/file-store.ts';
import type { EncodedReply } from './encoded-reply.ts';

/** The account of the `accountId` path parameter, once the viewer may see it. */
export type OpenAccount = AccountAccess & { readonly dataVersion: number };

type CookieOptions = { readonly path: string; readonly maxAgeSeconds: number };

/** What a handler knows of the request beside its input. */
export type RequestContext = {
  /** Who the token was made for; null for a visitor. Whether they are still signed in is asked with the account. */
  readonly holder: TokenHolder | null;
  /** The viewer as the database knows them; null for a visitor and on public routes. */
  readonly viewer: Viewer | null;
  /** The holder on routes that only the signed-in may call. */
  readonly signedIn: TokenHolder;
  /** The name of the host that was called, in small letters and without a port. */
  readonly host: string;
  /** Where the request comes from. */
  readonly origin: Origin;
  /** What the request is counted by, as `callerOf` says. */
  readonly caller: string;
  /** What a signature is held against: the body as it came, and a header; '' for one that did not. */
  readonly raw: { readonly body: Buffer; readonly header: (name: string) => string };
  readonly cookie: (name: string) => string | null;
  /** A cookie that scripts cannot read and other sites cannot send; null removes it. */
  readonly setCookie: (name: string, value: string | null, options: CookieOptions) => void;
  /** The account that was asked for; there on routes whose access is decided by it. */
  readonly account: OpenAccount;
};

type FileHead = {
  readonly contentType: string;
  readonly cacheControl: string;
};

/** A file that is at hand. */
type BytesReply = FileHead & { readonly bytes: Uint8Array };

/** A file that is made while it is sent. An error in `chunks` breaks the connection: a part never looks like the whole. */
export type StreamReply = FileHead & {
  readonly chunks: AsyncIterable<Uint8Array>;
  /** What a browser saves it as; letters, digits, dots and hyphens. */
  readonly fileName: string;
  /** How large it will be, more or less, before any compression on the way. */
  readonly estimatedBytes: number;
};

/** A file that is kept: browsers may ask for a range of it, and keep it by its tag. */
export type StoredReply = FileHead & { readonly file: StoredFile; readonly tag: string };

export type FileReply = BytesReply | StreamReply | StoredReply;

type ReplyOf<Id extends RouteId> =
  OutputOf<Id> extends Uint8Array ? FileReply : EncodedReply | (Id extends CachedRouteId ? never : OutputOf<Id>);

export type Handler<Id extends RouteId> = (input: InputOf<Id>, context: RequestContext) => Promise<ReplyOf<Id>>;

/** Routes that answer before there is a database, and while it is away. */
type EarlyRouteId = 'getHealth';
export type EarlyHandlers = { readonly [Id in EarlyRouteId]: () => Promise<OutputOf<Id>> };
export type Handlers = { readonly [Id in Exclude<RouteId, EarlyRouteId>]: Handler<Id> };
