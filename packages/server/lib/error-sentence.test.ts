import { afterAll, beforeAll, expect, it } from 'vitest';
import { signingKeys } from '../db/schema/index.ts';
import { errorSentence } from './error-sentence.ts';
import { openEmbeddedTestDatabase, type TestDatabase } from '../testing/test-databases.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openEmbeddedTestDatabase();
});
afterAll(() => database.close());

it('says why a query failed without its values, which may be keys (OPS-06)', async () => {
  await database.pool.query('SET default_transaction_read_only = on');
  const error = await database.query
    .insert(signingKeys)
    .values({ keyId: 'idToken', privateKey: { d: 'a-private-key' } })
    .catch((failure: unknown) => failure);
  expect(String(error)).toContain('a-private-key');
  expect(errorSentence(error)).toBe('the database refused: cannot execute INSERT in a read-only transaction');
});
