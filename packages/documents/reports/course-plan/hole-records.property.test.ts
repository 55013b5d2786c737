import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holeFactsOf, type ShotKind } from '@strokebook/golf/facts';
import { anyHoles, shotByShotHole } from '../../../golf/testing/arbitraries.ts';
import { holeOf, roundOf } from '../../../golf/testing/builders.ts';
import { holeRecords } from './hole-records.ts';

const parts: readonly ShotKind[] = ['offTheTee', 'approach', 'aroundTheGreen', 'putt'];
const anyRounds = fc.array(
  fc.oneof(anyHoles, fc.array(shotByShotHole, { minLength: 1, maxLength: 3 })).map((holes) => roundOf({ holes })),
  { maxLength: 6 },
);

describe('what a player did on the holes of a course', () => {
  it('is what going through every playing finds: average, and the part that cost most', () => {
    fc.assert(
      fc.property(anyRounds, (rounds) => {
        const records = holeRecords(rounds);
        const facts = rounds.flatMap(({ holes }) => holeFactsOf(holes));
        for (let number = 1; number <= 18; number += 1) {
          const playings = facts.filter(({ hole, score }) => hole.hole === number && score !== null);
          const record = records.get(number);
          expect(record?.playings ?? 0).toBe(playings.length);
          if (record === undefined) continue;
          let total = 0;
          for (const { score } of playings) total += score ?? 0;
          expect(record.averageScore).toBeCloseTo(total / playings.length);
          const means = parts.flatMap((part) => {
            const gained = playings.flatMap(({ gained: by }) => by[part] ?? []);
            const mean = gained.reduce((sum, one) => sum + one, 0) / gained.length / 1000;
            return gained.length >= 3 && mean < 0 ? [mean] : [];
          });
          if (means.length === 0) expect(record.loss).toBe(null);
          else expect(record.loss?.gained).toBeCloseTo(Math.min(...means), 6);
        }
      }),
    );
  });

  it('leaves out holes that were not finished', () => {
    expect(holeRecords([roundOf({ holes: [holeOf({ hole: 1, score: undefined })] })]).size).toBe(0);
  });
});
