import type { RoundDocument } from '@strokebook/golf/model';
import { decodeTally, encodeTally, readAllStats, sumTallies, statColumns, tallyRound } from '@strokebook/golf/stats';
import { factTablesOf } from './engine/fact-tables.ts';
import { compareFigures, statIdsWithoutSql } from './engine/same-figures.ts';
import { openDuckdb, openPglite, openPostgres, type SqlEngine } from './engine/sql-engines.ts';
import { playCareer } from './lib/career.ts';
import { type Contender, median, percentile, timeSideBySide, type Timings } from './lib/measure.ts';
import { isSmall, sized } from './lib/size.ts';
import { figure, printTable, printLine, times } from './lib/table.ts';

const CAREERS: readonly number[] = isSmall ? [12] : [60, 1_000];
const GROWTH: readonly number[] = isSmall ? [12, 24] : [120, 250, 500, 1_000, 2_000];
const TURNS = sized(10, 1);
const HOLES_PER_ROUND = 18;
/** Target values for 1,000 rounds. */
const TARGET = { talliesMs: 5, documentsMs: 250, ratio: 30 } as const;

/**
 * The figures of a whole career: the engine compared with SQL, and the growth of their cost with the number of rounds.
 */
export async function measureEngine(): Promise<void> {
  const career = playCareer(Math.max(...GROWTH));
  for (const count of CAREERS) await againstSql(career.slice(0, count));
  await growth(career);
}

async function againstSql(rounds: readonly RoundDocument[]): Promise<void> {
  const tables = factTablesOf(rounds);
  const size = tables.map(({ name, rows }) => `${rows.length} ${name}`).join(', ');
  printLine(`${rounds.length} rounds (${size}), ${statColumns.length} columns of the catalogue\n`);
  if (statIdsWithoutSql.length > 0) printLine(`Without a statement in SQL: ${statIdsWithoutSql.join(', ')}.`);
  const contenders = engineContenders(rounds);
  const sqlEngines: SqlEngine[] = [];
  try {
    for (const open of [openPostgres, openPglite, openDuckdb]) {
      const engine = await open(tables);
      if (engine === null) printLine('No PostgreSQL server can be reached (TEST_DATABASE_URL): left out.');
      else sqlEngines.push(engine);
    }
    const tally = sumTallies(rounds.map(tallyRound));
    for (const { name, figures } of sqlEngines) {
      printLine(`${compareFigures(tally, name, await figures())} figures are the same in ${name}.`);
    }
    const asContenders = sqlEngines.map(({ name, figures }) => ({ name, run: figures }));
    printCareer(await timeSideBySide([...contenders, ...asContenders], TURNS));
  } finally {
    for (const { close } of sqlEngines) await close();
  }
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
    `Wanted of 1,000 rounds: at most ${TARGET.talliesMs} ms from tallies and ${TARGET.documentsMs} ms from documents, each SQL at least ${TARGET.ratio}x the tallies.\n`,
  );
}

async function growth(career: readonly RoundDocument[]): Promise<void> {
  printLine('How cost grows: microseconds a round; a ratio above 1 grows faster than the number of rounds.\n');
  const sizes = GROWTH.map((count) => ({ count, contenders: engineContenders(career.slice(0, count)) }));
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
