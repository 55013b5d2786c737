import { type AccountAccess, isSitePublic } from './can-see.ts';

/** The profile type of an account created by sign-in: a player. */
export const playerProfileType = 4;

/** Profile types that public search lists (SEARCH-12). */
const searchableProfileTypes: ReadonlySet<number> = new Set([playerProfileType, 5, 6, 7, 12]);

/** Whether search may list an account: a searchable profile type and a public site (SEARCH-12, SEARCH-13). */
export function isSearchable(account: AccountAccess, profileTypeIds: readonly number[]): boolean {
  return isSitePublic(account) && profileTypeIds.some((id) => searchableProfileTypes.has(id));
}
