import { expect, it } from 'vitest';
import { holeOf, puttOf, shotOf } from '../testing/builders.ts';
import { type HoleFacts, holeFactsOf } from './hole-facts.ts';
import { flagMask, holeFlags } from './hole-flags.ts';

const flagsOf = (hole: Parameters<typeof holeOf>[0]) => {
  const facts = holeFactsOf([holeOf(hole)]);
  return holeFlags.filter((flag) => facts[0] !== undefined && flag.test(facts[0]) === true).map((flag) => flag.id);
};

it('has every flag that the specification names, with its spelling (DATA-39, DATA-40, DATA-41, DATA-O3)', () => {
  const ids = holeFlags.map((flag) => flag.id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(
    expect.arrayContaining([
      ...[
        'madeParOrBetter',
        'madePar',
        'madeOverPar',
        'madeBogey',
        'madeUnderPar',
        'madeBirdie',
        'madeDoubleBogeyOrHigher',
        'madeEagle',
      ],
      ...[
        'fairwayHit',
        'fairwayMissed',
        'madeGreenInRegulation',
        'missedGreenInRegulation',
        'madeOnePutt',
        'madeOnePuttorLess',
      ],
      ...['missedUpDown', 'hasSandShot', 'approachShortSided'],
      ...[
        'isDoglegLeft',
        'isDoglegRight',
        'isMiddlePin',
        'isRightPin',
        'isLeftPin',
        'isFrontPin',
        'isBackPin',
        'isPar3',
        'isPar4',
        'isPar5',
      ],
    ]),
  );
});

it('flags the score against par (DATA-39)', () => {
  const scoring = (score: number) =>
    flagsOf({ par: 4, score }).filter((id) => id.startsWith('made') && !id.includes('Putt'));
  expect(scoring(2)).toEqual(['madeParOrBetter', 'madeUnderPar', 'madeEagle']);
  expect(scoring(3)).toEqual(['madeParOrBetter', 'madeUnderPar', 'madeBirdie']);
  expect(scoring(4)).toEqual(['madeParOrBetter', 'madePar']);
  expect(scoring(5)).toEqual(['madeOverPar', 'madeBogey']);
  expect(scoring(6)).toEqual(['madeOverPar', 'madeDoubleBogeyOrHigher']);
});

it('puts a distance in one band, its upper end included (DATA-40, DATA-O6)', () => {
  const putts = (feetToPin: number) =>
    flagsOf({ score: 4, shots: [shotOf('tee', 400), shotOf('fairway', 140), puttOf(feetToPin), puttOf(1)] }).filter(
      (id) => id.startsWith('puttProximity'),
    );
  expect(putts(3)).toEqual(['puttProximityUnder3']);
  expect(putts(5)).toEqual(['puttProximityFrom3']);
  expect(putts(5.1)).toEqual(['puttProximityFrom5']);
  expect(putts(80)).toEqual(['puttProximityOver25']);
});

it('flags the length of the putt that was missed, not of the one that was made (DATA-40)', () => {
  const flags = flagsOf({ score: 4, shots: [shotOf('tee', 400), shotOf('fairway', 140), puttOf(12), puttOf(4)] });
  expect(flags.filter((id) => id.startsWith('missedPutt'))).toEqual(['missedPuttFrom10']);
});

it('flags no missed putt if it is unknown whether it was holed (DATA-40)', () => {
  const flags = flagsOf({ score: 4, putts: 1, shots: [puttOf(12)] });
  expect(flags.filter((id) => id.startsWith('missedPutt'))).toEqual([]);
});

it('is null for a flag that the data of the hole cannot decide (DATA-39, DATA-40, DATA-41)', () => {
  const test = (id: string, hole: Parameters<typeof holeOf>[0]) =>
    holeFlags.find((flag) => flag.id === id)?.test(holeFactsOf([holeOf(hole)])[0] as HoleFacts);
  const shots = [shotOf('tee', 400), shotOf('fairway', 140), puttOf(12), puttOf(4)];
  const scoreAlone = { score: 4 };
  expect([test('fairwayMissed', scoreAlone), test('fairwayMissed', { score: 4, shots })]).toEqual([null, false]);
  expect([test('madeOnePutt', scoreAlone), test('madeOnePutt', { score: 4, putts: 2 })]).toEqual([null, false]);
  expect([test('isLeftPin', scoreAlone), test('isLeftPin', { pinSide: 'right' })]).toEqual([null, false]);
  expect([test('madePar', { score: undefined }), test('isPar4', { score: undefined })]).toEqual([null, true]);
  // The longest miss is unknown while the length of a putt is; a hole without a missed putt is in no band.
  const unmeasured = shots.map((shot, index) => (index === 3 ? { ...shot, toPin: undefined } : shot));
  expect(test('missedPuttFrom10', { score: 4, shots: unmeasured })).toBeNull();
  expect(test('missedPuttFrom10', { score: 3, shots: shots.slice(0, 3) })).toBe(false);
  // A successful save is in no band of missed ones; a card without the save's distance has no answer.
  const chip = [shotOf('tee', 400), shotOf('fairway', 140), shotOf('rough', 9), puttOf(4)];
  expect(test('missedUpDownUnder10', { score: 4, shots: chip })).toBe(false);
  expect(test('missedUpDownUnder10', scoreAlone)).toBeNull();
});

it('refuses a mask with an unknown flag (DATA-39)', () => {
  expect(() => flagMask(['madeParr'])).toThrow("'madeParr' is no hole flag");
});
