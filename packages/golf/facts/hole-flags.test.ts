import { expect, it } from 'vitest';
import { holeOf, puttOf, shotOf } from '../testing/builders.ts';
import { holeFactsOf } from './hole-facts.ts';
import { flagMask, holeFlags } from './hole-flags.ts';

const flagsOf = (hole: Parameters<typeof holeOf>[0]) => {
  const facts = holeFactsOf([holeOf(hole)]);
  return holeFlags.filter((flag) => facts[0] !== undefined && flag.test(facts[0])).map((flag) => flag.id);
};

it('has every flag that the specification names, spelt as it spells them (DATA-39, DATA-40, DATA-41, DATA-O3)', () => {
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

it('flags no missed putt where nobody knows whether it fell (DATA-40)', () => {
  const flags = flagsOf({ score: 4, putts: 1, shots: [puttOf(12)] });
  expect(flags.filter((id) => id.startsWith('missedPutt'))).toEqual([]);
});

it('refuses a mask of a flag that is not there (DATA-39)', () => {
  expect(() => flagMask(['madeParr'])).toThrow("'madeParr' is no hole flag");
});
