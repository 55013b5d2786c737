import { indexReport, ratedRoundOf, teeOutlook } from '@strokebook/golf/handicap';
import type { RoundDocument } from '@strokebook/golf/model';
import { decodeTally, encodeTally, readAllStats, sumTallies, statColumns, tallyRound } from '@strokebook/golf/stats';
import { playCareer } from './lib/career.ts';
import { type Contender, median, percentile, timeSideBySide, type Timings } from './lib/measure.ts';
import { isSmall, sized } from './lib/size.ts';
import { figure, printTable, printLine, times } from './lib/table.ts';

const CAREERS: readonly number[] = isSmall ? [12] : [60, 1_000];
const GROWTH: readonly number[] = isSmall ? [12, 24] : [120, 250, 500, 1_000, 2_000];
const TURNS = sized(10, 1);
const HOLES_PER_ROUND = 18;
/** Target values for 1,000 rounds. */
const TARGET = { talliesMs: 5, documentsMs: 250 } as const;
/** Scores of the largest record, and its target value (INDEX-13). */
const SCORES = sized(2_000, 40);
const INDEX_MS = 50;

/** The figures of a whole career, and the growth of their cost with the number of rounds. */
export async function measureEngine(): Promise<void> {
  const rounds = playCareer(Math.max(...GROWTH));
  for (const count of CAREERS) await career(rounds.slice(0, count));
  await growth(rounds);
  await estimatedIndex(rounds.slice(0, SCORES));
}

async function career(rounds: readonly RoundDocument[]): Promise<void> {
  const holes = rounds.reduce((sum, round) => sum + round.holes.length, 0);
  printLine(`${rounds.length} rounds (${holes} holes), ${statColumns.length} columns of the catalogue\n`);
  printCareer(await timeSideBySide(engineContenders(rounds), TURNS));
}

function engineContenders(rounds: readonly RoundDocument[]): readonly Contender[] {
  const tallies = rounds.map(tallyRound);
  const stored = tallies.map(encodeTally);
  return [
    { name: 'engine, kept tallies', run: () => readAllStats(sumTallies(tallies), HOLES_PER_ROUND) },
    { name: 'engine, stored tallies', run: () => readAllStats(sumTallies(stored.map(decodeTally)), HOLES_PER_ROUND) },
    { name: 'engine, documents', run: () => readAllStats(sumTallies(rounds.map(tallyRound)), HOLES_PER_ROUND) },
  ];
}

function printCareer(timings: readonly Timings[]): void {
  const [tallies, , documents] = timings.map(({ milliseconds }) => median(milliseconds)) as [number, number, number];
  printLine('');
  printTable(
    ['by', 'median ms', 'p99 ms', 'runs', 'to tallies', 'to documents'],
    timings.map(({ name, milliseconds }) => {
      const middle = median(milliseconds);
      const runs = String(milliseconds.length);
      const worst = figure(percentile(milliseconds, 99));
      return [name, figure(middle), worst, runs, times(middle / tallies), times(middle / documents)];
    }),
  );
  printLine(
    `Wanted of 1,000 rounds: at most ${TARGET.talliesMs} ms from tallies and ${TARGET.documentsMs} ms from documents.\n`,
  );
}

async function growth(rounds: readonly RoundDocument[]): Promise<void> {
  printLine('How cost grows: microseconds a round; a ratio above 1 grows faster than the number of rounds.\n');
  const sizes = GROWTH.map((count) => ({ count, contenders: engineContenders(rounds.slice(0, count)) }));
  // All sizes take turns, so that their ratios come from the same run.
  const timings = await timeSideBySide(
    sizes.flatMap(({ contenders }) => contenders),
    TURNS,
  );
  const perRound = sizes.map(({ count, contenders }, index) =>
    contenders.map((_contender, offset) => {
      const { milliseconds } = timings[index * contenders.length + offset] as Timings;
      return (median(milliseconds) * 1_000) / count;
    }),
  );
  const first = perRound[0] as readonly number[];
  printTable(
    ['rounds', 'kept tallies', 'ratio', 'stored tallies', 'ratio', 'documents', 'ratio'],
    sizes.map(({ count }, index) => [
      String(count),
      ...(perRound[index] as readonly number[]).flatMap((cost, offset) => [
        figure(cost),
        times(cost / (first[offset] as number)),
      ]),
    ]),
  );
}

async function estimatedIndex(documents: readonly RoundDocument[]): Promise<void> {
  printLine('The estimated index of a career, with the working of every score.\n');
  const rounds = documents.map((document) => ratedRoundOf(document));
  const [tee] = indexReport(rounds).tees;
  const today = documents.at(-1)?.playedOn;
  if (tee === undefined || today === undefined) throw new Error('no round of the career counts');
  const timings = await timeSideBySide(
    [
      { name: 'index and its report', run: () => indexReport(rounds) },
      { name: 'next round on a tee', run: () => teeOutlook(rounds, tee, today) },
    ],
    TURNS,
  );
  printTable(
    ['of', 'scores', 'median ms', 'p99 ms'],
    timings.map(({ name, milliseconds }) => [
      name,
      String(rounds.length),
      figure(median(milliseconds)),
      figure(percentile(milliseconds, 99)),
    ]),
  );
  printLine(`Wanted of 2,000 scores: at most ${INDEX_MS} ms.\n`);
}
