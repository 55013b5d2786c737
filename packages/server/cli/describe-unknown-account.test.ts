import { afterAll, beforeAll, expect, it } from 'vitest';
import { storeAccount } from '../testing/test-accounts.ts';
import { openEmbeddedTestDatabase, type TestDatabase } from '../testing/test-databases.ts';
import { describeUnknownAccount } from './describe-unknown-account.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openEmbeddedTestDatabase();
});
afterAll(() => database.close());

it('names the account that is meant by another text than its username, and what to type (OPS-O107)', async () => {
  const describe = (name: string, state = 'on') =>
    describeUnknownAccount(database.query, name, { state, command: 'dist/node product-manager.ts' });
  expect(await describe('morgan')).toBe(
    'there is no account with the username morgan, nor any other: it signs up first',
  );
  const phoneNumber = '+15550100042';
  await storeAccount(database, {
    accountId: 1,
    username: 'player-1',
    firstName: 'Morgan',
    lastName: 'Reyes',
    phoneNumber,
  });
  for (const name of [phoneNumber, '(555) 010-0042', 'Morgan Reyes']) {
    expect(await describe(name, 'off')).toBe(
      `there is no account with the username ${name}, but ${name} is player-1 (Morgan Reyes): type dist/node product-manager.ts player-1 off`,
    );
  }
  await storeAccount(database, { accountId: 2, username: 'player-2', firstName: 'Morgan', lastName: 'Lee' });
  expect(await describe('morgan')).toBe(
    'there is no account with the username morgan, but morgan may be player-2 (Morgan Lee), player-1 (Morgan Reyes): type one of these usernames in its place',
  );
  expect(await describe('nobody')).toMatch(/^there is no account .*: it signs up first, .* are player-2, player-1$/);
});
