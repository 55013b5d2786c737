import { expect, it } from 'vitest';
import { yards } from '../model/index.ts';
import { checkFix } from './check-fix.ts';

const hole = { card: { hole: 5, par: 5, yards: yards(511) } };
const unknown = { card: { hole: 5, par: 5 } };

it.each([
  ['from behind the tee', hole, 'ball', 590, { kind: 'stored' }],
  ['from another hole', hole, 'ball', 1_103, { kind: 'asked', text: 'You are 1,100 yd from this green. Keep it?' }],
  ['on a hole of unknown length', unknown, 'ball', 740, { kind: 'stored' }],
  ['of a pin off its green', hole, 'pin', 120, { kind: 'asked', text: 'You are 120 yd from this green. Keep it?' }],
  ['of a pin on its green', hole, 'pin', 30, { kind: 'stored' }],
  [
    'from another country',
    hole,
    'ball',
    6_900_000,
    { kind: 'refused', text: 'You are 3,920 miles from this green, so this was not stored.' },
  ],
] as const)(
  'ENTRY-O68: a position %s is stored, asked about or refused with its reason',
  (_title, on, what, far, is) => {
    expect(checkFix(on, what, yards(far), 'imperial')).toEqual(is);
  },
);

it('ENTRY-O68: says the distance in meters and kilometers to who reads meters', () => {
  expect(checkFix(hole, 'ball', yards(1_100), 'metric')).toMatchObject({
    text: 'You are 1,006 m from this green. Keep it?',
  });
  expect(checkFix(hole, 'ball', yards(6_900_000), 'metric')).toMatchObject({
    text: 'You are 6,309 km from this green, so this was not stored.',
  });
});
