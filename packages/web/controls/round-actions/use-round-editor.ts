import { type AccountId, includesLevel } from '@strokebook/golf/access';
import { useQuery } from '@tanstack/react-query';
import { useMatches } from '@tanstack/react-router';
import { activeAccountQuery } from '../../api/account-queries.ts';
import { useApi } from '../../api/api-context.tsx';

/** Somebody who may enter rounds for a player: they may enter, change and delete the player's rounds. */
export type RoundEditor = {
  /** The player's username for links to the entry pages; undefined for one's own rounds. */
  readonly player: string | undefined;
};

/** Whether the viewer may change the rounds of an account, which is their own or that of the open profile; null if not. */
export function useRoundEditor(accountId: AccountId): RoundEditor | null {
  const { api, tokens } = useApi();
  const viewer = useQuery(activeAccountQuery(api, tokens)).data;
  const player = useMatches({
    select: (matches) => {
      const profile = matches.find((match) => match.routeId === '/player/$username')?.context.profile;
      const isOfPlayer = profile?.account.accountId === accountId && includesLevel(profile.level, 'enter');
      return isOfPlayer ? profile.account.username : null;
    },
  });
  if (viewer == null) return null;
  if (viewer.accountId === accountId) return { player: undefined };
  return player === null ? null : { player };
}
