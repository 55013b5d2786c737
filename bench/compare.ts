import { addDays, calendarDay } from '@strokebook/golf/calendar';
import type { RoundDocument } from '@strokebook/golf/model';
import { playCareer } from './lib/career.ts';
import { followTo, type Screen } from './lib/in-page.ts';
import { median, percentile } from './lib/measure.ts';
import { openPage, type Visitor, withPage, withPlayer } from './lib/player-pages.ts';
import { TODAY } from './lib/server.ts';
import { sized } from './lib/size.ts';
import { printTable, printLine } from './lib/table.ts';

const ROUNDS = sized(300, 20);
const VISITS = sized(5, 1);
/** Runs over all selections; the first compiles and is not counted. */
const TURNS = sized(3, 1);
const CPU_SLOWDOWN = sized(4, 1);
const wanted = { load: 1_500, change: 150 };

/** Response times of Compare Stats on a slow processor, with the built product and a player with many rounds. */
export async function measureCompare(): Promise<void> {
  await withPlayer({ rounds: career(), isDemo: false }, async (visitor) => {
    await reportLoads(visitor);
    await reportChanges(visitor);
  });
}

/** One round every other day up to today. */
const career = (): readonly RoundDocument[] =>
  playCareer(ROUNDS).map((round, index) => ({ ...round, playedOn: addDays(calendarDay(TODAY), -2 * index) }));

/** Figures and cards are shown. */
const loaded: Screen = {
  has: [
    { selector: 'main table[aria-label="Scoring"] td', count: 1 },
    { selector: '[role="tabpanel"] section svg', count: 1 },
  ],
  hasNot: 'main [aria-busy="true"], main [role="status"][aria-label="Loading"]',
};
/** Figures and cards are shown for a left side with this label. */
const shows = (label: string): Screen => ({
  says: { selector: 'main table[aria-label="Scoring"] thead th:nth-child(2)', text: label },
  hasNot: 'main [data-stale]',
});
const HEIGHT = 900;
const page = { rate: CPU_SLOWDOWN, watch: loaded, height: HEIGHT };

async function reportLoads(visitor: Visitor): Promise<void> {
  const milliseconds: number[] = [];
  // Warms the server's caches, which are cold for its first visitor only.
  for (let visit = -1; visit < VISITS; visit += 1) {
    const took = await visitor.timeColdVisit({
      address: `${visitor.url}${visitor.profile}/stats`,
      idToken: visitor.idToken,
      rate: CPU_SLOWDOWN,
      screen: loaded,
      height: HEIGHT,
    });
    if (visit >= 0) milliseconds.push(took);
  }
  printTable(
    [`cold, ${ROUNDS} rounds, processor slowed ${CPU_SLOWDOWN}x`, 'median ms', 'slowest'],
    [['figures and cards', median(milliseconds).toFixed(0), Math.max(...milliseconds).toFixed(0)]],
  );
  printLine(`Wanted: at most ${wanted.load} ms.\n`);
}

/** Seasons that the left side is switched to. */
const seasons = ['Spring', 'Summer', 'Fall', 'Winter', 'All'] as const;

async function reportChanges(visitor: Visitor): Promise<void> {
  const shown = await withPage(visitor, page, async (tab) => {
    const changes: number[] = [];
    // Named, because a player with few rounds would begin with another preset.
    await openPage(tab, `${visitor.url}${visitor.profile}/stats?preset=lastYear`);
    const dialog = tab.getByRole('dialog', { name: 'Configure Selections' });
    const left = dialog.getByRole('region', { name: 'left side' });
    let before = 'All';
    for (let turn = 0; turn < TURNS; turn += 1) {
      for (const season of seasons) {
        // Apply closes the dialog.
        await tab.getByRole('button', { name: 'Select Rounds' }).click();
        await left.getByRole('button', { name: /^Season: / }).click();
        await tab.getByRole('menuitemcheckbox', { name: season, exact: true }).click();
        // Unchecks the season before, so that only one is selected.
        if (season !== 'All' && before !== 'All') await tab.getByRole('menuitemcheckbox', { name: before }).click();
        await tab.keyboard.press('Escape');
        before = season;
        const label = season === 'All' ? 'Last 12 Months' : `${season}, Last 12 Months`;
        await left.getByRole('heading', { name: label, exact: true }).waitFor();
        const change = await tab.evaluateHandle(followTo, { screen: shows(label), isBack: false });
        await dialog.getByRole('button', { name: 'Apply' }).click();
        const took = await change.evaluate((one) => one.shown);
        if (turn > 0) changes.push(took);
      }
    }
    return changes;
  });
  printTable(
    ['from Apply to other figures and cards', 'p50 ms', 'p95', 'slowest'],
    [
      [
        `${shown.length} changes`,
        percentile(shown, 50).toFixed(0),
        percentile(shown, 95).toFixed(0),
        Math.max(...shown).toFixed(0),
      ],
    ],
  );
  printLine(`Warm, slowed ${CPU_SLOWDOWN}x. Wanted: at most ${wanted.change} ms at the 95th percentile.\n`);
}
