import type { NoticeKind } from '@strokebook/contract';
import { type AccountId, levelInCircle } from '@strokebook/golf/access';
import { fullName } from '@strokebook/golf/format';
import { findAccount } from '../../db/accounts/account-queries.ts';
import type { Database } from '../../db/database.ts';
import { tell } from '../../db/notices/tell.ts';
import { listCoaches } from '../../db/organizations/team-queries.ts';

type TeamName = { readonly organizationId: number; readonly name: string };
type Happened = { readonly at: Date; readonly byId: AccountId };

/** Tells the coaches of a team what somebody did, each in a transaction of its own, after the change (see `tell`). */
export async function tellCoaches(
  query: Database['query'],
  team: TeamName,
  told: Happened & { readonly kind: NoticeKind },
): Promise<void> {
  for (const { accountId } of await listCoaches(query, [team.organizationId])) {
    await query.transaction((tx) => tell(tx, accountId, { ...told, details: { team } }));
  }
}

/** Tells players, and the guardians of those under 18, that a coach from whom they are parted is still in their circle. */
export async function tellWhoKeepsCoach(
  query: Database['query'],
  team: TeamName,
  coachId: AccountId,
  { at, byId, playerIds }: Happened & { readonly playerIds: readonly AccountId[] },
): Promise<void> {
  const coach = await findAccount(query, coachId);
  if (coach === null) return;
  for (const playerId of playerIds) {
    const player = await findAccount(query, playerId);
    const level = player === null ? null : levelInCircle(coachId, player);
    if (player === null || level === null) continue;
    const details = { team, level, memberId: coachId, memberName: fullName(coach) };
    const kind = 'coachStillInCircle';
    await query.transaction((tx) => tell(tx, playerId, { kind, at, byId, details }));
    for (const guardianId of player.guardianIds) {
      const ofPlayer = { ...details, playerId, playerName: fullName(player) };
      await query.transaction((tx) => tell(tx, guardianId, { kind, at, byId, details: ofPlayer }));
    }
  }
}
