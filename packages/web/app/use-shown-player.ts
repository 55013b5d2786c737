import type { ActiveAccount } from '@strokebook/contract';
import { SHARED_WITH_NOBODY } from '@strokebook/golf/access';
import type { ProfileMenuPlayer } from '../features/profile/profile-menu.tsx';
import { useMatches } from '@tanstack/react-router';
import { useApi } from '../api/api-context.tsx';
import { isForOthers } from '../lib/home-page.ts';

type ShownPlayer = {
  /** Whether the page has a menu, before it is known whose. */
  readonly hasMenu: boolean;
  /** Null while loading, and for the people menu. */
  readonly player: ProfileMenuPlayer | null;
  /** Whether the menu is that of a person who does not play: teams and players, and no pages of a player (TEAM-35). */
  readonly isForOthers: boolean;
};

/**
 * Whose menu stands beside the page: that of the open profile, on all other pages the signed-in account's own. Pages
 * with the static data `isPlain` have none.
 *
 * @param account the signed-in account; null for a visitor, undefined while loading.
 */
export function useShownPlayer(account: ActiveAccount | null | undefined): ShownPlayer {
  const { tokens } = useApi();
  const { isPlain, profile } = useMatches({
    select: (matches) => ({
      isPlain: matches.some(({ staticData }) => staticData.isPlain === true),
      profile: matches.find((match) => match.routeId === '/player/$username'),
    }),
    structuralSharing: false,
  });
  if (profile !== undefined) {
    const { profile: opened, viewer, access } = profile.context;
    const player = opened === undefined ? null : { account: opened.account, viewer, access };
    return { hasMenu: true, player, isForOthers: false };
  }
  const isSignedIn = account === undefined ? tokens.read() !== null : account !== null;
  if (isPlain || !isSignedIn) return { hasMenu: false, player: null, isForOthers: false };
  if (account == null) return { hasMenu: true, player: null, isForOthers: false };
  if (isForOthers(account)) return { hasMenu: true, player: null, isForOthers: true };
  return { hasMenu: true, player: { account, viewer: account, access: accessOf(account) }, isForOthers: false };
}

/** Owners see all of their pages, whatever their settings. */
const accessOf = ({ accountId }: ActiveAccount) => ({
  accountId,
  ...SHARED_WITH_NOBODY,
  allowPublicSite: true,
  settings: [],
});
