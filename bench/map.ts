import type { Locator, Page } from '@playwright/test';
import { addDays, calendarDay } from '@strokebook/golf/calendar';
import { playOnOneCourse } from './lib/career.ts';
import { median, percentile } from './lib/measure.ts';
import { withPage, withPlayer } from './lib/player-pages.ts';
import { TODAY } from './lib/server.ts';
import { sized } from './lib/size.ts';
import { printTable, printLine } from './lib/table.ts';
import { framesWhile, type Gesture, paintedAfter, watchDrawing } from './map/in-page.ts';

const ROUNDS = sized(300, 10);
const SECONDS = sized(3, 1);
const HOLES = 18;
const FILTER_CLICKS = sized(20, 2);
/**
 * Min milliseconds that a person needs to read the new counts before the next click; the scorecard renders in that
 * time.
 */
const READING = 500;
const wanted = { frames: 50, hole: 100, filter: 50 };
const gestures: readonly Gesture[] = ['pan', 'turn', 'zoom'];

/**
 * Frame rates and response times of the map with many rounds of one course, on the built product without throttling.
 */
export async function measureMap(): Promise<void> {
  const rounds = playOnOneCourse(ROUNDS).map((round, index) => ({
    ...round,
    playedOn: addDays(calendarDay(TODAY), -2 * index),
  }));
  const strokes = rounds.flatMap(({ holes }) => holes.flatMap(({ shots }) => shots ?? [])).length;
  await withPlayer({ rounds, isDemo: true }, (visitor) =>
    withPage(visitor, { rate: 1, observe: watchDrawing, height: 900 }, async (page) => {
      await page.goto(`${visitor.url}${visitor.profile}/my-rounds?rounds=Past+2+Years`);
      const map = page.getByRole('region', { name: 'Shot map' });
      await map.getByLabel(/^Scale: /).waitFor();
      printLine(`${ROUNDS} rounds on one course, ${strokes} strokes.\n`);
      await reportFrames(page, map);
      await reportHoles(map);
      await reportFilter(page);
    }),
  );
}

async function reportFrames(page: Page, map: Locator): Promise<void> {
  const full = await frames(map);
  await map.getByRole('button', { name: 'Showing All Rounds' }).click();
  const picker = page.getByRole('dialog', { name: /Being Mapped$/ });
  await picker.getByRole('button', { name: 'None' }).click();
  await page.keyboard.press('Escape');
  const empty = await frames(map);
  await map.getByRole('button', { name: 'Showing Focused Round' }).click();
  await picker.getByRole('button', { name: 'All', exact: true }).click();
  await page.keyboard.press('Escape');
  printTable(
    ['frames a second while the map is moved', 'all rounds', 'one round', 'share'],
    gestures.map((gesture, place) => [
      gesture,
      (full[place] ?? 0).toFixed(0),
      (empty[place] ?? 0).toFixed(0),
      `${((100 * (full[place] ?? 0)) / (empty[place] ?? 1)).toFixed(0)}%`,
    ]),
  );
  printLine(`Wanted: at least ${wanted.frames}, or half of those of the map with one round.\n`);
}

async function frames(map: Locator): Promise<readonly number[]> {
  const measured: number[] = [];
  for (const gesture of gestures) {
    await map.getByRole('radio', { name: 'Hole View' }).check();
    measured.push(await map.evaluate(framesWhile, { gesture, seconds: SECONDS }));
  }
  return measured;
}

async function reportHoles(map: Locator): Promise<void> {
  await map.getByRole('radio', { name: 'Hole View' }).check();
  const surface = map.getByRole('application');
  const taken: number[] = [];
  for (let turn = -2; turn < HOLES; turn += 1) {
    const shown = 'section[aria-label="Shot map"] section[aria-label^="Shots on hole"]';
    const milliseconds = await surface.evaluate(paintedAfter, { key: 'ArrowRight', shown });
    // The first turns compile and are not counted.
    if (turn >= 0) taken.push(milliseconds);
  }
  report('to another hole', taken, wanted.hole);
}

async function reportFilter(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Filter Holes by Stat/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Filter Holes by Stat' });
  await dialog.getByRole('button', { name: 'Course Layout' }).click();
  const taken: number[] = [];
  for (let turn = -2; turn < FILTER_CLICKS; turn += 1) {
    const card = dialog.getByRole('button', { name: /^Par 4 / });
    const shown = '[role="dialog"] [role="status"]';
    await page.waitForTimeout(READING);
    const milliseconds = await card.evaluate(paintedAfter, { shown });
    if (turn >= 0) taken.push(milliseconds);
  }
  report('from a click on a filter to new counts and map', taken, wanted.filter);
}

function report(what: string, milliseconds: readonly number[], atMost: number): void {
  printTable(
    [what, 'median ms', 'p95', 'slowest'],
    [
      [
        `${milliseconds.length} times`,
        median(milliseconds).toFixed(0),
        percentile(milliseconds, 95).toFixed(0),
        Math.max(...milliseconds).toFixed(0),
      ],
    ],
  );
  printLine(`Wanted: at most ${atMost} ms. The last frame of it is waiting for the screen.\n`);
}
