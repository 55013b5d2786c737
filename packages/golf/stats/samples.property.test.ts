import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holeFactsOf } from '../facts/index.ts';
import { anyHoles } from '../testing/arbitraries.ts';
import { statColumns } from './catalog.ts';
import { samplesBehind } from './samples.ts';
import { countCell, sumCell, tallyOf } from './tally.ts';

const inThousandths = (values: readonly number[]) => values.reduce((sum, value) => sum + Math.round(value * 1000), 0);

describe('what is behind a figure', () => {
  it('adds up to the figure, for every stat and child', () => {
    fc.assert(
      fc.property(anyHoles, (holes) => {
        const facts = holeFactsOf(holes);
        const tally = tallyOf(facts);
        for (const [place, column] of statColumns.entries()) {
          const samples = samplesBehind(facts, column.id);
          expect([column.id, inThousandths(samples.map((sample) => sample.value))]).toEqual([
            column.id,
            tally.cells[sumCell(place)],
          ]);
          // Per-round stats count every hole for every child.
          if (column.kind === 'perRound') continue;
          const counted = samples.reduce(
            (sum, { weight }) => sum + (column.kind === 'ratio' ? Math.round(weight * 1000) : weight),
            0,
          );
          expect([column.id, counted]).toEqual([column.id, tally.cells[countCell(place)]]);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('is refused for a stat that nobody knows', () => {
    expect(() => samplesBehind([], 'scoring.luck')).toThrow("there is no stat 'scoring.luck'");
  });
});
