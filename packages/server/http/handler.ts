import type { CachedRouteId, InputOf, OutputOf, RouteId } from '@strokebook/contract';
import type { EventSight, Viewer } from '@strokebook/golf/access';
import type { Origin } from '../db/accounts/audit-queries.ts';
import type { LoadedAccount, TokenHolder } from '../db/accounts/access-queries.ts';
import type { SeenAccount } from '../db/database.ts';
import type { StoredFile } from '../ports/files/file-store.ts';
import type { EncodedReply } from './encoded-reply.ts';

/** The account of the `accountId` path parameter, after the access check. */
export type OpenAccount = LoadedAccount & SeenAccount & { readonly eventSight: EventSight };

type CookieOptions = { readonly path: string; readonly maxAgeSeconds: number };

/** Request data for a handler besides its input. */
export type RequestContext = {
  /** The token's holder; null for a visitor. Whether the session is still open is checked together with the account. */
  readonly holder: TokenHolder | null;
  /** The viewer from the database; null for a visitor and on public routes. */
  readonly viewer: Viewer | null;
  /** The holder, on routes that require a sign-in. */
  readonly signedIn: TokenHolder;
  /** Name of the called host, lowercase and without a port. */
  readonly host: string;
  /** Where the request comes from. */
  readonly origin: Origin;
  /** The key for counting, from `callerOf`. */
  readonly caller: string;
  /** For verifying signatures: the unparsed body, and a header ('' if missing). */
  readonly raw: { readonly body: Buffer; readonly header: (name: string) => string };
  readonly cookie: (name: string) => string | null;
  /** Sets a cookie that scripts cannot read and other sites cannot send; null removes it. */
  readonly setCookie: (name: string, value: string | null, options: CookieOptions) => void;
  /** The requested account; set on routes whose access depends on it. */
  readonly account: OpenAccount;
};

type FileHead = {
  readonly contentType: string;
  readonly cacheControl: string;
};

/** A file in memory. */
type BytesReply = FileHead & { readonly bytes: Uint8Array };

/** A streamed file. An error in `chunks` breaks the connection, so that a partial file never looks complete. */
export type StreamReply = FileHead & {
  readonly chunks: AsyncIterable<Uint8Array>;
  /** Default name when saved; letters, digits, dots and hyphens. */
  readonly fileName: string;
  /** Estimated size before compression. */
  readonly estimatedBytes: number;
};

/** A stored file: browsers may request ranges, and cache it by its tag. */
export type StoredReply = FileHead & { readonly file: StoredFile; readonly tag: string };

export type FileReply = BytesReply | StreamReply | StoredReply;

type ReplyOf<Id extends RouteId> =
  OutputOf<Id> extends Uint8Array ? FileReply : EncodedReply | (Id extends CachedRouteId ? never : OutputOf<Id>);

export type Handler<Id extends RouteId> = (input: InputOf<Id>, context: RequestContext) => Promise<ReplyOf<Id>>;

/** Routes that also answer while there is no database. */
type EarlyRouteId = 'getHealth';
export type EarlyHandlers = { readonly [Id in EarlyRouteId]: () => Promise<OutputOf<Id>> };
export type Handlers = { readonly [Id in Exclude<RouteId, EarlyRouteId>]: Handler<Id> };
