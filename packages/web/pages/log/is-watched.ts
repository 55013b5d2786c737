import type { ActiveAccount } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import { fullName } from '@strokebook/golf/format';
import type { RunningRound } from '../../offline/index.ts';

/**
 * Whether 'Log a round' offers to watch a round in progress instead of opening its editor: for another player's round that
 * the viewer did not begin, because a tap must not change a round that is being played (TEAM-30).
 */
export const isWatched = (
  { isInAccount, enteredBy }: RunningRound,
  viewer: ActiveAccount,
  playerId: AccountId,
): boolean => viewer.accountId !== playerId && isInAccount && enteredBy !== fullName(viewer);
