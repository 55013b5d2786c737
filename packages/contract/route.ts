import type { FeatureId } from '@strokebook/golf/access';
import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/**
 * Who may call. There is no default. `feature` and `fullAccess` are asked of the account named by the
 * `accountId` path parameter; what is forbidden answers exactly as what is missing.
 */
export type Access =
  | { readonly kind: 'public' }
  | { readonly kind: 'signedIn' }
  | { readonly kind: 'feature'; readonly featureId: FeatureId }
  | { readonly kind: 'fullAccess' }
  /** The handler decides through the one access function, because the account is not known by id. */
  | { readonly kind: 'profile' };

export const publicAccess: Access = { kind: 'public' };
export const signedIn: Access = { kind: 'signedIn' };
export const fullAccess: Access = { kind: 'fullAccess' };
export const profileAccess: Access = { kind: 'profile' };
export const featureAccess = (featureId: FeatureId): Access => ({ kind: 'feature', featureId });

type Schema = z.ZodType;

export type Route = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With `:name` path parameters; each is a key of `params`. */
  readonly path: `/api/${string}`;
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
};

/** What a caller hands in. */
export type RouteCall<R extends Route> = (R['params'] extends Schema
  ? { readonly params: Written<R['params']> }
  : unknown) &
  (R['query'] extends Schema ? { readonly query?: Written<R['query']> } : unknown) &
  (R['body'] extends Schema ? { readonly body: Written<R['body']> } : unknown);

/** What comes back. */
export type RouteOutput<R extends Route> = R['output'] extends Schema ? z.output<R['output']> : Uint8Array;
