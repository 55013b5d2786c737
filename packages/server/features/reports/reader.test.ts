import type { CallOf } from '@strokebook/contract';
import { comparePages } from '@strokebook/documents/compare-report';
import { playerReports } from '@strokebook/documents/reports';
import { accountIdOf } from '@strokebook/golf/access';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { writeCourses } from '../../db/courses/course-rows.ts';
import { demoCourses, demoRounds, logRounds } from '../../testing/demo-rounds.ts';
import { storeAccount } from '../../testing/test-accounts.ts';
import { compareState } from '../../testing/test-compare.ts';
import { onEachDatabase } from '../../testing/test-databases.ts';
import { scoreOnlyRound } from '../../testing/test-rounds.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const PLAYER = 1;
const JUNIOR = 2;

type ReportCall = CallOf<'getReportPdf'>['body'];

/** What every child of `cgr` but the organization's, which has no lengths, asks for. */
const requests: readonly ReportCall[] = [
  ...playerReports.map(({ name }) => ({ report: name, accountId: PLAYER })),
  { report: 'public-player-schedule-report', accountId: PLAYER, groupResultsBy: 1, threshold: -1 },
  { report: 'resume', accountId: PLAYER },
  {
    report: 'compare-stats',
    accountId: PLAYER,
    state: {
      ...compareState(PLAYER),
      leftComponentSelections: JSON.stringify({ selectedStats: [], hiddenStats: [], reportPages: comparePages }),
    },
  },
];

describe('a report for its reader', () => {
  onEachDatabase((openTestDatabase, { isSecond }) => {
    const { database, server } = useTestServer(openTestDatabase);
    // The database does not change how a report is drawn, so one report is enough on the second database.
    const others = isSecond ? [] : requests.slice(1);
    beforeAll(async () => {
      for (const accountId of [PLAYER, JUNIOR])
        await storeAccount(database, { accountId, extraInfo: { college: 'Harrow' } });
      await writeCourses(database.query, demoCourses);
      await logRounds(server, PLAYER, demoRounds);
      const token = await server.tokenOf(JUNIOR);
      const { holes } = scoreOnlyRound('nine');
      const body = scoreOnlyRound('nine', { type: 'tournament', holeCount: 9, holes: holes.slice(0, 9) });
      await server.call('putRound', { params: { accountId: JUNIOR, roundId: 'nine' }, body }, { token });
    });

    const print = async (body: ReportCall) => {
      const { status, body: file, text } = await server.call('getReportPdf', { body });
      expect([body.report, status, status === 200 ? '' : text]).toEqual([body.report, 200, '']);
      const document = await getDocumentProxy(new Uint8Array(Buffer.from(file.data, 'base64')));
      return (await extractText(document, { mergePages: true })).text;
    };

    const expectMeters = async (request: ReportCall) => {
      const text = await print({ ...request, prefersMetric: true } as ReportCall);
      expect(text).not.toMatch(/\d (?:yd|ft)\b|\byards?\b|\bfeet\b/i);
    };
    it('says meters, and yards or feet nowhere, where meters are asked for (CGR-01, CGR-02, CGR-03)', () =>
      expectMeters(requests[0] as ReportCall));
    it.each(others)('says so in $report too (CGR-01, CGR-02, CGR-03)', { tags: ['full'] }, expectMeters);

    it('keeps the first putt of the results in meters (CGR-02, DATA-47)', async () => {
      const request = requests.find(({ report }) => report === 'public-player-schedule-report');
      const text = await print({ ...request, prefersMetric: true } as ReportCall);
      expect(text).toMatch(/First putt/i);
    });

    it("has the reader's day, not that of the server (RESUME-10, RESUME-32)", async () => {
      server.clock.unpin();
      // Half past two of June 16 in Greenwich; the evening before in California.
      server.clock.advance(14.5 * 60 * 60_000);
      const token = await server.tokenOf(PLAYER);
      const startOf = async (timeZoneOffsetMinutes: number) => {
        const params = { accountId: accountIdOf(PLAYER) };
        const query = { timeZoneOffsetMinutes };
        const { body } = await server.call('getResumeSettings', { params, query }, { token });
        return body.performanceChartsPage.barChartsDateRange.end;
      };
      expect([await startOf(0), await startOf(420)]).toEqual(['2026-06-16', '2026-06-15']);
    });

    const expectReadersDay = async (request: ReportCall) => {
      const day = async (timeZoneOffsetMinutes: number) =>
        /June? 1[56], 2026/.exec(await print({ ...request, timeZoneOffsetMinutes } as ReportCall))?.[0];
      expect(await day(420)).not.toEqual(await day(0));
    };
    it("prints the reader's day (RESUME-10, RESUME-32)", () => expectReadersDay(requests[0] as ReportCall));
    it.each(others)(
      "prints the reader's day in $report too (RESUME-10, RESUME-32)",
      { tags: ['full'] },
      expectReadersDay,
    );

    it('shows the results of a junior of nine holes, whose account has no choice (TOUR-20, TOUR-O7)', async () => {
      const text = await print({
        report: 'public-player-schedule-report',
        accountId: JUNIOR,
        groupResultsBy: 1,
        threshold: -1,
      });
      expect(text).toContain('Results 1 round, ');
    });
  });
});
