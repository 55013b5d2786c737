import type { CompareState } from '@strokebook/contract';
import { features } from '@strokebook/golf/access';
import { comparePages } from '@strokebook/documents/compare-report';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { storeAccount } from '../../testing/test-accounts.ts';
import { compareFilter, compareState } from '../../testing/test-compare.ts';
import { onEachDatabase } from '../../testing/test-databases.ts';
import { scoreOnlyRound } from '../../testing/test-rounds.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const PLAYER = 1;
const CLOSED = 2;

describe('the report of a comparison', () => {
  onEachDatabase((openTestDatabase) => {
    const { database, server } = useTestServer(openTestDatabase, {
      environment: { PUBLIC_URL: 'https://golf.example' },
    });
    let token: string;
    beforeAll(async () => {
      await storeAccount(database, { accountId: PLAYER, firstName: 'Łucja', lastName: 'van der Øst' });
      await storeAccount(database, {
        accountId: CLOSED,
        settings: [{ featureId: features.compareStats, isPublic: false }],
      });
      token = await server.tokenOf(PLAYER);
      const body = scoreOnlyRound('r1');
      await server.call('putRound', { params: { accountId: PLAYER, roundId: 'r1' }, body }, { token });
    });

    const withPages = (pages: readonly string[], right = compareFilter(PLAYER)): CompareState => ({
      ...compareState(PLAYER, right),
      leftComponentSelections: JSON.stringify({ selectedStats: [], hiddenStats: [], reportPages: pages }),
    });
    const requestOf = (state: CompareState) =>
      ({ body: { report: 'compare-stats', accountId: PLAYER, state } }) as const;
    const print = (state: CompareState) => server.call('getReportPdf', requestOf(state));
    const preview = (state: CompareState) => server.call('previewReport', requestOf(state));
    const textOf = async (data: string) => {
      const document = await getDocumentProxy(new Uint8Array(Buffer.from(data, 'base64')));
      return (await extractText(document, { mergePages: true })).text;
    };

    it('comes as the file, under its name, from the five texts of a comparison (API-13, API-O4, CMP-26)', async () => {
      const { status, body } = await print(withPages(comparePages));
      expect(status).toBe(200);
      expect(body.fileName).toBe('Łucja-van-der-Øst-2027-Compare-Stats.pdf');
      const text = await textOf(body.data);
      expect(text).toContain('Łucja van der Øst, 1 round');
      expect(text).toContain('golf.example/player/');
      expect(text).toContain('Both sides are the same rounds: there is nothing to compare.');
    });

    it('has the chosen pages alone, and its preview the same (CMP-24, CMP-O11)', async () => {
      const { body } = await print(withPages(['Putts Page']));
      const text = await textOf(body.data);
      expect(text).toContain('Putts');
      expect(text).not.toContain('Round Averages');
      const { body: drawn } = await preview(withPages(['Putts Page']));
      expect(drawn.svg.match(/class="typst-page"/g)).toHaveLength(text.match(/Page \d+ of/g)?.length ?? 0);
    });

    it('needs a page (CMP-O11)', async () => {
      const { status, error } = await print(withPages([]));
      expect([status, error?.problems?.[0]?.path]).toEqual([400, '$.leftComponentSelections.reportPages']);
    });

    it('has the pages of the left side, and not of the right (CMP-O11)', async () => {
      const right = JSON.stringify({ selectedStats: [], hiddenStats: [], reportPages: ['Rounds Page'] });
      const { body } = await print({ ...withPages(['Putts Page']), rightComponentSelections: right });
      const text = await textOf(body.data);
      expect([text.includes('Putts'), text.includes('Round Averages')]).toEqual([true, false]);
    });

    it('is that of a kept comparison where its number is given (CGR-06)', async () => {
      const state = withPages(['Putts Page']);
      const { body: kept } = await server.call('saveCompareState', { params: { accountId: PLAYER }, body: state });
      const open = (hash: number) => server.call('previewReport', { body: { report: 'compare-stats', hash } });
      const [{ body: byNumber }, { body: byState }] = [await open(kept.hash), await preview(state)];
      expect(byNumber).toEqual(byState);
      expect(byNumber.title).toBe('Compare Stats');
      expect((await open(kept.hash + 1)).status).toBe(404);
      const nothing = await server.call('previewReport', { body: { report: 'compare-stats', accountId: PLAYER } });
      expect([nothing.status, nothing.error?.code]).toEqual([400, 'REQUEST_INVALID']);
    });

    it('is not there with a player who is closed, nor for texts that do not fit', async () => {
      const closed = withPages(comparePages, compareFilter(CLOSED));
      expect((await print(closed)).status).toBe(404);
      expect((await preview(closed)).status).toBe(404);
      const bad = await print({ ...withPages(comparePages), rightFilter: '{}' });
      expect(bad.status).toBe(400);
      expect(JSON.stringify(bad.body)).toContain('$.rightFilter');
    });
  });
});
