import { addDays, calendarDay } from '@strokebook/golf/calendar';
import { defaultScheduleOptions } from '@strokebook/golf/schedule';
import { playCareer } from './lib/career.ts';
import { followTo, type Screen } from './lib/in-page.ts';
import { median, percentile } from './lib/measure.ts';
import { openPage, type Visitor, withPage, withPlayer } from './lib/player-pages.ts';
import { type MeasuredServer, signIn, TODAY } from './lib/server.ts';
import { sized } from './lib/size.ts';
import { printTable, printLine } from './lib/table.ts';
import { reportExports } from './schedule-exports.ts';

const EVENTS = sized(500, 30);
const EXTRA_PLAYERS = sized(12, 2);
const EVENTS_OF_EXTRA = 10;
const VISITS = sized(5, 1);
/** Runs over all filters; the first compiles and is not counted. */
const TURNS = sized(21, 2);
const CPU_SLOWDOWN = sized(4, 1);
const wanted = { load: 1_000, filter: 100 };

type Caller = Awaited<ReturnType<typeof signIn>>;

/**
 * Response times of the schedule on a slow processor, with many events of one player and others beside them; and the
 * time of its exports.
 */
export async function measureSchedule(): Promise<void> {
  let extras: readonly Caller[] = [];
  const prepare = async (server: MeasuredServer, owner: Caller) => {
    await importEvents(server, owner, 'Open', EVENTS);
    extras = await Promise.all(
      Array.from({ length: EXTRA_PLAYERS }, async (_unused, index) => {
        const caller = await signIn(server, `+155502${String(index).padStart(5, '0')}`);
        await put(server, caller, '/api/me/sharing', { allowPublicSite: true });
        await importEvents(server, caller, `Cup ${index}`, EVENTS_OF_EXTRA);
        return caller;
      }),
    );
    await reportExports(
      server.url,
      owner,
      extras.map(({ accountId }) => accountId),
    );
  };
  await withPlayer({ rounds: playCareer(20), isDemo: false, prepare }, async (visitor) => {
    const kept = JSON.stringify({
      options: { ...defaultScheduleOptions, isMerged: true },
      extraAccountIds: extras.map(({ accountId }) => accountId),
    });
    await reportLoads(visitor, kept);
    await reportFilters(visitor, kept);
  });
}

/** Consecutive events over two years around today. */
async function importEvents(server: MeasuredServer, caller: Caller, name: string, count: number): Promise<void> {
  const dayOf = (index: number) => addDays(calendarDay(TODAY), Math.round((index / count - 0.5) * 730));
  const lines = Array.from({ length: count }, (_unused, index) => `${name} ${index},${dayOf(index)},Amity,CA,In Field`);
  const csv = ['Tournament,Date,City,State,Status', ...lines].join('\n');
  const reply = await fetch(`${server.url}/api/accounts/${caller.accountId}/schedule-import`, {
    method: 'POST',
    headers: caller.headers,
    body: JSON.stringify({ csv }),
  });
  if (!reply.ok) throw new Error(`The events were refused: ${await reply.text()}`);
}

async function put(server: MeasuredServer, caller: Caller, path: string, body: object): Promise<void> {
  const reply = await fetch(server.url + path, { method: 'PUT', headers: caller.headers, body: JSON.stringify(body) });
  if (!reply.ok) throw new Error(`${path} was refused: ${await reply.text()}`);
}

const upcomingRow = 'section[aria-label="Upcoming Events"] tbody th';
/** Both panels show rows and the results of past events. */
const loaded: Screen = {
  has: [
    { selector: upcomingRow, count: 1 },
    { selector: 'section[aria-label="Historical Events"] table:has(tbody th)', count: 2 },
  ],
};
/** The grid of upcoming events with rows, or without. */
const shows = (hasRows: boolean): Screen =>
  hasRows ? { has: [{ selector: upcomingRow, count: 1 }] } : { hasNot: upcomingRow };
const page = { rate: CPU_SLOWDOWN, watch: loaded };
const what = `${EVENTS} events, ${EXTRA_PLAYERS} players beside them, processor slowed ${CPU_SLOWDOWN}x`;

async function reportLoads(visitor: Visitor, kept: string): Promise<void> {
  const milliseconds: number[] = [];
  // Warms the server's caches, which are cold for its first visitor only.
  for (let visit = -1; visit < VISITS; visit += 1) {
    const took = await visitor.timeColdVisit({
      address: `${visitor.url}${visitor.profile}/schedule/0`,
      idToken: visitor.idToken,
      rate: CPU_SLOWDOWN,
      screen: loaded,
      session: { 'strokebook.schedule': kept },
    });
    if (visit >= 0) milliseconds.push(took);
  }
  printTable(
    [`cold, ${what}`, 'median ms', 'slowest'],
    [['both panels', median(milliseconds).toFixed(0), Math.max(...milliseconds).toFixed(0)]],
  );
  printLine(`Wanted: at most ${wanted.load} ms.\n`);
}

/** Values of 'Filter To': all events are individual, so that each turn empties and fills the grid. */
const filters = ['Team', 'All'] as const;

async function reportFilters(visitor: Visitor, kept: string): Promise<void> {
  const shown = await withPage(visitor, page, async (tab) => {
    const changes: number[] = [];
    await tab.addInitScript((text) => sessionStorage.setItem('strokebook.schedule', text), kept);
    await openPage(tab, `${visitor.url}${visitor.profile}/schedule/0`);
    await tab.getByRole('button', { name: 'Options' }).first().click();
    const dialog = tab.getByRole('dialog', { name: 'Schedule Options' });
    for (let turn = 0; turn < TURNS; turn += 1) {
      for (const filter of filters) {
        const change = await tab.evaluateHandle(followTo, { screen: shows(filter === 'All'), isBack: false });
        await dialog.getByRole('radio', { name: filter, exact: true }).click();
        const took = await change.evaluate((one) => one.shown);
        if (turn > 0) changes.push(took);
      }
    }
    return changes;
  });
  printTable(
    [`a filter, ${what}`, 'p50 ms', 'p95', 'slowest'],
    [
      [
        'from click to other rows',
        median(shown).toFixed(0),
        percentile(shown, 95).toFixed(0),
        Math.max(...shown).toFixed(0),
      ],
    ],
  );
  printLine(`Wanted: at most ${wanted.filter} ms.\n`);
}
