import { type AccountId, isAdult } from '@strokebook/golf/access';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { fullName } from '@strokebook/golf/format';
import { findAccount } from '../db/accounts/account-queries.ts';
import type { Database } from '../db/database.ts';
import { type DataChange, tellOfChange } from '../db/notices/tell.ts';

/**
 * Tells the guardians of a player under 18 that somebody else has changed the player's data, each in a transaction of its
 * own, after the change (TEAM-28).
 */
export async function tellGuardiansOfChange(
  query: Database['query'],
  playerId: AccountId,
  change: Omit<DataChange, 'about'>,
  today: CalendarDay,
): Promise<void> {
  const player = await findAccount(query, playerId);
  if (player === null || isAdult(player, today)) return;
  const about = { playerId, playerName: fullName(player) };
  for (const guardianId of player.guardianIds) {
    await query.transaction((tx) => tellOfChange(tx, guardianId, { ...change, about }));
  }
}
