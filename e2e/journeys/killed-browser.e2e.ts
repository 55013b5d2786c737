import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { type EntryAction, entryDocument, replayEntry } from '../../packages/golf/entry/index.ts';
import { startRound } from '../support/entry.ts';
import { startKillableBrowser } from '../support/killable-browser.ts';
import { people } from '../support/people.ts';
import { expect, signIn, test } from '../support/test.ts';

const KILLS = 50;
const HOLES = 18;
const MAX_ACTIONS = 4;
const ROUND = 'killed';

/** Repeatable randomness, so that a failure can be seen again: a linear congruential generator. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}

/** What was entered of each hole. */
type Card = readonly { readonly score?: number; readonly putts?: number; readonly strokes: readonly number[] }[];

/** One action: `start` presses its keys, `confirmed` resolves when the screen shows it, `after` is the card with it. */
type Action = { readonly start: () => Promise<void>; readonly confirmed: () => Promise<void>; readonly after: Card };

const depths = ['Score', 'Score and putts', 'Every stroke'] as const;
type Depth = (typeof depths)[number];

test(`ending the browser process ${KILLS} times loses at most the action under way (ENTRY-19)`, {
  tag: '@full',
}, async ({ page: api, product }) => {
  test.setTimeout(300_000);
  const token = await signIn(api, product, people.golfer);
  await startRound(api, product, people.golfer, token, ROUND);
  const profileDir = mkdtempSync(join(tmpdir(), 'strokebook-killed-'));
  const random = createRandom(20_260_920);
  let card: Card = Array.from({ length: HOLES }, () => ({ strokes: [] }));
  /** The card with the action that was under way when the process ended. */
  let pending = card;
  let confirmed = 0;
  try {
    for (let kill = 0; kill <= KILLS; kill += 1) {
      const { page, end } = await startKillableBrowser(profileDir);
      // The browser writes the token of a sign-in to its disk only after some seconds; the round is what is tested.
      await page.goto(`${product.url}/api/health`);
      await page.evaluate((idToken) => localStorage.setItem('strokebook.idToken', idToken), token);
      const depth = depths[random(depths.length)] ?? 'Score';
      await page.goto(`${product.url}/log/${ROUND}?hole=${1 + random(HOLES)}`);
      await page.getByRole('radio', { name: depth, exact: true }).click();
      await expect(page.getByRole('radio', { name: depth, exact: true })).toBeChecked();
      const stored = await readCard(page);
      expect([card, pending].map(inWords), `after ${kill} kills`).toContain(inWords(stored));
      card = stored;
      const actions = random(MAX_ACTIONS);
      for (let count = 0; count < actions; count += 1) {
        const action = await nextAction(page, card, depth, random);
        await action.start();
        await action.confirmed();
        card = action.after;
        confirmed += 1;
      }
      const last = await nextAction(page, card, depth, random);
      pending = last.after;
      // At a random moment of the action: before its keys, among them, or right after the last one.
      void last.start().catch(() => undefined);
      await wait(random(120));
      await end();
    }
  } finally {
    rmSync(profileDir, { recursive: true, force: true });
  }
  expect(confirmed).toBeGreaterThan(KILLS);
});

/** A random action on the open hole, in its depth. */
async function nextAction(page: Page, card: Card, depth: Depth, random: (below: number) => number): Promise<Action> {
  const heading = page.getByRole('heading', { level: 1, name: /^Hole \d+$/ });
  const hole = Number((await heading.innerText()).replace(/\D/g, '')) - 1;
  const before = card[hole] ?? { strokes: [] };
  const after = (change: Partial<Card[number]>): Card => card.with(hole, { ...before, ...change });
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' }).first();
  if (depth === 'Every stroke' && before.score === undefined) {
    const distance = 100 + random(150);
    return {
      start: async () => {
        for (const digit of String(distance)) await button(digit).click();
        await button(/^Rough/).click();
      },
      confirmed: () =>
        expect(page.getByRole('list', { name: 'Strokes' }).getByRole('button')).toHaveCount(before.strokes.length + 2),
      after: after({ strokes: [...before.strokes, distance] }),
    };
  }
  if (depth === 'Every stroke') await page.getByRole('radio', { name: 'Score', exact: true }).click();
  const score = 3 + random(6);
  const scores = page.getByRole('group', { name: 'Score', exact: true });
  const key = depth === 'Score and putts' ? scores.getByRole('button') : scores.getByRole('button').nth(score - 1);
  if (depth !== 'Score and putts') {
    return {
      start: () => key.click(),
      // A new score opens the next hole, a correction stays; the last hole opens the card.
      confirmed: async () => {
        if (before.score !== undefined) await expect(key).toHaveAttribute('aria-pressed', 'true');
        else if (hole < HOLES - 1) await expect(heading).toHaveText(`Hole ${hole + 2}`);
        else
          await page
            .getByRole('region', { name: 'Card' })
            .waitFor()
            .then(() => page.goBack());
      },
      after: after({ score }),
    };
  }
  // The four keys around par.
  const place = random(4);
  const typed = Number(await key.nth(place).innerText());
  return {
    start: () => key.nth(place).click(),
    confirmed: async () => {
      // With putts and fairway the hole would be complete; these tests type scores alone.
      await expect(key.nth(place)).toHaveAttribute('aria-pressed', 'true');
      await page.getByRole('list', { name: 'Holes' }).getByRole('button').nth(random(9)).click();
    },
    after: after({ score: typed }),
  };
}

/** '4 - 5(120,130)': score and distances of each hole, to compare at a glance. */
const inWords = (card: Card): string =>
  card.map(({ score = '-', strokes }) => `${score}${strokes.length === 0 ? '' : `(${strokes.join(',')})`}`).join(' ');

/** The round on the device, from its own storage. */
async function readCard(page: Page): Promise<Card> {
  const actions = await page.evaluate(
    (roundId) =>
      new Promise<readonly { readonly roundId: string; readonly action: unknown }[]>((resolve, reject) => {
        const opening = indexedDB.open('strokebook');
        opening.addEventListener('error', () => reject(new Error('the database cannot be opened')));
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('actions').objectStore('actions').getAll();
          reading.addEventListener('success', () => {
            opening.result.close();
            resolve(reading.result.filter((each: { roundId: string }) => each.roundId === roundId));
          });
        });
      }),
    ROUND,
  );
  const state = replayEntry(actions.map(({ action }) => action as EntryAction));
  if (state === null) throw new Error('the device does not have the round');
  return entryDocument(state).holes.map(({ score, shots = [] }) => ({
    ...(score === undefined ? {} : { score }),
    strokes: shots.slice(1).map(({ toPin }) => toPin ?? 0),
  }));
}
