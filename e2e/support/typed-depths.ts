import type { Page } from '@playwright/test';
import { entryOf, type TypedHole } from './entry.ts';

/** A depth of the entry: how a hole is typed in it, and what must be stored of that hole. */
type TypedDepth = {
  readonly name: 'Score' | 'Score and putts' | 'Every stroke';
  /** By thumb. */
  readonly type: (page: Page, hole: TypedHole) => Promise<void>;
  /** The keys of a keyboard. */
  readonly keys: (hole: TypedHole) => readonly string[];
  readonly stored: (hole: TypedHole, index: number) => object;
};

const scoreOf = ({ strokes }: TypedHole): number => strokes.length + 1;
const puttsOf = ({ strokes }: TypedHole): number => strokes.filter(([, lie]) => lie === 'Green').length;
const isFairwayHit = ({ strokes }: TypedHole): boolean => strokes[0]?.[1] === 'Fairway';
const cardOf = ({ par, yards }: TypedHole, index: number) => ({ hole: index + 1, par, yards });
const lies = { Fairway: 'fairway', Rough: 'rough', Sand: 'bunker', Trees: 'recovery', Green: 'green' } as const;
const letters = { Fairway: 'f', Rough: 'r', Sand: 's', Trees: 'x', Green: 'g' } as const;

export const typedDepths: readonly TypedDepth[] = [
  {
    name: 'Score',
    type: (page, hole) => entryOf(page).press(new RegExp(`^${scoreOf(hole)} `)),
    keys: (hole) => [String(scoreOf(hole))],
    stored: (hole, index) => ({ ...cardOf(hole, index), score: scoreOf(hole) }),
  },
  {
    name: 'Score and putts',
    type: async (page, hole) => {
      const choose = (group: string, value: string) =>
        page.getByRole('group', { name: group, exact: true }).getByRole('button', { name: value, exact: true }).click();
      if (hole.par > 3) await choose('Fairway', isFairwayHit(hole) ? 'Hit' : 'Left');
      await choose('Score', String(scoreOf(hole)));
      await choose('Putts', String(puttsOf(hole)));
    },
    keys: (hole) => [
      ...(hole.par > 3 ? [isFairwayHit(hole) ? 'h' : 'l'] : []),
      String(scoreOf(hole)),
      String(puttsOf(hole)),
    ],
    stored: (hole, index) => ({
      ...cardOf(hole, index),
      ...{ score: scoreOf(hole), putts: puttsOf(hole), penalties: 0, inferred: ['penalties'] },
      ...(hole.par > 3 ? { fairway: isFairwayHit(hole) ? 'hit' : 'left' } : {}),
    }),
  },
  {
    name: 'Every stroke',
    type: (page, hole) => entryOf(page).strokes(hole),
    keys: ({ strokes }) => [
      ...strokes.flatMap(([distance, lie], place) => {
        const isSecondPutt = strokes[place - 1]?.[1] === 'Green';
        return [
          ...(isSecondPutt ? ['Enter'] : []),
          ...String(distance).split(''),
          ...(isSecondPutt ? [] : [letters[lie]]),
        ];
      }),
      'h',
    ],
    stored: (hole, index) => ({
      ...cardOf(hole, index),
      score: scoreOf(hole),
      shots: [
        { lie: 'tee', toPin: hole.yards },
        ...hole.strokes.map(([distance, lie], place) => ({
          lie: lies[lie],
          toPin: lie === 'Green' ? distance / 3 : distance,
          ...(place === hole.strokes.length - 1 ? { end: { lie: 'holed' } } : {}),
        })),
      ],
    }),
  },
];

export function depthOf(name: TypedDepth['name']): TypedDepth {
  const depth = typedDepths.find((one) => one.name === name);
  if (depth === undefined) throw new Error(`there is no depth '${name}'`);
  return depth;
}
