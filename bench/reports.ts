import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { playCareer } from './lib/career.ts';
import { median, percentile } from './lib/measure.ts';
import { type Visitor, withPage, withPlayer } from './lib/player-pages.ts';
import { type MeasuredServer, mainPlayerNumber, signIn, withDirectory, withServer } from './lib/server.ts';
import { sized } from './lib/size.ts';
import { printTable, printLine } from './lib/table.ts';

const TURNS = sized(20, 2);
const AT_ONCE = sized(50, 4);
const ROUNDS = sized(60, 12);
const wanted = { cold: 1_000, warm: 100, tick: 300 };

type Caller = Awaited<ReturnType<typeof signIn>>;
type Settings = { readonly performanceChartsPage: object };

/**
 * Time to render a resume as PDF, the effect of fifty concurrent renders on other requests, and the delay of the
 * builder's preview after a click on a checkbox.
 */
export async function measureReports(): Promise<void> {
  await withDirectory((directory) =>
    withServer({ dataDir: join(directory, 'data'), isDemo: true }, async (server) => {
      const caller = await signIn(server, await mainPlayerNumber(server));
      const reply = await fetch(`${server.url}/api/accounts/${caller.accountId}/resume-settings`, caller);
      const settings = (await reply.json()) as Settings;
      await reportOneByOne(server, caller, settings);
      await reportAtOnce(server, caller, settings);
    }),
  );
  const rounds = playCareer(ROUNDS).map((round, index) => ({
    ...round,
    type: 'tournament' as const,
    tournament: { name: `Harbour Invitational ${Math.floor(index / 3) + 1}` },
    roundNumber: (index % 3) + 1,
  }));
  await withPlayer({ rounds, isDemo: false }, reportTicks);
}

/** Milliseconds of one resume; the first day of the charts makes each document different. */
async function drawResume(server: MeasuredServer, caller: Caller, settings: Settings, number: number): Promise<number> {
  const start = `2025-${String(1 + (number % 12)).padStart(2, '0')}-${String(1 + (number % 28)).padStart(2, '0')}`;
  const performanceChartsPage = { ...settings.performanceChartsPage, barChartsDateRange: { start, end: null } };
  const begun = performance.now();
  const reply = await fetch(`${server.url}/api/reports/pdf`, {
    method: 'POST',
    headers: caller.headers,
    body: JSON.stringify({
      report: 'resume',
      accountId: caller.accountId,
      settings: { ...settings, performanceChartsPage },
      paper: 'us-letter',
    }),
  });
  const { data } = (await reply.json()) as { data?: string };
  if (data === undefined) throw new Error(`A resume was answered with ${reply.status}.`);
  return performance.now() - begun;
}

async function reportOneByOne(server: MeasuredServer, caller: Caller, settings: Settings): Promise<void> {
  const cold = await drawResume(server, caller, settings, 0);
  const warm: number[] = [];
  for (let turn = 1; turn <= TURNS; turn += 1) warm.push(await drawResume(server, caller, settings, turn));
  printTable(
    ['a resume as PDF, ms', 'first', 'then p50', 'p95', 'slowest'],
    [['one by one', ...[cold, median(warm), percentile(warm, 95), Math.max(...warm)].map((took) => took.toFixed(0))]],
  );
  printLine(`Wanted: at most ${wanted.cold} ms for the first, ${wanted.warm} ms for the others.\n`);
}

async function reportAtOnce(server: MeasuredServer, caller: Caller, settings: Settings): Promise<void> {
  const rest = await others(server, caller, async () => {
    for (let turn = 0; turn < TURNS; turn += 1) await new Promise((resolve) => setTimeout(resolve, 50));
  });
  const before = memoryOf(server);
  const answers = { drawn: 0, refused: 0 };
  let most = before;
  const begun = performance.now();
  const busy = await others(server, caller, async () => {
    const drawings = Array.from({ length: AT_ONCE }, (_unused, number) =>
      drawResume(server, caller, settings, 100 + number).then(
        () => (answers.drawn += 1),
        () => (answers.refused += 1),
      ),
    );
    const watch = setInterval(() => {
      most = Math.max(most, memoryOf(server));
    }, 20);
    await Promise.all(drawings);
    clearInterval(watch);
  });
  const took = performance.now() - begun;
  printTable(
    ['the list of rounds meanwhile, ms', 'p50', 'p95', 'slowest'],
    [
      ['nothing drawn', ...[median(rest), percentile(rest, 95), Math.max(...rest)].map((one) => one.toFixed(0))],
      [
        `${AT_ONCE} resumes at once`,
        ...[median(busy), percentile(busy, 95), Math.max(...busy)].map((one) => one.toFixed(0)),
      ],
    ],
  );
  printLine(
    `${answers.drawn} drawn and ${answers.refused} refused as too many in ${took.toFixed(0)} ms; memory ${before} MB before, ${most} MB at most.\n`,
  );
}

/** Milliseconds from a click on a checkbox to the first preview page that shows it. */
async function reportTicks(visitor: Visitor): Promise<void> {
  const took = await withPage(visitor, { rate: 1, height: 900 }, async (page) => {
    await page.goto(`${visitor.url}${visitor.profile}/resume?builder=true`);
    await page.locator('[role=dialog] img[alt^="Page 1 of"][src^="blob:"]').waitFor();
    const charts = page.getByRole('switch', { name: 'Performance Charts Page' });
    const ticks: number[] = [];
    for (let turn = 0; turn < TURNS; turn += 1) {
      ticks.push(
        await charts.evaluate(async (box: HTMLInputElement) => {
          const shown = () => document.querySelector<HTMLImageElement>('[role=dialog] img[alt^="Page 1 of"]');
          const old = shown()?.src;
          const begun = performance.now();
          box.click();
          while (shown()?.src === old) await new Promise(requestAnimationFrame);
          await shown()?.decode();
          return performance.now() - begun;
        }),
      );
    }
    return ticks;
  });
  printTable(
    [`a tick in the builder, ${ROUNDS} rounds, ms`, 'p50', 'p95', 'slowest'],
    [
      [
        'until its page is drawn',
        ...[median(took), percentile(took, 95), Math.max(...took)].map((one) => one.toFixed(0)),
      ],
    ],
  );
  printLine(`Wanted: at most ${wanted.tick} ms.\n`);
}

/** Milliseconds of another request, repeated while `meanwhile` runs. */
async function others(server: MeasuredServer, caller: Caller, meanwhile: () => Promise<void>): Promise<number[]> {
  const milliseconds: number[] = [];
  const over = new AbortController();
  const asking = (async () => {
    while (!over.signal.aborted) {
      const begun = performance.now();
      const reply = await fetch(`${server.url}/api/accounts/${caller.accountId}/rounds`, caller);
      await reply.arrayBuffer();
      milliseconds.push(performance.now() - begun);
    }
  })();
  await meanwhile();
  over.abort();
  await asking;
  return milliseconds;
}

/** Memory of the server in megabytes. */
const memoryOf = ({ pid }: MeasuredServer): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);
