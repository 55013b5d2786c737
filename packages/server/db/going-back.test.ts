import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { laterAdditions } from '../testing/later-additions.ts';
import { storeAccount } from '../testing/test-accounts.ts';
import { onEachDatabase } from '../testing/test-databases.ts';
import type { Queryable } from './database.ts';
import { readMigrations } from './migrate.ts';

/** The first migration whose older version can be told by a migration alone what it must not show. */
const FIRST = '0100';

/** What a migration adds: columns of older tables, and tables. */
function additionsOf(text: string): readonly string[] {
  const columns = [...text.matchAll(/ALTER TABLE (\w+) ADD COLUMN (\w+)/g)];
  return [
    ...columns.map(([, table, column]) => `${table ?? ''}.${column ?? ''}`),
    ...[...text.matchAll(/CREATE TABLE (?:IF NOT EXISTS )?(\w+)/g)].map(([, table]) => table ?? ''),
  ];
}

/** On whose schema the version before runs; it refuses the others. */
const migrations = readMigrations().filter(({ name, canGoBack }) => canGoBack && name >= FIRST);
const sinceOf = new Map(migrations.flatMap(({ name, sql: text }) => additionsOf(text).map((added) => [added, name])));

it('every column and table that a migration adds says whether somebody hides something by it (OPS-02, OPS-O110)', () => {
  expect(Object.keys(laterAdditions).sort()).toEqual([...sinceOf.keys()].sort());
});

onEachDatabase((openTestDatabase) => {
  for (const [added, addition] of Object.entries(laterAdditions)) {
    if (addition.hides === null) continue;
    const { hides, hide, shownByOlder } = addition;
    it(`${added}: ${hides} stays hidden in a version that does not know it, by the columns that it knows (OPS-02, OPS-O110)`, async () => {
      const database = await openTestDatabase();
      await storeAccount(database, { accountId: 1 });
      await storeAccount(database, { accountId: 2 });
      const undone = new Error('undone');
      const isShown = async (tx: Queryable) => ((await tx.execute(sql.raw(shownByOlder))).rowCount ?? 0) > 0;
      const work = database.query.transaction(async (tx) => {
        await hide(tx);
        expect(await isShown(tx)).toBe(false);
        throw undone;
      });
      await expect(work).rejects.toBe(undone);
      await database.close();
    });
  }
});
