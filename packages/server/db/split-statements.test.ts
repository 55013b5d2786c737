import { parse } from 'libpg-query';
import { expect, it } from 'vitest';
import { readMigrations } from './migrate.ts';
import { splitStatements } from './split-statements.ts';

/** The trees of some statements, without where they stand in the text. */
const treesOf = async (sql: string): Promise<readonly unknown[]> => {
  const { stmts = [] } = (await parse(sql)) as { stmts?: readonly { stmt: unknown }[] };
  const withoutPlaces = (key: string, value: unknown) => (/location$|list_(start|end)$/.test(key) ? undefined : value);
  return stmts.map(({ stmt }) => JSON.parse(JSON.stringify(stmt, withoutPlaces)) as unknown);
};

it('splits every migration into the statements that PostgreSQL reads in it (SCALE-03)', async () => {
  for (const { name, sql } of readMigrations()) {
    const parts = await Promise.all(splitStatements(sql).map(treesOf));
    expect(
      parts.map((trees) => trees.length),
      name,
    ).toEqual(parts.map(() => 1));
    expect(JSON.stringify(parts.flat()), name).toBe(JSON.stringify(await treesOf(sql)));
  }
});

it('splits at no semicolon in a comment, a text or a body', () => {
  const sql = `-- one; two\nSELECT 'a;''b' AS "c;d"; DO $x$ BEGIN; END $x$;\nSELECT 1 - 2 -- last;\n`;
  expect(splitStatements(sql)).toEqual([`SELECT 'a;''b' AS "c;d"`, 'DO $x$ BEGIN; END $x$', 'SELECT 1 - 2']);
});
