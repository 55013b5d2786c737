import type { ActiveAccount } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import { fullName } from '@strokebook/golf/format';
import type { RunningRound } from '../../offline/index.ts';

/**
 * Whether a round in progress is watched before it is entered: another player's that the viewer did not begin. A tap must
 * not open the editor of a round that is being played (TEAM-30).
 */
export const isWatched = (
  { isInAccount, enteredBy }: RunningRound,
  viewer: ActiveAccount,
  playerId: AccountId,
): boolean => viewer.accountId !== playerId && isInAccount && enteredBy !== fullName(viewer);
