import type { Profile } from '@strokebook/contract';
import { type AccountId, includesLevel } from '@strokebook/golf/access';
import { useQuery } from '@tanstack/react-query';
import { useMatches } from '@tanstack/react-router';
import { activeAccountQuery } from '../../api/account-queries.ts';
import { useApi } from '../../api/api-context.tsx';

/** Somebody who may enter rounds for a player: they may enter, change and delete the player's rounds. */
export type RoundEditor = {
  /** The player for whom they enter; undefined for one's own rounds. */
  readonly player: WatchedPlayer | undefined;
};

/** A player whose rounds somebody else watches. */
export type WatchedPlayer = Pick<Profile['account'], 'username' | 'firstName'>;

/** Whether the viewer may change the rounds of an account, which is their own or that of the open profile; null if not. */
export function useRoundEditor(accountId: AccountId): RoundEditor | null {
  const { isOwn, profile } = useRoundsOf(accountId);
  if (isOwn) return { player: undefined };
  return profile !== null && includesLevel(profile.level, 'enter') ? { player: profile.account } : null;
}

/** The player of the open profile, for viewers whom the player lets see everything; null for the player and for others. */
export function useWatchedPlayer(accountId: AccountId): WatchedPlayer | null {
  const { isOwn, profile } = useRoundsOf(accountId);
  return !isOwn && profile !== null && includesLevel(profile.level, 'see') ? profile.account : null;
}

/** Whether the account is the viewer's own, or that of the open profile whose player lets the viewer see everything. */
export function useSeesEverything(accountId: AccountId): boolean {
  const { isOwn, profile } = useRoundsOf(accountId);
  return isOwn || (profile !== null && includesLevel(profile.level, 'see'));
}

/** Whether the account is the viewer's own, or that of the open profile whose player gives the viewer full access. */
export function useHasFullAccess(accountId: AccountId): boolean {
  const { isOwn, profile } = useRoundsOf(accountId);
  return isOwn || (profile !== null && includesLevel(profile.level, 'manage'));
}

function useRoundsOf(accountId: AccountId) {
  const { api, tokens } = useApi();
  const viewer = useQuery(activeAccountQuery(api, tokens)).data;
  const profile = useMatches({
    select: (matches) => {
      const open = matches.find((match) => match.routeId === '/player/$username')?.context.profile;
      return open?.account.accountId === accountId ? open : null;
    },
  });
  return { isOwn: viewer?.accountId === accountId, profile: viewer == null ? null : profile };
}
