import { accountIdOf } from '@strokebook/golf/access';
import { expect, it } from 'vitest';
import { archiveAccount } from '../db/account-deletion/archive-account.ts';
import { holdUsername, lockForRemoval, removeEverything } from '../db/account-deletion/remove-account.ts';
import { openDatabase } from '../db/open-database.ts';
import { runCommand } from '../testing/run-command.ts';
import { storeAccount } from '../testing/test-accounts.ts';
import { createServerDatabase, skipReason } from '../testing/test-databases.ts';

it.skipIf(skipReason !== '')(
  `npm run product-manager appoints an account by its username, and ends that, but not of a deleted one (OPS-11)${skipReason}`,
  async () => {
    const { url, drop } = await createServerDatabase();
    const run = (...args: readonly string[]) => runCommand('product-manager', args, { DATABASE_URL: url });
    const database = await openDatabase({ databaseUrl: url, dataDir: '' });
    const isManager = async () => {
      const { rows } = await database.pool.query<{ is: boolean }>('SELECT is_product_manager AS is FROM accounts');
      return rows.map((row) => row.is);
    };
    await storeAccount(database, { accountId: 1, username: 'morgan' });
    const appointed = await run('Morgan', 'on');
    const output = 'Morgan is now a product manager.\n';
    expect([appointed.exitCode, appointed.output, await isManager()]).toEqual([0, output, [true]]);
    expect([(await run('morgan', 'off')).exitCode, await isManager()]).toEqual([0, [false]]);
    const unknown = await run('nobody', 'on');
    const sentence = expect.stringMatching(/^there is no account with the username nobody, .* are morgan\n$/) as string;
    expect([unknown.exitCode, unknown.log]).toEqual([1, sentence]);
    expect((await run('morgan')).exitCode).toBe(2);
    await run('morgan', 'on');
    await database.query.transaction(async (tx) => {
      const account = (await lockForRemoval(tx, accountIdOf(1))).get(accountIdOf(1));
      if (account === undefined) throw new Error('the account is missing');
      await archiveAccount(tx, account, new Date());
      await removeEverything(tx, account);
      await holdUsername(tx, account);
    });
    for (const state of ['on', 'off']) {
      const { exitCode, output, log } = await run('morgan', state);
      const deleted = 'the account of morgan was deleted: it is no product manager, also if it is restored\n';
      expect([exitCode, output, log]).toEqual([1, '', deleted]);
    }
    await database.close();
    await drop();
  },
);
