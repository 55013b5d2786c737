import { z } from 'zod';
import { AccountId } from './account.ts';

/*
 * Fields that the specification names in a request (A §7) and this product has in another place or does not need. All of
 * them are accepted, and declared here; other names for our fields are in `spellings.ts`.
 */

/** The account as a field of the request: it must be that of the path, which the server checks for every route. */
export const OwnAccountField = AccountId.optional().describe('the account of the path');

/** The same in the query of an address. */
export const OwnAccountQuery = z.object({
  accountId: z.coerce.number().pipe(AccountId).optional().describe('the account of the path'),
});

/** The gallery holds pictures alone. */
export const MediaTypesQuery = z.literal('Image').optional().describe('what the gallery holds');
