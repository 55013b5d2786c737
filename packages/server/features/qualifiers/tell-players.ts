import type { NoticeDetails, NoticeKind } from '@strokebook/contract';
import { type AccountId, isAdult } from '@strokebook/golf/access';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { fullName } from '@strokebook/golf/format';
import {
  answersOf,
  movedBy,
  type Qualifier,
  type QualifierNames,
  ownLineOf,
  ownLineText,
} from '@strokebook/golf/qualifier';
import { findAccount } from '../../db/accounts/account-queries.ts';
import type { Database } from '../../db/database.ts';
import { tell } from '../../db/notices/tell.ts';
import { listCoaches } from '../../db/organizations/team-queries.ts';

type Happened = {
  readonly kind: Extract<NoticeKind, 'qualifierOpened' | 'squadConfirmed' | 'squadChanged' | 'qualifierScoreWrong'>;
  readonly at: Date;
  readonly byId: AccountId;
  readonly details: Pick<NoticeDetails, 'team' | 'qualifier'>;
};

/**
 * Tells players of a qualifier, and the guardians of those under 18, each in a transaction of its own, after the change
 * (see `tell`). Nobody is told another player's line (TEAM-12).
 */
export async function tellPlayers(
  query: Database['query'],
  qualifier: Qualifier,
  entrantIds: readonly string[],
  { kind, at, byId, details }: Happened,
  { nameOf, today }: Pick<QualifierNames, 'nameOf'> & { readonly today: CalendarDay },
): Promise<void> {
  for (const { entrantId, accountId } of answersOf(qualifier).entrants) {
    if (accountId === null || !entrantIds.includes(entrantId)) continue;
    const player = await findAccount(query, accountId);
    if (player === null) continue;
    const own = ownLineOf(qualifier, entrantId, nameOf);
    const line = own === null ? {} : { line: ownLineText(own) };
    await query.transaction((tx) => tell(tx, accountId, { kind, at, byId, details: { ...details, ...line } }));
    if (isAdult(player, today)) continue;
    const about = { playerId: accountId, playerName: fullName(player) };
    for (const guardianId of player.guardianIds) {
      await query.transaction((tx) => tell(tx, guardianId, { kind, at, byId, details: { ...details, ...about } }));
    }
  }
}

/** Everybody of a qualifier, or after a change of a confirmed squad those whom it moves. */
export const whomToTell = (
  before: Qualifier | null,
  after: Qualifier,
  nameOf: QualifierNames['nameOf'],
): readonly string[] =>
  before?.squad == null ? answersOf(after).entrants.map(({ entrantId }) => entrantId) : movedBy(before, after, nameOf);

/** Tells the coaches of a team that a player calls a score wrong. */
export async function tellCoachesOfScore(
  query: Database['query'],
  organizationId: number,
  told: Happened,
): Promise<void> {
  for (const { accountId } of await listCoaches(query, [organizationId])) {
    await query.transaction((tx) => tell(tx, accountId, told));
  }
}
