import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from './client.ts';
import { ApiError } from './errors.ts';

/** Null where there is none of this short name. */
export const organizationQuery = (api: Api, shortName: string) =>
  queryOptions({
    queryKey: ['getOrganization', shortName.toLowerCase()],
    queryFn: async ({ signal }) => {
      try {
        return await api.call('getOrganization', { params: { shortName } }, { signal });
      } catch (error) {
        if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null;
        throw error;
      }
    },
    staleTime: 60_000,
  });

/** The public players of a group; those of the group before stay until they are in. */
export const organizationPlayersQuery = (api: Api, shortName: string, group: string) =>
  queryOptions({
    queryKey: ['listOrganizationPlayers', shortName.toLowerCase(), group.toLowerCase()],
    queryFn: ({ signal }) =>
      api.call('listOrganizationPlayers', { params: { shortName }, query: { group } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
