import type { CallOf, RouteId } from '@strokebook/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Call } from './call.ts';
import { orNull } from './errors.ts';

const MINUTE = 60_000;
const FOREVER = Number.POSITIVE_INFINITY;

/**
 * How long a reply is used before it is requested again, in milliseconds; other routes use the default of the query
 * client.
 */
const staleTimes: { readonly [Id in RouteId]?: number } = {
  getSettings: FOREVER,
  listStandards: FOREVER,
  getProfile: MINUTE,
  getProfileById: MINUTE,
  getOrganization: MINUTE,
  listOrganizationPlayers: MINUTE,
  listPlayerReports: MINUTE,
  previewReport: MINUTE,
  listProducts: MINUTE,
  listAssociatedPlayers: MINUTE,
  getPlayerOptions: MINUTE,
  getCourse: 60 * MINUTE,
  getCourseDrawing: 60 * MINUTE,
  // Recruiters may open links while the player looks at the list.
  listResumeReports: 0,
};

/**
 * Options for TanStack Query from the route table: key, request and abort of a call that reads. The key is the route's id
 * and the input, so a part of the input, `['getResults', { params: { accountId } }]`, matches all calls that contain it.
 */
export const createQueries = (call: Call) => ({
  query: <Id extends RouteId>(routeId: Id, input: CallOf<Id>) =>
    queryOptions({
      ...fixedOptions(routeId, input),
      queryFn: ({ signal }) => call(routeId, input, { signal }),
    }),
  /** Like `query`, with null for what is missing or closed to the viewer, which give the same answer. */
  queryOrNull: <Id extends RouteId>(routeId: Id, input: CallOf<Id>) =>
    queryOptions({
      ...fixedOptions(routeId, input),
      queryFn: ({ signal }) => orNull(call(routeId, input, { signal })),
    }),
});

const fixedOptions = <Id extends RouteId>(routeId: Id, input: CallOf<Id>) => {
  const staleTime = staleTimes[routeId];
  return { queryKey: [routeId, input] as const, ...(staleTime === undefined ? {} : { staleTime }) };
};
