import type { FeatureId } from '@strokebook/golf/access';
import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/**
 * Who may call. There is no default. `feature`, `anyFeature` and `fullAccess` are asked of the account named by the
 * `accountId` path parameter; what is forbidden answers exactly as what is missing.
 */
export type Access =
  | { readonly kind: 'public' }
  | { readonly kind: 'signedIn' }
  | { readonly kind: 'feature'; readonly featureId: FeatureId }
  /** What several pages show is open to whoever may see one of them. */
  | { readonly kind: 'anyFeature'; readonly featureIds: readonly FeatureId[] }
  | { readonly kind: 'fullAccess' }
  /** What belongs to nobody is changed by those who look after the product. */
  | { readonly kind: 'productManager' }
  /** The handler decides through the one access function, because the account is not known by id, or a file's address speaks for itself. */
  | { readonly kind: 'profile' };

export const publicAccess: Access = { kind: 'public' };
export const signedIn: Access = { kind: 'signedIn' };
export const fullAccess: Access = { kind: 'fullAccess' };
export const productManagerAccess: Access = { kind: 'productManager' };
export const profileAccess: Access = { kind: 'profile' };
export const featureAccess = (featureId: FeatureId): Access => ({ kind: 'feature', featureId });
export const anyFeatureAccess = (...featureIds: readonly FeatureId[]): Access => ({ kind: 'anyFeature', featureIds });

type Schema = z.ZodType;

export type Route = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With `:name` path parameters; each is a key of `params`. */
  readonly path: `/api/${string}`;
  /** A POST that changes nothing: its question is too long for an address. */
  readonly isRead?: true;
  /** The server caches the encoded reply by account, data version and input; it is the same for every viewer. */
  readonly isCached?: true;
  readonly summary: string;
  readonly access: Access;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** A file's bytes are first-class: `file` names what the reply carries instead of JSON. */
  readonly output: Schema | { readonly file: string };
  readonly errors: readonly ErrorCode[];
  /** The code a body that does not fit answers with; REQUEST_INVALID otherwise. */
  readonly bodyError?: ErrorCode;
  /** The body is a file's bytes, sent as they are, instead of JSON. */
  readonly upload?: { readonly maxBytes: number };
  /** Largest accepted body; the server's default otherwise. */
  readonly maxBodyBytes?: number;
};

/**
 * Of a file that is made while it is sent: about how many bytes it will have once any compression on the way is undone.
 * For a bar; the end of the reply says when it is whole.
 */
export const ESTIMATED_BYTES_HEADER = 'x-estimated-bytes';

/** Keeps the literal types of a route while checking its shape. */
export const route = <const R extends Route>(definition: R): R => definition;

/** A browser's Blob or File, as far as this package, which knows of no browser, can say. */
type BrowserFile = { readonly size: number; arrayBuffer(): Promise<ArrayBuffer> };

type Decoded<S> = S extends Schema ? z.output<S> : undefined;
type Written<S> = S extends Schema ? DeepReadonly<z.input<S>> : undefined;

/** What is handed in is only read, so lists of the engine's, which nobody may write to, can be handed in too. */
type DeepReadonly<T> = T extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T;

/** What a handler is given. */
export type RouteInput<R extends Route> = {
  readonly params: Decoded<R['params']>;
  readonly query: Decoded<R['query']>;
  readonly body: Decoded<R['body']>;
  readonly upload: R['upload'] extends object ? AsyncIterable<Uint8Array> : undefined;
};

/** What a caller hands in. */
export type RouteCall<R extends Route> = (R['params'] extends Schema
  ? { readonly params: Written<R['params']> }
  : unknown) &
  (R['query'] extends Schema ? { readonly query?: Written<R['query']> } : unknown) &
  (R['body'] extends Schema ? { readonly body: Written<R['body']> } : unknown) &
  (R['upload'] extends object ? { readonly upload: Uint8Array | BrowserFile } : unknown);

/** What comes back. */
export type RouteOutput<R extends Route> = R['output'] extends Schema ? z.output<R['output']> : Uint8Array;
