import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RoundDocument } from '@strokebook/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { storeAccount } from '../../testing/test-accounts.ts';
import { onEachDatabase } from '../../testing/test-databases.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

/** A round as the first version of the app sends it, with every field that it knows. Never changed. */
const sample = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../testing/samples/round-format-1.json'), 'utf8'),
) as RoundDocument;

describe('rounds of an older app', () => {
  onEachDatabase((openTestDatabase) => {
    const { database, server } = useTestServer(openTestDatabase);
    let token: string;
    beforeAll(async () => {
      await storeAccount(database, { accountId: 1 });
      token = await server.tokenOf(1);
    });
    const put = (round: RoundDocument) =>
      server.call(
        'putRound',
        { params: { accountId: 1, roundId: round.roundId }, query: { revision: 0 }, body: round },
        { token },
      );

    it('are taken and given back with every field (ENTRY-26)', async () => {
      expect((await put(sample)).body).toMatchObject({ revision: 1, isChanged: true });
      const params = { accountId: 1, roundId: sample.roundId };
      expect((await server.call('getRound', { params }, { token })).body.round).toEqual(sample);
    });

    it('are refused by the name of their format if the server does not know it, so that the app can say so (ENTRY-26)', async () => {
      const { status, error } = await put({ ...sample, format: 'strokebook.round/9' as RoundDocument['format'] });
      expect([status, error?.code]).toEqual([422, 'ROUND_INVALID']);
      expect(error?.problems?.map(({ path }) => path)).toContain('$.format');
    });
  });
});
