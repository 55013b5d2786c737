import type { NoticeKind } from '@strokebook/contract';
import { type AccountId, isAdult } from '@strokebook/golf/access';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { fullName } from '@strokebook/golf/format';
import { findAccount } from '../db/accounts/account-queries.ts';
import type { Database } from '../db/database.ts';
import { type DataChange, tell, tellOfChange } from '../db/notices/tell.ts';
import { listPlayerIds } from '../db/organizations/team-queries.ts';

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

/** Tells the guardians of all players of a team who are under 18 what has changed of it (TEAM-28). */
export async function tellGuardiansOfTeam(
  query: Database['query'],
  team: { readonly organizationId: number; readonly name: string },
  {
    kind,
    byId,
    at,
    today,
    isHead,
  }: {
    readonly kind: NoticeKind;
    readonly byId: AccountId;
    readonly at: Date;
    readonly today: CalendarDay;
    readonly isHead?: boolean;
  },
): Promise<void> {
  for (const playerId of await listPlayerIds(query, team.organizationId)) {
    const player = await findAccount(query, playerId);
    if (player === null || isAdult(player, today)) continue;
    for (const guardianId of player.guardianIds) {
      const isOfHead = isHead === undefined ? {} : { isHead };
      const details = { team, playerId, playerName: fullName(player), ...isOfHead };
      await query.transaction((tx) => tell(tx, guardianId, { kind, at, byId, details }));
    }
  }
}
