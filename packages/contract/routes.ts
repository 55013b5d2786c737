import type { Route, RouteCall, RouteInput, RouteOutput } from './route.ts';
import { accountRoutes } from './routes/accounts.ts';
import { analyticsRoutes } from './routes/analytics.ts';
import { healthRoutes } from './routes/health.ts';
import { ownAccountRoutes } from './routes/own-account.ts';
import { ownDataRoutes } from './routes/own-data.ts';
import { roundRoutes } from './routes/rounds.ts';
import { securityRoutes } from './routes/security.ts';
import { signInRoutes } from './routes/sign-in.ts';

/** Every call there is. The key is the OpenAPI operationId, the client's method and the query key. */
export const routes = {
  ...healthRoutes,
  ...signInRoutes,
  ...securityRoutes,
  ...ownAccountRoutes,
  ...ownDataRoutes,
  ...accountRoutes,
  ...roundRoutes,
  ...analyticsRoutes,
} as const satisfies Record<string, Route>;

export type Routes = typeof routes;
export type RouteId = keyof Routes;
export type InputOf<Id extends RouteId> = RouteInput<Routes[Id]>;
export type CallOf<Id extends RouteId> = RouteCall<Routes[Id]>;
export type OutputOf<Id extends RouteId> = RouteOutput<Routes[Id]>;
