import type { CallOf, RouteId } from '@strokebook/contract';
import { addresses } from '@strokebook/contract/addresses';
import { queryOptions } from '@tanstack/react-query';
import type { Call } from './call.ts';
import { orNull } from './errors.ts';

const MINUTE = 60_000;

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
  const { freshMinutes } = addresses[routeId];
  return {
    queryKey: [routeId, input] as const,
    ...(freshMinutes === undefined ? {} : { staleTime: freshMinutes * MINUTE }),
  };
};
