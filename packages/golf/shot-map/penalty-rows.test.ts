import { expect, it } from 'vitest';
import { type Shot, yards } from '../model/index.ts';
import { holeOf, puttOf, roundOf, shotOf } from '../testing/builders.ts';
import { placeAt } from '../testing/mapped.ts';
import { mappedRoundOf, numbersOf } from './mapped-round.ts';
import { penaltyInWords, penaltyRows } from './penalty-rows.ts';

const holeWith = (...shots: readonly Shot[]) =>
  mappedRoundOf(roundOf({ holes: [holeOf({ yards: yards(400), shots })] })).holes[0] ?? { shots: [] };
const drop = placeAt(0, 100);

it('MAP-O67: numbers the drop after a penalty like a stroke, where the ball was dropped', () => {
  const hole = holeWith(
    shotOf('tee', 400, { penalty: { strokes: 1, reason: 'penaltyArea' } }),
    shotOf('rough', 150, { position: drop }),
    puttOf(9),
  );
  const rows = penaltyRows(hole);
  expect(rows.map(({ after, label, place }) => [after, label, place])).toEqual([[0, '2', drop]]);
  expect(numbersOf(hole)).toEqual([1, 3, 4]);
  expect(rows.map((row) => penaltyInWords(row, 'imperial'))).toEqual([
    { title: 'Penalty stroke', rest: 'Dropped: rough, 150 yd left.' },
  ]);
});

it('MAP-O67: has no ball for a stroke that is played again from the tee, and both numbers of two penalty strokes', () => {
  const again = holeWith(
    shotOf('tee', 400, { penalty: { strokes: 1, reason: 'outOfBounds' } }),
    shotOf('tee', 400),
    shotOf('fairway', 120, { penalty: { strokes: 2, reason: 'rules' } }),
    puttOf(9),
  );
  const rows = penaltyRows(again);
  expect(rows.map(({ label, place }) => [label, place])).toEqual([
    ['2', null],
    ['5–6', null],
  ]);
  expect(rows.map((row) => penaltyInWords(row, 'imperial').rest)).toEqual([
    'Played again from the tee.',
    'Next: green, 9 ft left.',
  ]);
});
