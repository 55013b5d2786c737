import type { RoundDocument } from '@strokebook/golf/model';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable, ReadAt, VersionedAccount } from './database.ts';
import { rounds } from './schema/index.ts';

/** Documents have 20 to 60 kB each, so this limits the memory of one query. */
const DOCUMENTS_AT_ONCE = 100;

/**
 * Maps some rounds' documents, in the order of the given ids; missing rounds are left out. Loads a few documents at a
 * time, so that a career is never in memory as a whole.
 */
export async function readDocuments<T>(
  readAt: ReadAt,
  account: VersionedAccount,
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

const selectDocuments = (query: Queryable, { accountId }: VersionedAccount, roundIds: readonly string[]) =>
  query
    .select({ roundId: rounds.roundId, document: rounds.document })
    .from(rounds)
    .where(and(eq(rounds.accountId, accountId), inArray(rounds.roundId, [...roundIds])));
