import { expect, it } from 'vitest';
import { startWithoutCut } from './start-without-cut.ts';

const spans = [
  { from: 80, until: 120 },
  { from: 60, until: 90 },
  { from: 300, until: 340 },
];

it('a season begins where no name is cut, as long as today stays in sight (TOUR-04)', () => {
  expect(startWithoutCut(200, 0, spans)).toBe(200);
  expect(startWithoutCut(320, 0, spans)).toBe(300);
  // The name before the cut one would be cut then.
  expect(startWithoutCut(100, 0, spans)).toBe(60);
  expect(startWithoutCut(100, 70, spans)).toBe(100);
});
