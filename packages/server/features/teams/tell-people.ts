import type { NoticeKind } from '@strokebook/contract';
import { type AccountId, isAdult, levelInCircle } from '@strokebook/golf/access';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { fullName } from '@strokebook/golf/format';
import { findAccount } from '../../db/accounts/account-queries.ts';
import type { Database } from '../../db/database.ts';
import { tell } from '../../db/notices/tell.ts';
import { listCoaches, listJoinedIds } from '../../db/organizations/team-queries.ts';
import { listPlayerIds } from './queries.ts';

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

/** Tells the guardians of all players of a team who are under 18 what has changed of it (TEAM-28). */
export async function tellGuardiansOfTeam(
  query: Database['query'],
  team: TeamName,
  {
    kind,
    byId,
    at,
    today,
    isHead,
  }: Happened & { readonly kind: NoticeKind; readonly today: CalendarDay; readonly isHead?: boolean },
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

/** Tells the players of a team, and the guardians of those under 18, that a coach who was taken out is in their circle. */
export async function tellWhoKeepsCoach(
  query: Database['query'],
  team: TeamName,
  coachId: AccountId,
  { at, byId }: Happened,
): Promise<void> {
  const coach = await findAccount(query, coachId);
  if (coach === null) return;
  for (const playerId of await listJoinedIds(query, [team.organizationId])) {
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
