import { rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openDatabase } from '../db/open-database.ts';
import { runCommand } from '../testing/run-command.ts';
import { storeAccount } from '../testing/test-accounts.ts';
import { copyMigratedDataDir } from '../testing/test-databases.ts';

it('npm run product-manager appoints an account by its username, and ends that (OPS-11)', {
  timeout: 60_000,
}, async () => {
  const dataDir = await copyMigratedDataDir();
  const run = (...args: readonly string[]) => runCommand('product-manager', args, { DATA_DIR: dataDir });
  const inDatabase = async <Result>(use: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<Result>) => {
    const database = await openDatabase({ databaseUrl: null, dataDir });
    try {
      return await use(database);
    } finally {
      await database.close();
    }
  };
  const isManager = () =>
    inDatabase(async ({ pool }) => {
      const { rows } = await pool.query<{ is: boolean }>('SELECT is_product_manager AS is FROM accounts');
      return rows.map((row) => row.is);
    });
  await inDatabase((database) => storeAccount(database, { accountId: 1, username: 'morgan' }));
  const appointed = await run('Morgan', 'on');
  expect([appointed.exitCode, appointed.output, await isManager()]).toEqual([
    0,
    'Morgan is now a product manager.\n',
    [true],
  ]);
  expect([(await run('morgan', 'off')).exitCode, await isManager()]).toEqual([0, [false]]);
  const unknown = await run('nobody', 'on');
  expect([unknown.exitCode, unknown.log]).toEqual([
    1,
    'there is no account with the username nobody: it signs up first\n',
  ]);
  expect((await run('morgan')).exitCode).toBe(2);
  rmSync(dataDir, { recursive: true, force: true });
});
