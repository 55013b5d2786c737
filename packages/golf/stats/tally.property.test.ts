import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type HoleFacts, holeFactsOf } from '../facts/index.ts';
import { anyHole, anyHoles } from '../testing/arbitraries.ts';
import { statCatalog, statColumns } from './catalog.ts';
import type { Breakdown, StatDefinition } from './define.ts';
import { readAllStats } from './read.ts';
import { sumTallies, tallyOf } from './tally.ts';
import { columnsOfTally, decodeColumns, decodeTally, encodeTally } from './tally-codec.ts';

const factsOfMany = fc.array(anyHole, { maxLength: 40 }).map((holes) => holes.flatMap((hole) => holeFactsOf([hole])));

describe('laws of tallies', () => {
  it('splits anywhere: the parts add up to the whole, in any order (CARD-01, DASH-11)', () => {
    fc.assert(
      fc.property(factsOfMany, fc.nat(), (facts, at) => {
        const cut = at % (facts.length + 1);
        const [left, right] = [tallyOf(facts.slice(0, cut)), tallyOf(facts.slice(cut))];
        const whole = readAllStats(tallyOf(facts), 18);
        expect(readAllStats(sumTallies([left, right]), 18)).toEqual(whole);
        expect(readAllStats(sumTallies([right, left]), 18)).toEqual(whole);
      }),
    );
  });

  it('comes back from its bytes as it went (DASH-11)', () => {
    fc.assert(
      fc.property(factsOfMany, (facts) => {
        const tally = tallyOf(facts);
        expect(decodeTally(encodeTally(tally))).toEqual(tally);
      }),
    );
  });

  it('gives a few columns of its bytes without the rest (TEAM-24)', () => {
    const places = statColumns.map((_column, place) => place).filter((place) => place % 7 === 3);
    fc.assert(
      fc.property(factsOfMany, (facts) => {
        const tally = tallyOf(facts);
        expect(decodeColumns(encodeTally(tally), places)).toEqual(columnsOfTally(tally, places));
      }),
    );
  });

  it('keeps every rate between 0 and 1, inside its interval (ASSESS-09)', () => {
    fc.assert(
      fc.property(factsOfMany, (facts) => {
        for (const [place, result] of readAllStats(tallyOf(facts), 18).entries()) {
          if (result.state !== 'value' || statColumns[place]?.kind !== 'rate') continue;
          expect(result.value).toBeGreaterThanOrEqual(0);
          expect(result.value).toBeLessThanOrEqual(1);
          expect(result.interval?.low).toBeLessThanOrEqual(result.value + 1e-9);
          expect(result.interval?.high).toBeGreaterThanOrEqual(result.value - 1e-9);
        }
      }),
    );
  });
});

/** The holes of a child: those that have what it is of. */
const ownHoles = (
  stat: StatDefinition,
  holes: readonly HoleFacts[],
  inChild: (item: never, hole: HoleFacts) => boolean,
): number =>
  holes.filter((hole) =>
    stat.unit === 'hole'
      ? stat.sample(hole) !== null && inChild(hole as never, hole)
      : stat.counts?.(hole) !== false &&
        hole.shots.some((shot) => stat.sample(shot, hole) !== null && inChild(shot as never, hole)),
  ).length;

/** A naive implementation: every column separately, over plain lists of numbers. */
function tallyNaively(
  stat: StatDefinition,
  facts: readonly HoleFacts[],
  inChild: (item: never, hole: HoleFacts) => boolean,
) {
  const number = (sample: number | boolean): number => Math.round(Number(sample) * 1000) / 1000;
  if (stat.unit === 'hole') {
    return facts.flatMap((hole) => {
      const sample = stat.sample(hole);
      const weight = stat.weight === undefined ? 1 : stat.weight(hole);
      if (sample === null || weight === null) return [];
      if (inChild(hole as never, hole)) return [{ value: number(sample), weight }];
      // In per-round stats a hole of another child is a sample of 0, so that the children add up to their parent.
      return stat.kind === 'perRound' ? [{ value: 0, weight: 1 }] : [];
    });
  }
  if (stat.kind !== 'perRound') {
    return facts.flatMap((hole) =>
      hole.shots.flatMap((shot) => {
        const sample = stat.sample(shot, hole);
        return sample === null || !inChild(shot as never, hole) ? [] : [{ value: number(sample), weight: 1 }];
      }),
    );
  }
  return facts
    .filter((hole) => stat.counts?.(hole) !== false)
    .map((hole) => ({
      value: hole.shots
        .filter((shot) => inChild(shot as never, hole))
        .reduce((total, shot) => total + number(stat.sample(shot, hole) ?? 0), 0),
      weight: 1,
    }));
}

it('equals, column by column, what adding up plain lists gives (DASH-11)', () => {
  fc.assert(
    fc.property(anyHoles, (holes) => {
      const facts = holeFactsOf(holes);
      const results = readAllStats(tallyOf(facts), 18);
      let place = 0;
      const check = (stat: StatDefinition, inChild: (item: never, hole: HoleFacts) => boolean): void => {
        const samples = tallyNaively(stat, facts, inChild);
        const result = results[place];
        place += 1;
        const n = samples.reduce((total, sample) => total + sample.weight, 0);
        if (result?.state === 'notApplicable') return;
        if (result?.state !== 'value') {
          expect(n).toBe(0);
          return;
        }
        const sum = samples.reduce((total, sample) => total + sample.value, 0);
        expect(result.n).toBeCloseTo(n, 6);
        expect(result.sum).toBeCloseTo(sum, 6);
        if (result.sample !== undefined) expect(result.sample).toBe(ownHoles(stat, facts, inChild));
        if (stat.kind === 'median') {
          const sorted = samples.map((sample) => sample.value).sort((a, b) => a - b);
          const middle = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.ceil((sorted.length - 1) / 2)]];
          expect(result.value).toBeCloseTo(((middle[0] ?? 0) + (middle[1] ?? 0)) / 2, 9);
        } else {
          expect(result.value).toBeCloseTo((sum / n) * (stat.kind === 'perRound' ? 18 : 1), 6);
        }
      };
      for (const stat of statCatalog) {
        check(stat, () => true);
        for (const breakdown of stat.breakdowns as readonly Breakdown<never>[]) {
          for (const index of breakdown.children.keys())
            check(stat, (item, hole) => breakdown.childOf(item, hole) === index);
        }
      }
    }),
    { numRuns: 60 },
  );
});
