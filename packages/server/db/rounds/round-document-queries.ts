import { roundInSight } from '@strokebook/golf/access';
import type { RoundDocument } from '@strokebook/golf/model';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, ReadAt, SeenAccount } from '../database.ts';
import { areRoundsInSight } from './rounds-in-sight.ts';
import { rounds } from '../schema/index.ts';

/** Documents have 20 to 60 kB each, so this limits the memory of one query. */
const DOCUMENTS_AT_ONCE = 100;

/**
 * Maps some rounds' documents, in the order of the given ids, as the account's viewer may read them; rounds that are
 * missing or not open to the viewer are left out. Documents are loaded in batches, which limits the memory of a call.
 */
export async function readDocuments<T>(
  readAt: ReadAt,
  account: SeenAccount,
  roundIds: readonly string[],
  read: (document: RoundDocument) => T,
): Promise<readonly T[]> {
  const results: T[] = [];
  for (let first = 0; first < roundIds.length; first += DOCUMENTS_AT_ONCE) {
    const ids = roundIds.slice(first, first + DOCUMENTS_AT_ONCE);
    const rows = await readAt(account, (query) => selectDocuments(query, account, ids));
    const byId = new Map(rows.map(({ roundId, document }) => [roundId, document]));
    for (const id of ids) {
      const document = byId.get(id);
      if (document !== undefined) results.push(read(document));
    }
  }
  return results;
}

/** One round as the account's viewer may read it, with its history; null if it is missing or not open to the viewer. */
export async function readRound(query: Queryable, account: SeenAccount, roundId: string) {
  const { changedBy, enteredBy } = rounds;
  const columns = { document: rounds.document, revision: rounds.revision, changedAt: rounds.updatedAt };
  const [row] = await query
    .select({ ...columns, changedBy, enteredBy })
    .from(rounds)
    .where(areSeen(account, [roundId]));
  return row === undefined ? null : { ...row, document: roundInSight(row.document, account.roundSight) };
}

/**
 * A round with a document only if its revision is another than the given one: a caller that asks every few seconds mostly
 * has it, and a document is read from pages of its own. Null if it is missing or not open to the account's viewer.
 */
export async function readRoundAfter(
  readAt: ReadAt,
  account: SeenAccount,
  roundId: string,
  after: number,
): Promise<{ readonly revision: number; readonly changedAt: Date; readonly document: RoundDocument | null } | null> {
  const { revision, updatedAt: changedAt, document } = rounds;
  const newer = sql<RoundDocument | null>`CASE WHEN ${revision} = ${after} THEN NULL ELSE ${document} END`;
  const [row] = await readAt(account, (query) =>
    query
      .select({ revision, changedAt, document: newer })
      .from(rounds)
      .where(areSeen(account, [roundId])),
  );
  if (row === undefined) return null;
  return { ...row, document: row.document === null ? null : roundInSight(row.document, account.roundSight) };
}

async function selectDocuments(query: Queryable, account: SeenAccount, roundIds: readonly string[]) {
  const rows = await query
    .select({ roundId: rounds.roundId, document: rounds.document })
    .from(rounds)
    .where(areSeen(account, roundIds));
  return rows.map(({ roundId, document }) => ({ roundId, document: roundInSight(document, account.roundSight) }));
}

const areSeen = ({ accountId, roundSight }: SeenAccount, roundIds: readonly string[]) =>
  and(eq(rounds.accountId, accountId), inArray(rounds.roundId, [...roundIds]), areRoundsInSight(roundSight));
