import type { RouteId } from '../routes.ts';
import table from './addresses.json' with { type: 'json' };

export type { Content } from '../route.ts';
export type { RouteId } from '../routes.ts';

/** Method and path of a call, and the form of its reply: all that a browser needs to know about a route. */
export type Address = {
  readonly method: string;
  readonly path: string;
  /** An error of a public route is never caused by the token. */
  readonly isPublic?: boolean | undefined;
  /** The reply is the bytes of a file, not JSON. */
  readonly isFile?: boolean | undefined;
  /** What outdates the reply, separated by spaces; undefined if only time does. */
  readonly shows?: string | undefined;
  /** How long the reply is used before it is requested again, in minutes; undefined means the default of the app. */
  readonly freshMinutes?: number | undefined;
  /**
   * The reply is kept on the device, with this text in its name. The text changes when the fields of the reply change, so
   * that a newer version of the app ignores replies that an older version kept.
   */
  readonly keptShape?: string | undefined;
};

/**
 * All calls without their schemas. The server checks input with the schemas; building them in the browser takes a slow
 * processor longer than rendering a page. Written from the routes by `npm run generate`.
 */
export const addresses: Readonly<Record<RouteId, Address>> = table;
