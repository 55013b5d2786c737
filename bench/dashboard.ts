import { addDays, calendarDay } from '@strokebook/golf/calendar';
import type { RoundDocument } from '@strokebook/golf/model';
import { type FrameCount, scrollFrame } from './dashboard/scroll-frame.ts';
import { playCareer } from './lib/career.ts';
import { followTo, type Screen, type Watched } from './lib/in-page.ts';
import { median, percentile } from './lib/measure.ts';
import { openPage, type Visitor, withPage, withPlayer } from './lib/player-pages.ts';
import { TODAY } from './lib/server.ts';
import { sized } from './lib/size.ts';
import { printTable, printLine, times } from './lib/table.ts';

const ROUNDS = sized(300, 30);
/** The latest rounds: within two years, all of them in tournaments. */
const RECENT_ROUNDS = sized(200, 24);
const TOURNAMENTS = 12;
const VISITS = sized(5, 1);
const SWITCHES = sized(20, 1);
/** Scrolls down and up. */
const PASSES = sized(3, 1);
const CPU_SLOWDOWN = sized(4, 1);
const wanted = { load: 1_500, paint: 100, times: 2, dropped: 0.01 };

/** The assessment's figures are shown. */
const loaded: Screen = {
  has: [{ selector: 'main section[aria-label$="Assessment"] [role="grid"] td', count: 1 }],
  hasNot: 'main [aria-busy="true"]',
};
/** A group's figures are shown. */
const shows = (group: string): Screen => ({
  says: { selector: 'main h1', text: group },
  hasNot: 'main [data-stale], main [aria-busy="true"]',
});

/** Response times of the dashboard on a slow processor, with the built product and a player with many rounds. */
export async function measureDashboard(): Promise<void> {
  await withPlayer({ rounds: career(), isDemo: false }, async (visitor) => {
    await reportLoads(visitor);
    await reportSwitches(visitor);
    await reportScrolling(visitor);
  });
}

/** Rounds up to today: older ones are practice, recent ones are in twelve recurring tournaments. */
function career(): readonly RoundDocument[] {
  const daysBetween = 730 / RECENT_ROUNDS;
  return playCareer(ROUNDS).map((round, index) => {
    const playedOn = addDays(calendarDay(TODAY), -Math.floor(index * daysBetween));
    if (index >= RECENT_ROUNDS) return { ...round, playedOn };
    const tournament = { name: `Harbour Invitational ${(index % TOURNAMENTS) + 1}` };
    return { ...round, playedOn, type: 'tournament', tournament, roundNumber: index % 4 };
  });
}

/** The views between which groups are switched. */
const cases = [
  { name: '5 overviews, 6 rounds', search: '', group: 'Recent' },
  {
    name: `${TOURNAMENTS} overviews, ${RECENT_ROUNDS} rounds`,
    search: '?group=By+Tournament&hidden=%5B%5D&rounds=Past+2+Years',
    group: 'By Tournament',
  },
] as const;

async function reportLoads(visitor: Visitor): Promise<void> {
  // Warms the server's caches, which are cold for its first visitor only.
  for (const { search } of cases) await load(visitor, search);
  const loads = cases.map(({ name, search }) => ({ name, search, milliseconds: [] as number[] }));
  for (let visit = 0; visit < VISITS; visit += 1) {
    for (const { search, milliseconds } of loads) milliseconds.push(await load(visitor, search));
  }
  const first = median(loads[0]?.milliseconds ?? []);
  printTable(
    [`cold, ${ROUNDS} rounds, processor slowed ${CPU_SLOWDOWN}x`, 'median ms', 'slowest', 'to the first'],
    loads.map(({ name, milliseconds }) => [
      name,
      median(milliseconds).toFixed(0),
      Math.max(...milliseconds).toFixed(0),
      times(median(milliseconds) / first),
    ]),
  );
  printLine(`Until the assessment's figures are painted. Wanted: at most ${wanted.load} ms.\n`);
}

