import { z } from 'zod';
import { AccountId } from './account.ts';
import { MAX_SEARCH_LETTERS } from '../search-values.ts';

/** Without `q` returns everything that may be found; with a blank `q` nothing (SEARCH-14). */
export const SearchQuery = z.strictObject({
  q: z.string().max(MAX_SEARCH_LETTERS, `has more than ${MAX_SEARCH_LETTERS} characters`).optional(),
  cursor: z.string().max(2_000).optional(),
});

/** A player in search results, without phone number and email. */
export const FoundAccount = z.object({
  accountId: AccountId,
  username: z.string(),
  fullName: z.string(),
  imgUrl: z.string(),
  /** 'Class of 2027 · Harrow Glen University'; '' if nothing is known. */
  school: z.string(),
});
export type FoundAccount = z.infer<typeof FoundAccount>;

/** A player to compare with, as results show them. */
export const ComparedPlayer = FoundAccount.extend({ firstName: z.string(), lastName: z.string() });
export type ComparedPlayer = z.infer<typeof ComparedPlayer>;

export const Roster = z.object({ rosterId: z.number().int(), name: z.string() });
export type Roster = z.infer<typeof Roster>;

export const FoundOrganization = z.object({
  organizationId: z.number().int(),
  organizationName: z.string(),
  organizationShort: z.string(),
  imgUrl: z.string().nullable(),
  roster: z.array(Roster),
});
export type FoundOrganization = z.infer<typeof FoundOrganization>;
