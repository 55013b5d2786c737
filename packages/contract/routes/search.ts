import { z } from 'zod';
import { publicAccess, route } from '../route.ts';
import { FoundAccount, FoundOrganization, SearchQuery } from '../schemas/search.ts';

export const searchRoutes = {
  searchAccounts: route({
    method: 'GET',
    path: '/api/accounts',
    shows: [],
    summary:
      'Players whose name holds the text, those that begin with it first, 20 at a time; all of them without a text. None whose site is not public, and none is counted.',
    access: publicAccess,
    query: SearchQuery,
    output: z.object({
      total: z.number().int(),
      accounts: z.array(FoundAccount),
      nextCursor: z.string().nullable(),
    }),
  }),
  searchOrganizations: route({
    method: 'GET',
    path: '/api/organizations',
    shows: [],
    summary:
      'Organizations whose name or short name contains the text, with their rosters; without a text all of them.',
    access: publicAccess,
    query: SearchQuery,
    output: z.object({
      total: z.number().int(),
      organizations: z.array(FoundOrganization),
      nextCursor: z.string().nullable(),
    }),
  }),
};
