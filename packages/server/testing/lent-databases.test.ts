import { expect, it } from 'vitest';
import { openDemoDatabase } from './index.ts';
import { openEmbeddedTestDatabase } from './test-databases.ts';

it('lends a database with every row and sequence as before, whatever its last user changed', async () => {
  const first = await openDemoDatabase();
  const read = async ({ pool }: typeof first) =>
    (
      await pool.query(
        `SELECT (SELECT string_agg(md5(a::text), ',' ORDER BY account_id) FROM accounts a) AS accounts,
           (SELECT string_agg(md5(r::text), ',' ORDER BY account_id, round_id) FROM rounds r) AS rounds,
           (SELECT last_value FROM account_ids) AS sequence`,
      )
    ).rows[0];
  const before = await read(first);
  await first.pool.query(`
    INSERT INTO accounts (username, first_name, last_name) VALUES ('new', '', '');
    UPDATE accounts SET first_name = 'Changed', data_version = data_version + 1 WHERE account_id = 1;
    DELETE FROM rounds WHERE account_id = 2 OR round_id IN (SELECT round_id FROM rounds LIMIT 3);`);
  expect(await read(first)).not.toEqual(before);
  await first.close();
  const second = await openDemoDatabase();
  expect(second.dataDir).toBe(first.dataDir);
  expect(await read(second)).toEqual(before);
  await second.close();
});

it('does not lend a database again whose schema was changed', async () => {
  const first = await openEmbeddedTestDatabase();
  await first.pool.query('ALTER TABLE accounts ADD COLUMN extra text');
  await first.close();
  const second = await openEmbeddedTestDatabase();
  expect(second.dataDir).not.toBe(first.dataDir);
  await second.close();
});
