import { documentOf, entryOf, startRound, storedRound, type TypedHole } from '../support/entry.ts';
import { people } from '../support/people.ts';
import { typedDepths } from '../support/typed-depths.ts';
import { expect, signIn, test } from '../support/test.ts';

const { golfer } = people;

/** A hole for each kind of score: birdie, par, bogey, and what is worse, with one, two and three putts. */
const kinds: readonly TypedHole[] = [
  {
    par: 4,
    yards: 388,
    strokes: [
      [141, 'Fairway'],
      [9, 'Green'],
    ],
  },
  {
    par: 3,
    yards: 171,
    strokes: [
      [14, 'Sand'],
      [8, 'Green'],
      [2, 'Green'],
    ],
  },
  {
    par: 5,
    yards: 531,
    strokes: [
      [275, 'Rough'],
      [92, 'Fairway'],
      [30, 'Green'],
      [6, 'Green'],
      [1, 'Green'],
    ],
  },
  {
    par: 4,
    yards: 410,
    strokes: [
      [190, 'Trees'],
      [110, 'Rough'],
      [25, 'Rough'],
      [11, 'Green'],
      [3, 'Green'],
    ],
  },
  {
    par: 3,
    yards: 150,
    strokes: [
      [21, 'Green'],
      [2, 'Green'],
    ],
  },
  {
    par: 4,
    yards: 402,
    strokes: [
      [158, 'Fairway'],
      [16, 'Rough'],
      [5, 'Green'],
    ],
  },
];
const holes = [...kinds, ...kinds, ...kinds];

for (const [index, { name, keys, stored }] of typedDepths.entries()) {
  test(`a round that is typed by '${name}' equals the one that is put through the API, figure by figure (ENTRY-06, ENTRY-07, ENTRY-08, ENTRY-17)`, {
    tag: '@full',
  }, async ({ page, product }) => {
    const roundId = `typed-${index}`;
    const token = await signIn(page, product, golfer);
    const headers = { authorization: `Bearer ${token}` };
    const account = `${product.url}/api/accounts/${golfer.accountId}`;
    await startRound(page, product, golfer, token, roundId, holes);
    await page.goto(`/log/${roundId}`);
    await page.getByRole('radio', { name, exact: true }).click();
    await expect(page.getByRole('radio', { name, exact: true })).toBeChecked();
    await page.getByRole('heading', { level: 1 }).click();
    for (const key of holes.flatMap(keys)) await page.keyboard.press(key);
    await entryOf(page).press(/^Finish/);
    const typed = () => storedRound(page, product, golfer, token, roundId);
    await expect.poll(async () => (await typed()).status).toBe('completed');
    expect(await typed()).toEqual(documentOf(roundId, 'completed', holes.map(stored)));

    // Whoever writes a document says what was counted, and infers nothing.
    const sent = holes.map((hole, place) => {
      const { inferred: _inferred, ...rest } = stored(hole, place) as { readonly inferred?: unknown };
      return rest;
    });
    const sentId = `sent-${index}`;
    const reply = await page.request.put(`${account}/rounds/${sentId}`, {
      headers,
      data: documentOf(sentId, 'completed', sent),
    });
    expect(reply.ok(), await reply.text()).toBe(true);
    const figuresOf = async (id: string): Promise<unknown> => {
      const answer = await page.request.post(`${account}/performance-stats`, {
        headers,
        data: {
          roundsFilter: { filterName: 'One round', golfRoundIds: [id] },
          standardsFilter: { standardName: null },
        },
      });
      return answer.json();
    };
    const figures = await figuresOf(roundId);
    expect(JSON.stringify(figures)).toContain('"value"');
    expect(figures).toEqual(await figuresOf(sentId));
  });
}
