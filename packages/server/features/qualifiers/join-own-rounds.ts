import type { AccountId } from '@strokebook/golf/access';
import { answersOf, type OwnRounds, withOwnRounds, type Qualifier } from '@strokebook/golf/qualifier';
import type { Queryable } from '../../db/database.ts';
import { findJoined, findOwnRounds } from '../../db/organizations/team-people.ts';
import { type QualifierRow, storeJoinedRounds } from './queries.ts';

export const accountIdsOf = (qualifier: Qualifier): readonly AccountId[] =>
  answersOf(qualifier).entrants.flatMap(({ accountId }) => accountId ?? []);

/**
 * The qualifier with the own rounds of its players (TEAM-31). Only those of players who belong to the team are read, whose
 * coaches see them; what has joined before stays.
 */
export const joinedRounds = async (query: Queryable, row: QualifierRow): Promise<Qualifier> =>
  withOwnRounds(row.document, await ownRoundsOf(query, row));

/** The rounds of type qualifier of its days, of those players who belong to the team. */
export async function ownRoundsOf(query: Queryable, { organizationId, document }: QualifierRow): Promise<OwnRounds> {
  const joined = await findJoined(query, organizationId, accountIdsOf(document));
  const days = answersOf(document).rounds.map(({ playedOn }) => playedOn);
  return findOwnRounds(query, joined, days, 'qualifier');
}

/** The qualifier as it is now; stores what has joined since it was last read, because the first score freezes the rule. */
export async function readCurrent(query: Queryable, row: QualifierRow): Promise<QualifierRow> {
  // Nothing of a confirmed squad changes by a round.
  if (row.document.state === 'selected') return row;
  const document = await joinedRounds(query, row);
  if (document !== row.document) await storeJoinedRounds(query, row, document);
  return { ...row, document };
}
