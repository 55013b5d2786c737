import { type CallOf, type Route, type RouteId, routes } from '@strokebook/contract';
import { calendarDay } from '@strokebook/golf/calendar';
import type { RoundDocument } from '@strokebook/golf/model';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoRounds, logRounds } from '../testing/demo-rounds.ts';
import { callOf } from '../testing/every-call.ts';
import { reportCases } from '../testing/report-cases.ts';
import { storeAccount } from '../testing/test-accounts.ts';
import { storeCompareState } from '../testing/test-compare.ts';
import { onEachDatabase } from '../testing/test-databases.ts';
import { storeResume } from '../testing/test-resume.ts';
import { useTestServer } from '../testing/use-test-server.ts';

const PLAYER = 1;
const HOLES_PLAYED = 7;

/** Replies that show the unfinished round itself and where it is played, or the trail of the change. */
const showsRounds: ReadonlySet<string> = new Set([
  'listRounds',
  'findRoundCourses',
  'listRoundEvents',
  'exportData',
  'listAuditEvents',
  'getSecurity',
]);
/** Replies that are closed while a competition is entered (AIM-11). */
const closedMeanwhile: ReadonlySet<string> = new Set([
  'getPlanBasis',
  'listCoursePlans',
  'planHole',
  'getAimFigures',
  'listSuggestions',
]);
/** Replies that must change once the round is finished; otherwise this test could not fail. */
const figures = [
  ...['overviewGroup', 'performanceStats', 'getStrokesGainedByRound', 'getSamplesBehind'],
  ...['getSeason', 'getCompletedRoundCounts', 'getResults', 'getPastTournaments', 'getHistoricalMetrics'],
  ...['getBestTenCharts', 'getResumePreview', 'getDriveData', 'getPuttData', 'getScoringData', 'getCompareMetrics'],
  ...['getSelectedRoundIds', 'getRoundsTable', 'getLastRoundStory'],
  ...['previewReport player-performance-summary', 'previewReport ppr', 'previewReport compare-stats'],
];

const stroke = demoRounds.find(
  ({ type, holes, holeCount }) => type === 'tournament' && holeCount === 18 && holes.every(({ shots }) => shots),
);
const finished = {
  ...(stroke as RoundDocument),
  roundId: 'running',
  playedOn: calendarDay('2026-06-14'),
  tournament: { tournamentId: 'running-cup', name: 'Running Cup' },
  roundNumber: 1,
  // Better than every other round, so that it would lead each list of the best.
  holes: (stroke as RoundDocument).holes.map((hole) => ({
    ...hole,
    score: 2,
    putts: undefined,
    penalties: undefined,
    shots: hole.shots?.slice(0, 2).map(({ penalty: _caused, ...shot }) => shot),
  })),
} as RoundDocument;
const unfinished: RoundDocument = {
  ...finished,
  status: 'inProgress',
  holes: finished.holes.map(({ hole, par, score, shots, ...rest }, index) =>
    index < HOLES_PLAYED ? { hole, par, score, shots, ...rest } : { hole, par },
  ),
};

describe('a round in progress', () => {
  onEachDatabase((openTestDatabase) => {
    const { database, server } = useTestServer(openTestDatabase);
    beforeAll(async () => {
      await storeAccount(database, { accountId: PLAYER, showsRoundStory: true });
      await storeCompareState(database, PLAYER, PLAYER);
      await storeResume(database, PLAYER, PLAYER);
      await logRounds(server, PLAYER, demoRounds.slice(0, 30) as never);
    });

    const put = async (round: RoundDocument) => {
      const token = await server.tokenOf(PLAYER);
      const { status } = await server.call(
        'putRound',
        { params: { accountId: PLAYER, roundId: round.roundId }, body: round as never },
        { token },
      );
      expect(status).toBe(200);
    };
    const isRead = (id: RouteId): boolean => {
      const route: Route = routes[id];
      return (route.method === 'GET' || route.isRead === true) && id !== 'getReportPdf';
    };
    /** Every reply to the player that changes nothing, as text by name. */
    const readAll = async (): Promise<ReadonlyMap<string, string>> => {
      const token = await server.tokenOf(PLAYER, 'one device');
      const parties = { accountId: PLAYER, caller: { accountId: PLAYER, firstName: 'First', lastName: 'Last' } };
      const replies = new Map<string, string>();
      const call = async <Id extends RouteId>(name: string, id: Id, input: CallOf<Id>) => {
        const { status, text } = await server.call(id, input, { token });
        // A refusal has an id of its own.
        replies.set(name, status === 200 ? text : String(status));
      };
      for (const id of (Object.keys(routes) as RouteId[]).filter(isRead))
        await call(id, id, callOf(id, parties) as never);
      const roundIds = ['running', ...demoRounds.slice(0, 30).map(({ roundId }) => roundId)];
      const table = callOf('getRoundsTable', parties) as CallOf<'getRoundsTable'>;
      await call('getRoundsTable', 'getRoundsTable', { ...table, body: { ...table.body, roundIds } });
      for (const { name, request } of reportCases) {
        await call(`previewReport ${name}`, 'previewReport', { body: request(PLAYER, PLAYER) });
      }
      return replies;
    };
    const differing = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) =>
      [...after]
        .filter(([name, text]) => before.get(name) !== text)
        .map(([name]) => name)
        .filter((name) => !showsRounds.has(name));

    it('counts in no figure before it is finished, and in all of them afterwards (ENTRY-29)', {
      timeout: 120_000,
    }, async () => {
      const before = await readAll();
      await put(unfinished);
      const during = await readAll();
      expect(new Set(differing(before, during))).toEqual(closedMeanwhile);
      await put(finished);
      const after = differing(during, await readAll());
      expect(figures.filter((name) => !after.includes(name))).toEqual([]);
    });

    it('is listed with its finished holes and their score (ENTRY-29)', async () => {
      await put(unfinished);
      const { body } = await server.call('listRounds', { params: { accountId: PLAYER } });
      const par = unfinished.holes.slice(0, HOLES_PLAYED).reduce((sum, hole) => sum + hole.par, 0);
      expect(body.rounds[0]).toMatchObject({
        roundId: 'running',
        status: 'inProgress',
        holesPlayed: HOLES_PLAYED,
        score: 14,
        par,
      });
    });
  });
});
