import type { AccessLevel, FeatureId, TeamRole } from '@strokebook/golf/access';
import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/**
 * Who may call. There is no default. `feature`, `anyFeature` and `level` are checked for the account named by the
 * `accountId` path parameter; a forbidden account gets the same reply as a missing one.
 */
export type Access =
  | { readonly kind: 'public' }
  | { readonly kind: 'signedIn' }
  | { readonly kind: 'feature'; readonly featureId: FeatureId }
  /** Content that several pages show is open to everyone who may see one of these pages. */
  | { readonly kind: 'anyFeature'; readonly featureIds: readonly FeatureId[] }
  /** The player, and those to whom the player gave this level of access or a higher one (TEAM-27). */
  | { readonly kind: 'level'; readonly level: AccessLevel }
  /** The coaches of the team named by the `organizationId` path parameter, and product managers (TEAM-36). */
  | { readonly kind: 'team'; readonly role: TeamRole }
  /** Content without an owner is changed by product managers. */
  | { readonly kind: 'productManager' }
  /** The handler checks access itself, because the account is not in the path or a token grants access. */
  | { readonly kind: 'profile' };

export const publicAccess: Access = { kind: 'public' };
export const signedIn: Access = { kind: 'signedIn' };
export const seeAccess: Access = { kind: 'level', level: 'see' };
export const enterAccess: Access = { kind: 'level', level: 'enter' };
export const fullAccess: Access = { kind: 'level', level: 'manage' };
export const coachAccess: Access = { kind: 'team', role: 'coach' };
export const headCoachAccess: Access = { kind: 'team', role: 'headCoach' };
export const productManagerAccess: Access = { kind: 'productManager' };
export const profileAccess: Access = { kind: 'profile' };
export const featureAccess = (featureId: FeatureId): Access => ({ kind: 'feature', featureId });
export const anyFeatureAccess = (...featureIds: readonly FeatureId[]): Access => ({ kind: 'anyFeature', featureIds });

type Schema = z.ZodType;

/** Kinds of content that people change. A change of one kind outdates the replies of all reads that show it. */
export type Content = 'details' | 'standard' | 'pictures' | 'videos' | 'news' | 'schedule' | 'courses' | 'rounds';

export const A_DAY = 24 * 60;

/** A call that changes nothing: a GET, or a POST whose input is too long for a URL. */
type Read = (
  | { readonly method: 'GET'; readonly isRead?: undefined }
  | { readonly method: 'POST'; readonly isRead: true }
) & {
  /** What outdates the reply; empty if only time does. */
  readonly shows: readonly Content[];
  /** How long an app uses the reply before it asks again, in minutes; undefined means the app's default. */
  readonly freshMinutes?: number;
  /** The server caches the encoded reply; it is the same for all viewers who see the same rounds of the account. */
  readonly isCached?: true;
  /**
   * A signed-in account keeps the reply on the device, for a start without a network. Only for replies without secrets,
   * messages and contact data whose screen works without a network, and never for forms, which would save what is old.
   */
  readonly isKept?: true;
};

type Write = {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly isRead?: undefined;
  readonly shows?: undefined;
  readonly freshMinutes?: undefined;
  readonly isCached?: undefined;
  readonly isKept?: undefined;
};

export type Route = (Read | Write) & {
  /** May contain `:name` path parameters; each is a key of `params`. */
  readonly path: `/api/${string}`;
  /** Not counted against the limit of calls: health checks, and pictures, of which a page may request up to 200 at once. */
  readonly isUncounted?: true;
  readonly summary: string;
  readonly access: Access;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** The reply is a file instead of JSON; `file` describes its content. */
  readonly output: Schema | { readonly file: string };
  /** Beside those that follow from access and input (`errorsOf`). */
  readonly errors?: readonly ErrorCode[];
  /** Error code for a body that does not match; default is REQUEST_INVALID. */
  readonly bodyError?: ErrorCode;
  /** The request body is a file's bytes instead of JSON. */
  readonly upload?: { readonly maxBytes: number };
  /** Mail programs send it with a form as body, which is not read (RFC 8058). */
  readonly ignoresForm?: true;
  /** Max size of the body; undefined means the server's default. */
  readonly maxBodyBytes?: number;
};

/**
 * For a file that is written while it is sent: its approximate size in bytes before compression. Used by a progress
 * bar; the end of the reply marks completion.
 */
export const ESTIMATED_BYTES_HEADER = 'x-estimated-bytes';

/** The error codes of a route, without those that every route can have. */
export function errorsOf({ access, query, body, bodyError, errors = [] }: Route): ReadonlySet<ErrorCode> {
  const codes = new Set<ErrorCode>(errors);
  if (access.kind !== 'public') codes.add('TOKEN_EXPIRED').add('NotAuthorizedException');
  // A forbidden account gets the same reply as a missing one.
  if (!['public', 'signedIn', 'profile'].includes(access.kind)) codes.add('NOT_FOUND');
  if (query !== undefined) codes.add('REQUEST_INVALID');
  if (body !== undefined) codes.add(bodyError ?? 'REQUEST_INVALID');
  return codes;
}

/** Checks the shape of a route and keeps its literal types. */
export const route = <const R extends Route>(definition: R): R => definition;

/** The part of Blob and File that this package uses; it has no DOM types. */
type BrowserFile = { readonly size: number; arrayBuffer(): Promise<ArrayBuffer> };

type Decoded<S> = S extends Schema ? z.output<S> : undefined;
type Written<S> = S extends Schema ? DeepReadonly<z.input<S>> : undefined;

/** Input is only read, so callers may pass the engine's readonly lists too. */
type DeepReadonly<T> = T extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T;

/** Input of a handler. */
export type RouteInput<R extends Route> = {
  readonly params: Decoded<R['params']>;
  readonly query: Decoded<R['query']>;
  readonly body: Decoded<R['body']>;
  readonly upload: R['upload'] extends object ? AsyncIterable<Uint8Array> : undefined;
};

/** Input of a caller. */
export type RouteCall<R extends Route> = (R['params'] extends Schema
  ? { readonly params: Written<R['params']> }
  : unknown) &
  (R['query'] extends Schema ? { readonly query?: Written<R['query']> } : unknown) &
  (R['body'] extends Schema
    ? undefined extends Written<R['body']>
      ? { readonly body?: Written<R['body']> }
      : { readonly body: Written<R['body']> }
    : unknown) &
  (R['upload'] extends object ? { readonly upload: Uint8Array | BrowserFile } : unknown);

/** The reply. */
export type RouteOutput<R extends Route> = R['output'] extends Schema ? z.output<R['output']> : Uint8Array;