/** Milliseconds of a cold visit until the figures are shown. */
const load = (visitor: Visitor, search: string): Promise<number> =>
  visitor.timeColdVisit({
    address: `${visitor.url}/dashboard${search}`,
    idToken: visitor.idToken,
    rate: CPU_SLOWDOWN,
    screen: loaded,
  });

type Switches = { readonly shown: readonly number[]; readonly painted: readonly number[] };

async function reportSwitches(visitor: Visitor): Promise<void> {
  const measured: (Switches & { readonly name: string })[] = [];
  for (const one of cases) measured.push({ name: one.name, ...(await switchGroups(visitor, one)) });
  const first = percentile(measured[0]?.shown ?? [], 95);
  printTable(
    ['to another group and Back, all loaded', 'shown p50 ms', 'p95', 'slowest', 'p95 to the first', 'next paint p95'],
    measured.map(({ name, shown, painted }) => [
      name,
      percentile(shown, 50).toFixed(0),
      percentile(shown, 95).toFixed(0),
      Math.max(...shown).toFixed(0),
      times(percentile(shown, 95) / first),
      percentile(painted, 95).toFixed(0),
    ]),
  );
  printLine(
    `Shown: from the click, or from Back, until the other figures are painted. Next paint: of the click, as browsers report it. Wanted: at most ${wanted.paint} ms at the 95th percentile, not over ${wanted.times}x.\n`,
  );
}

function switchGroups(visitor: Visitor, { search, group }: (typeof cases)[number]): Promise<Switches> {
  return withPage(visitor, { rate: CPU_SLOWDOWN, watch: loaded }, async (page) => {
    const other = 'By Round Type';
    await openPage(page, `${visitor.url}/dashboard${search}`);
    const shown: number[] = [];
    for (let turn = -1; turn < SWITCHES; turn += 1) {
      await page.getByRole('button', { name: /^Group: / }).click();
      const entry = page.getByRole('menuitemradio', { name: other });
      // All groups must be loaded before one is switched to.
      await page.locator('[role="menuitemradio"][data-loading]').first().waitFor({ state: 'detached' });
      const there = await page.evaluateHandle(followTo, { screen: shows(other), isBack: false });
      await entry.click();
      const forth = await there.evaluate((one) => one.shown);
      const back = await page.evaluateHandle(followTo, { screen: shows(group), isBack: true });
      const home = await back.evaluate((one) => one.shown);
      // The first turn compiles and is not counted.
      if (turn >= 0) shown.push(forth, home);
      else await page.evaluate(() => (window as unknown as Watched).watched.painted.splice(0));
    }
    return { shown, painted: await page.evaluate(() => (window as unknown as Watched).watched.painted) };
  });
}

async function reportScrolling(visitor: Visitor): Promise<void> {
  const rows: string[][] = [];
  for (const rate of [1, CPU_SLOWDOWN]) {
    const { intervals, dropped } = await scroll(visitor, rate);
    rows.push([
      rate === 1 ? 'processor as it is' : `slowed ${rate}x`,
      String(intervals.length),
      String(dropped),
      `${((100 * dropped) / (intervals.length + dropped)).toFixed(1)}%`,
      median(intervals).toFixed(1),
      Math.max(...intervals).toFixed(0),
    ]);
  }
  printTable(
    [`scrolling ${RECENT_ROUNDS} rounds, all groups open`, 'frames', 'dropped', 'share', 'median ms', 'longest'],
    rows,
  );
  printLine(`Wanted: at most ${100 * wanted.dropped}% dropped of 60 a second.\n`);
}

const scroll = (visitor: Visitor, rate: number): Promise<FrameCount> =>
  withPage(visitor, { rate, watch: loaded }, async (page) => {
    await page.goto(`${visitor.url}/dashboard?rounds=Past+2+Years&groupBy=Year-Month`);
    const card = page.getByRole('region', { name: /^My Rounds, Past 2 Years/ });
    await card.getByRole('row').nth(10).waitFor();
    await page.waitForLoadState('networkidle');
    await card.scrollIntoViewIfNeeded();
    return card.evaluate(scrollFrame, PASSES);
  });
