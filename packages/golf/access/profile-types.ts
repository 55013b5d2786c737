import { type AccountAccess, isSitePublic } from './can-see.ts';

/** Profile types that people choose. An account created by sign-in is a player's until its owner says otherwise. */
export const profileTypes = { player: 4, coach: 2, parent: 8 } as const;
export type ProfileType = keyof typeof profileTypes;

/** Whether all profile types of an account are coach or parent, so that it is not a player's. */
export const playsNowhere = (profileTypeIds: readonly number[]): boolean =>
  profileTypeIds.length > 0 && profileTypeIds.every((id) => id === profileTypes.coach || id === profileTypes.parent);

/** Profile types that public search lists (SEARCH-12). */
const searchableProfileTypes: ReadonlySet<number> = new Set([profileTypes.player, 5, 6, 7, 12]);

/** Whether search may list an account: a searchable profile type and a public site (SEARCH-12, SEARCH-13). */
export function isSearchable(account: AccountAccess, profileTypeIds: readonly number[]): boolean {
  return isSitePublic(account) && profileTypeIds.some((id) => searchableProfileTypes.has(id));
}
