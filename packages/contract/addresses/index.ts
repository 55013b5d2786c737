import type { RouteId } from '../routes.ts';
import table from './addresses.json' with { type: 'json' };

/** Where a call goes, and how its reply comes back: all that a browser needs of a route. */
export type Address = {
  readonly method: string;
  readonly path: string;
  /** What a public route refuses, it does not refuse because of the token. */
  readonly isPublic: boolean;
  /** The reply is a file's bytes instead of JSON. */
  readonly isFile: boolean;
};

/**
 * Every call there is, without its schemas: these check what arrives at the server, and to build them costs a slow
 * processor more than to draw a page. Made from the routes by `npm run generate`.
 */
export const addresses: Readonly<Record<RouteId, Address>> = table;
