import { expect, type Page } from '@playwright/test';
import { type Person } from './people.ts';
import { type Product, TODAY } from './product.ts';

/** A hole as it is typed: where each stroke is played from, after the one from the tee. Feet on the green. */
type TypedStroke = readonly [distance: number, lie: 'Fairway' | 'Rough' | 'Sand' | 'Trees' | 'Green'];
export type TypedHole = { readonly par: number; readonly yards: number; readonly strokes: readonly TypedStroke[] };

const par3: TypedHole = {
  par: 3,
  yards: 165,
  strokes: [
    [18, 'Green'],
    [3, 'Green'],
  ],
};
const par4: TypedHole = {
  par: 4,
  yards: 390,
  strokes: [
    [145, 'Fairway'],
    [22, 'Green'],
    [2, 'Green'],
  ],
};
const par5: TypedHole = {
  par: 5,
  yards: 520,
  strokes: [
    [268, 'Fairway'],
    [64, 'Fairway'],
    [12, 'Green'],
    [1, 'Green'],
  ],
};
/** A green that was missed, a chip and one putt. */
const saved: TypedHole = {
  par: 4,
  yards: 402,
  strokes: [
    [158, 'Rough'],
    [16, 'Sand'],
    [5, 'Green'],
  ],
};

/** A round of 72 strokes and 31 putts on a par 72: thirteen greens with two putts, five pars from around the green. */
export const roundOf72: readonly TypedHole[] = [
  ...[par4, par5, par3, saved, par4, par3, saved, par5, par4],
  ...[par4, saved, par3, par5, saved, par4, par3, saved, par5],
];

/** Starts a round through the API, as the start screen does. */
export async function startRound(
  page: Page,
  product: Product,
  { accountId }: Pick<Person, 'accountId'>,
  idToken: string,
  roundId: string,
  holes: readonly TypedHole[] = roundOf72,
): Promise<void> {
  const blank = holes.map(({ par, yards }, index) => ({ hole: index + 1, par, yards }));
  const reply = await page.request.put(addressOf(product, accountId, roundId), {
    headers: { authorization: `Bearer ${idToken}` },
    data: documentOf(roundId, 'inProgress', blank),
  });
  expect(reply.ok(), await reply.text()).toBe(true);
}

/** The document of a round that `startRound` started, with these holes. */
export const documentOf = (roundId: string, status: 'inProgress' | 'completed', holes: readonly object[]) => ({
  ...{ format: 'strokebook.round/1', roundId, playedOn: TODAY, type: 'practice', status },
  holeCount: holes.length,
  course: { name: 'Alder Creek', tee: { name: 'White', rating: 71.2, slope: 128 } },
  holes,
});

/** The round as the account has it. */
export async function storedRound(
  page: Page,
  product: Product,
  { accountId }: Pick<Person, 'accountId'>,
  idToken: string,
  roundId: string,
): Promise<{ readonly status: string; readonly holes: readonly { readonly score?: number }[] }> {
  const headers = { authorization: `Bearer ${idToken}` };
  const reply = await page.request.get(addressOf(product, accountId, roundId), { headers });
  expect(reply.ok(), await reply.text()).toBe(true);
  return ((await reply.json()) as { round: Awaited<ReturnType<typeof storedRound>> }).round;
}

const addressOf = (product: Product, accountId: number, roundId: string): string =>
  `${product.url}/api/accounts/${accountId}/rounds/${roundId}`;

/** The entry screen of a round, with a count of presses. */
export function entryOf(page: Page) {
  const counted = { presses: 0 };
  const press = async (name: string | RegExp): Promise<void> => {
    await page
      .getByRole('button', { name, exact: typeof name === 'string' })
      .first()
      .click();
    counted.presses += 1;
  };
  const heading = (hole: number) => page.getByRole('heading', { level: 1, name: `Hole ${hole}`, exact: true });
  const number = async (value: number): Promise<void> => {
    for (const digit of String(value)) await press(digit);
  };
  return {
    counted,
    press,
    heading,
    number,
    open: async (roundId: string, depth: string) => {
      await page.goto(`/log/${roundId}`);
      await expect(heading(1)).toBeVisible();
      await page.getByRole('radio', { name: depth, exact: true }).click();
      await expect(page.getByRole('radio', { name: depth, exact: true })).toBeChecked();
    },
    /** Types a hole stroke by stroke, as a player with a thumb does. */
    strokes: async ({ strokes }: TypedHole) => {
      for (const [index, [distance, lie]] of strokes.entries()) {
        const isPutt = lie === 'Green';
        const isFirstPutt = isPutt && strokes[index - 1]?.[1] !== 'Green';
        const isLast = index === strokes.length - 1;
        if (isPutt && !isFirstPutt) await press(/^Missed/);
        await number(distance);
        if (isPutt && !isFirstPutt && isLast) return press(/^Holed/);
        if (!isPutt || isFirstPutt) await press(new RegExp(`^${lie}`));
        if (isLast) await press(/^Holed/);
      }
    },
  };
}
