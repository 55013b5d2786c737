import type { PlayerSharing } from '@strokebook/contract';
import { type AccountId, NO_ACCOUNT } from '@strokebook/golf/access';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Api } from '../../api/client.ts';
import { useApi } from '../../api/api-context.tsx';

/** Whose sharing is changed: a player by their guardian, or null for one's own. */
export type Guarded = AccountId | null;

export const guardedSharingQuery = (api: Api, playerId: AccountId) =>
  api.query('getGuardedSharing', { params: { playerId } });

/** Who may see what, of oneself or of a player whose guardian one is. */
export function useSharing(guarded: Guarded): UseQueryResult<PlayerSharing> {
  const { api } = useApi();
  const own = useQuery({ ...api.query('getSharing', {}), enabled: guarded === null });
  const players = useQuery({ ...guardedSharingQuery(api, guarded ?? NO_ACCOUNT), enabled: guarded !== null });
  return guarded === null ? own : players;
}
