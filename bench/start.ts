import { median } from './lib/measure.ts';
import { withDirectory, withServer } from './lib/server.ts';
import { sized } from './lib/size.ts';
import { figure, printTable, times } from './lib/table.ts';

const RUNS = sized(5, 1);

/**
 * Time until /api/ready answers ready: for the first start, which creates and stores the demo world, and for later
 * ones.
 */
export async function measureStart(): Promise<void> {
  await withDirectory(async (dataDir) => {
    const start = (): Promise<number> => withServer({ dataDir, isDemo: true }, async ({ startedIn }) => startedIn);
    const first = await start();
    const later: number[] = [];
    for (let run = 0; run < RUNS; run += 1) later.push(await start());
    const middle = median(later);
    printTable(
      ['start until ready', 'median ms', 'slowest ms', 'runs', 'to a later one'],
      [
        ['first, with seeding', figure(first), figure(first), '1', times(first / middle)],
        ['later, seeded', figure(middle), figure(Math.max(...later)), String(RUNS), times(1)],
      ],
    );
  });
}
