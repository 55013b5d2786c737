import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { laterAdditions } from '../testing/later-additions.ts';
import { storeAccount } from '../testing/test-accounts.ts';
import { onEachDatabase } from '../testing/test-databases.ts';
import type { Queryable } from './database.ts';
import { readMigrations } from './migrate.ts';

/** The first migration whose older version can be told by a migration alone what it must not show. */
const FIRST = '0100';
const howTo = readFileSync(join(import.meta.dirname, '../../../docs/how-to/upgrade.md'), 'utf8');

/** What a migration adds: columns of older tables, and tables. */
function additionsOf(text: string): readonly string[] {
  const columns = [...text.matchAll(/ALTER TABLE (\w+) ADD COLUMN (\w+)/g)];
  return [
    ...columns.map(([, table, column]) => `${table ?? ''}.${column ?? ''}`),
    ...[...text.matchAll(/CREATE TABLE (?:IF NOT EXISTS )?(\w+)/g)].map(([, table]) => table ?? ''),
  ];
}

const migrations = readMigrations().filter(({ name }) => name >= FIRST);
const sinceOf = new Map(migrations.flatMap(({ name, sql: text }) => additionsOf(text).map((added) => [added, name])));

it('every column and table that a migration adds says whether somebody hides something by it (OPS-02, OPS-O110)', () => {
  expect(Object.keys(laterAdditions).sort()).toEqual([...sinceOf.keys()].sort());
});

it('upgrade.md has the statements for going back behind each migration, under its name (OPS-02, OPS-O110)', () => {
  for (const [added, addition] of Object.entries(laterAdditions)) {
    const statements = addition.hides === null ? [] : (addition.wayBack ?? []);
    const section = howTo
      .split(/^### /m)
      .find((one) => one.startsWith(`To a version without \`${sinceOf.get(added)?.slice(0, 4) ?? ''}`));
    for (const statement of statements)
      expect([added, section ?? '']).toEqual([added, expect.stringContaining(statement)]);
  }
});

onEachDatabase((openTestDatabase) => {
  for (const [added, addition] of Object.entries(laterAdditions)) {
    if (addition.hides === null) continue;
    const { hides, hidden, shownByOlder, wayBack } = addition;
    const how = wayBack === null ? 'by the columns that it knows' : 'by the statements of upgrade.md';
    it(`${added}: ${hides} stays hidden in a version that does not know it, ${how} (OPS-02, OPS-O110)`, async () => {
      const database = await openTestDatabase();
      await storeAccount(database, { accountId: 1 });
      await storeAccount(database, { accountId: 2 });
      const undone = new Error('undone');
      const isShown = async (tx: Queryable) => ((await tx.execute(sql.raw(shownByOlder))).rowCount ?? 0) > 0;
      const work = database.query.transaction(async (tx) => {
        for (const statement of hidden) await tx.execute(sql.raw(statement));
        // The statements are needed: without them the older version shows it.
        expect(await isShown(tx)).toBe(wayBack !== null);
        for (const statement of wayBack ?? []) await tx.execute(sql.raw(statement));
        expect(await isShown(tx)).toBe(false);
        throw undone;
      });
      await expect(work).rejects.toBe(undone);
      await database.close();
    });
  }
});
