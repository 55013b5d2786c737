import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { accountIdOf } from '@strokebook/golf/access';
import { calendarDay, isInRange, lastRange } from '@strokebook/golf/calendar';
import { formatStat } from '@strokebook/golf/format';
import type { RoundDocument } from '@strokebook/golf/model';
import { placeOfStat, type StatColumn, statColumns } from '@strokebook/golf/stats';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLocalFiles, createTestServer, type EmbeddedTestDatabase, openDemoDatabase } from '../testing/index.ts';
import { runCommand } from '../testing/run-command.ts';

/** One line of `npm run analyze`. */
type Analyzed = {
  readonly round: string;
  readonly date: string;
  readonly stats: Readonly<Record<string, { readonly state: string; readonly sum: number; readonly n: number }>>;
};

/** The stats of the record of all tournament rounds, by their name there. */
const recordStats = {
  score: 'scoring.score',
  fir: 'drive.fairwaysHit',
  gir: 'approach.greensInRegulation',
  upDown: 'save.upAndDown',
  putts: 'putt.putts',
  birdieOrBetter: 'scoring.birdieOrBetter',
} as const;
const yearStats = [
  ...Object.values(recordStats),
  ...['drive', 'approach', 'save', 'putt', 'scoring'].map((part) => `${part}.strokesGained`),
];
const today = calendarDay('2026-06-15');
const accountId = accountIdOf(1);
const params = { accountId };

let database: EmbeddedTestDatabase;
let server: Awaited<ReturnType<typeof createTestServer>>;
let token: string;
let rounds: readonly RoundDocument[];
let exportedFile: string;
beforeAll(async () => {
  database = await openDemoDatabase();
  server = await createTestServer(database, { DEMO: 'on' }, createLocalFiles(join(database.dataDir, 'files')));
  token = await server.tokenOf(accountId);
  const { body } = await server.call('exportData', { query: { format: 'json' } }, { token });
  rounds = (body as unknown as { readonly rounds: readonly { readonly round: RoundDocument }[] }).rounds
    .map(({ round }) => round)
    .filter(({ status }) => status === 'completed');
  exportedFile = join(database.dataDir, 'exported.ndjson');
  writeFileSync(exportedFile, rounds.map((round) => JSON.stringify(round)).join('\n'));
});
afterAll(async () => {
  await server.close();
  await database.close();
});

/** What a command line prints of the exported rounds, one value per line. */
async function linesOf<Line>(command: string): Promise<readonly Line[]> {
  const { exitCode, output } = await runCommand(command, [exportedFile], { DATABASE_URL: '' });
  expect(exitCode).toBe(0);
  return output
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
}

/** A stat over some rounds from its sums in each, as the screens write it. */
function figureOf(lines: readonly Analyzed[], statId: string): string {
  const { format, kind } = statColumns[placeOfStat(statId)] as StatColumn;
  const read = lines.flatMap(({ stats }) => (stats[statId]?.state === 'value' ? [stats[statId]] : []));
  const total = (of: 'sum' | 'n') => read.reduce((sum, result) => sum + result[of], 0);
  const per = kind === 'perRound' ? 18 : 1;
  return formatStat((total('sum') / total('n')) * per, format);
}

describe('figures worked out from the rounds that a demo player takes along', () => {
  const findRecord = async () => {
    const { body } = await server.call('getPastTournaments', { params, query: { timeZoneOffsetMinutes: '0' } });
    return {
      record: body.record,
      ids: new Set(body.tournaments.flatMap((one) => one.includedRounds.map(({ golfRoundId }) => golfRoundId))),
    };
  };

  it('DATA-34, DATA-47: npm run analyze gives the averages of all tournament rounds and of the last twelve months', async () => {
    const lines = await linesOf<Analyzed>('analyze');
    const { record, ids } = await findRecord();
    const full = new Set(rounds.filter(({ holeCount }) => holeCount === 18).map(({ roundId }) => roundId));
    const ofTournaments = lines.filter(({ round }) => ids.has(round) && full.has(round));
    expect(ofTournaments.length).toBe(record.roundCount);
    for (const [name, statId] of Object.entries(recordStats)) {
      expect([name, figureOf(ofTournaments, statId)]).toEqual([
        name,
        record.averages[name as keyof typeof recordStats].formatted,
      ]);
    }
    const dateRange = lastRange(12, 'Months', today);
    const { body } = await server.call('performanceStats', {
      params,
      body: {
        roundsFilter: { filterName: 'Year', holeCount: 18, dateRange },
        standardsFilter: { standardName: null },
      },
    });
    const ofYear = lines.filter(({ round, date }) => full.has(round) && isInRange(calendarDay(date), dateRange));
    const shown = new Map(
      body.stats.flatMap((stat) => [stat, ...stat.children]).map(({ id, performance }) => [id, performance?.formatted]),
    );
    for (const statId of yearStats) expect([statId, figureOf(ofYear, statId)]).toEqual([statId, shown.get(statId)]);
  });

  it('DATA-47: the table of holes gives the scoring average, fairways and putts of all tournament rounds', async () => {
    const { record, ids } = await findRecord();
    const { body } = await server.call('exportData', { query: { format: 'csv' } }, { token });
    const [heads = '', ...rows] = strFromU8(unzipSync(Buffer.from(body))['holes.csv'] ?? new Uint8Array())
      .replace('\uFEFF', '')
      .trimEnd()
      .split('\r\n');
    const names = heads.split(',');
    const full = new Set(rounds.filter(({ holeCount }) => holeCount === 18).map(({ roundId }) => roundId));
    const holes = rows
      .map((row) => Object.fromEntries(row.split(',').map((cell, place) => [names[place], cell])))
      .filter((hole) => ids.has(hole['round'] ?? '') && full.has(hole['round'] ?? ''));
    const sum = (name: string) => holes.reduce((total, hole) => total + Number(hole[name]), 0);
    expect(holes.length).toBe(record.roundCount * 18);
    expect((sum('score') / record.roundCount).toFixed(1)).toBe(record.averages.score.formatted.split(' ')[0]);
    expect((sum('putts') / record.roundCount).toFixed(1)).toBe(record.averages.putts.formatted);
    const fairways = holes.filter((hole) => hole['fairway'] !== '');
    const hit = fairways.filter((hole) => hole['fairway'] === 'hit');
    expect(record.averages.fir.basis).toContain(`${hit.length} of ${fairways.length}`);
  });

  it('INDEX-12: npm run index gives the index that the page shows', async () => {
    const lines = await linesOf<{ readonly index: number | null; readonly date: string }>('estimated-index');
    const { body } = await server.call('getEstimatedIndex', { params }, { token });
    expect(lines.length).toBeGreaterThan(20);
    expect(lines.at(-1)?.index).toBe(body.index?.value);
    expect(lines.map(({ date, index }) => [date, index])).toEqual(
      expect.arrayContaining(body.points.map(({ playedOn, index }) => [playedOn, index])),
    );
  });
});
