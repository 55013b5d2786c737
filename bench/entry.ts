import type { RoundDocument } from '@strokebook/golf/model';
import type { BrowserContext } from '@playwright/test';
import { playCareer } from './lib/career.ts';
import { type Screen, watchFor } from './lib/in-page.ts';
import { median } from './lib/measure.ts';
import { openPage, type Visitor, withContext, withPlayer } from './lib/player-pages.ts';
import { sized } from './lib/size.ts';
import { printLine, printTable, times } from './lib/table.ts';

const VISITS = sized(9, 1);
const CPU_SLOWDOWN = sized(4, 1);
const WIDTH = 390;
const HEIGHT = 844;
const ROUND = 'bench-entry';
const WANTED_RATIO = 1.05;

/** A page, and the screen on which it is complete. */
type Page = { readonly path: string; readonly screen: Screen };

/** An invitation page without an invitation: header, and two lines. */
const blank: Page = {
  path: '/join',
  screen: {
    has: [
      { selector: 'header a[href="/log"]', count: 1 },
      { selector: 'main h1', count: 1 },
    ],
  },
};
/** The first hole with its keys. */
const entry: Page = {
  path: `/log/${ROUND}`,
  screen: {
    has: [
      { selector: 'main h1', count: 1 },
      { selector: 'main [role="group"] button', count: 9 },
    ],
  },
};
type Times = { readonly blank: number[]; readonly entry: number[] };

/** The entry of a round and a blank page of the app, in turns: cold, and without a network. */
export async function measureEntry(): Promise<void> {
  let stopServer = (): Promise<void> => Promise.resolve();
  await withPlayer(
    {
      rounds: [startedRound()],
      isDemo: false,
      prepare: async (server) => {
        stopServer = server.stop;
      },
    },
    async (visitor) => {
      const rows = [
        rowOf('cold', await timeInTurns((page) => timeCold(visitor, page))),
        rowOf('without a network', await withoutNetwork(visitor, stopServer, timeInTurns)),
      ];
      printTable([`${WIDTH} px, processor slowed ${CPU_SLOWDOWN}x`, 'blank ms', 'entry ms', 'ratio'], rows);
      printLine(`Medians of ${VISITS}. Wanted: at most ${times(WANTED_RATIO)}.\n`);
    },
  );
}

/** A round before its first score. */
function startedRound(): RoundDocument {
  const [played] = playCareer(1);
  if (played === undefined) throw new Error('There is no round.');
  const holes = played.holes.map(({ hole, par, yards }) => ({ hole, par, ...(yards === undefined ? {} : { yards }) }));
  return { ...played, roundId: ROUND, status: 'inProgress', holes };
}

async function timeInTurns(time: (page: Page) => Promise<number>): Promise<Times> {
  const taken: Times = { blank: [], entry: [] };
  // The first turn warms the caches of server and browser.
  for (let turn = -1; turn < VISITS; turn += 1) {
    const [blankMs, entryMs] = [await time(blank), await time(entry)];
    if (turn < 0) continue;
    taken.blank.push(blankMs);
    taken.entry.push(entryMs);
  }
  return taken;
}

const timeCold = ({ timeColdVisit, url, idToken }: Visitor, { path, screen }: Page): Promise<number> =>
  timeColdVisit({ address: url + path, idToken, rate: CPU_SLOWDOWN, screen, width: WIDTH, height: HEIGHT });

/** Opens both pages, lets the service worker load the shell, and stops the server. */
function withoutNetwork(
  visitor: Visitor,
  stopServer: () => Promise<void>,
  use: (time: (page: Page) => Promise<number>) => Promise<Times>,
): Promise<Times> {
  return withContext(visitor, { width: WIDTH, height: HEIGHT }, async (context) => {
    const first = await context.newPage();
    for (const { path } of [blank, entry, blank, entry]) {
      await first.goto(visitor.url + path);
      await first.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
      await first.waitForLoadState('networkidle');
    }
    await first.close();
    await stopServer();
    return use((page) => timeInNewPage(context, visitor.url, page));
  });
}

async function timeInNewPage(context: BrowserContext, url: string, { path, screen }: Page): Promise<number> {
  const page = await context.newPage();
  try {
    await page.addInitScript(watchFor, screen);
    const client = await context.newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    return await openPage(page, url + path);
  } finally {
    await page.close();
  }
}

function rowOf(name: string, { blank: blankMs, entry: entryMs }: Times): string[] {
  const [blankMedian, entryMedian] = [median(blankMs), median(entryMs)];
  return [name, blankMedian.toFixed(0), entryMedian.toFixed(0), times(entryMedian / blankMedian)];
}
