import { expect, type Page } from '@playwright/test';
import { people } from './people.ts';
import { type Product, TODAY } from './product.ts';

const course = 'alder-creek';
const tee = 'White';

type CourseReply = {
  readonly name: string;
  readonly tees: readonly { readonly name: string; readonly yards: readonly number[] }[];
  readonly holes: readonly { readonly par: number }[];
};
type Shot = { readonly lie: string; readonly toPin: number; readonly end?: { readonly lie: 'holed' } };
export type StoredHole = {
  readonly score?: number;
  readonly putts?: number;
  readonly fairway?: 'hit' | 'left' | 'right';
  readonly shots?: readonly Shot[];
};
/** What is stored of some holes, by their number. */
export type StoredHoles = Readonly<Record<number, StoredHole>>;

const holed = { end: { lie: 'holed' } } as const;
const feet = (count: number): number => count / 3;

/** The first six holes of a round. */
export const sixHoles: StoredHoles = {
  1: { score: 4, putts: 2, fairway: 'hit' },
  2: { score: 3, putts: 1, fairway: 'left' },
  3: { score: 3, putts: 2 },
  4: { score: 6, putts: 2, fairway: 'right' },
  5: { score: 4, putts: 2, fairway: 'hit' },
  6: { score: 3, putts: 1, fairway: 'hit' },
};

/** Hole 7, a par 3, from the tee into the rough and onto the green. */
const toTheGreen: readonly Shot[] = [
  { lie: 'tee', toPin: 182 },
  { lie: 'rough', toPin: 21 },
  { lie: 'green', toPin: feet(16) },
];
export const holeSeven = {
  inRough: { shots: toTheGreen.slice(0, 2) },
  secondPutt: { shots: [...toTheGreen, { lie: 'green', toPin: feet(4) }] },
  /** The score was typed as 5; the strokes are 4. */
  differing: { score: 5, shots: [...toTheGreen, { lie: 'green', toPin: feet(3), ...holed }] },
  fromSand: {
    score: 5,
    shots: [
      ...toTheGreen.slice(0, 2),
      { lie: 'bunker', toPin: 12 },
      { lie: 'green', toPin: feet(6) },
      { lie: 'green', toPin: feet(1), ...holed },
    ],
  },
} satisfies Record<string, StoredHole>;

/** Every hole with its strokes: a fairway, a green and two putts; every third hole has one. */
export function everyHole(pars: readonly number[], yards: readonly number[]): StoredHoles {
  return Object.fromEntries(
    pars.map((par, index) => {
      const length = yards[index] ?? 0;
      const approaches = Array.from({ length: par - 3 }, (_unused, place) => ({
        lie: index % 4 === 1 ? 'rough' : 'fairway',
        toPin: Math.max(40, length - 240 * (place + 1)),
      }));
      const putts = index % 3 === 0 ? [6] : [6 + index, 2];
      const shots = [
        { lie: 'tee', toPin: length },
        ...approaches,
        ...putts.map((putt, place) => ({
          ...{ lie: 'green', toPin: feet(putt) },
          ...(place === putts.length - 1 ? holed : {}),
        })),
      ];
      return [index + 1, { score: shots.length, shots }];
    }),
  );
}

/** Stores a round of the player on a course with a map; `holes` may follow from the course. */
export async function storeRound(
  page: Page,
  product: Product,
  idToken: string,
  roundId: string,
  holes: StoredHoles | ((pars: readonly number[], yards: readonly number[]) => StoredHoles),
): Promise<void> {
  const read = await page.request.get(`${product.url}/api/courses/${course}`);
  const { name, tees, holes: drawn } = (await read.json()) as CourseReply;
  const yards = tees.find((each) => each.name === tee)?.yards ?? [];
  const pars = drawn.map(({ par }) => par);
  const stored = typeof holes === 'function' ? holes(pars, yards) : holes;
  const isWhole = pars.every((_par, index) => stored[index + 1]?.score !== undefined);
  const reply = await page.request.put(`${product.url}/api/accounts/${people.golfer.accountId}/rounds/${roundId}`, {
    headers: { authorization: `Bearer ${idToken}` },
    data: {
      ...{ format: 'strokebook.round/1', roundId, playedOn: TODAY, type: 'practice' },
      status: isWhole ? 'completed' : 'inProgress',
      holeCount: pars.length,
      course: { courseId: course, name, tee: { name: tee, rating: 70.5, slope: 120 } },
      holes: pars.map((par, index) => ({ hole: index + 1, par, yards: yards[index], ...stored[index + 1] })),
    },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
}

/** Deletes the rounds in progress of other screens, because the page for logging opens one of them instead of a new round. */
export async function deleteRoundsInProgress(page: Page, product: Product, idToken: string): Promise<void> {
  const rounds = `${product.url}/api/accounts/${people.golfer.accountId}/rounds`;
  const headers = { authorization: `Bearer ${idToken}` };
  const list = (await (await page.request.get(`${rounds}?limit=1000`, { headers })).json()) as {
    readonly rounds: readonly { readonly roundId: string; readonly status: string }[];
  };
  for (const { roundId, status } of list.rounds) {
    if (status === 'inProgress' && roundId.startsWith('screen-'))
      await page.request.delete(`${rounds}/${roundId}`, { headers });
  }
}
