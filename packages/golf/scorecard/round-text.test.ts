import { describe, expect, it } from 'vitest';
import { roundOf } from '../testing/builders.ts';
import { roundText } from './index.ts';

describe('a round as text', () => {
  it('has its course, day and total, and one line a hole with the figures that are known (IMPORT-19)', () => {
    const round = roundOf();
    const lines = roundText(round).trimEnd().split('\n');
    const heads = lines.findIndex((line) => line.startsWith('Hole\t'));
    expect(lines[0]).toBe(`Course: ${round.course.name}`);
    expect(lines.slice(heads + 1)).toHaveLength(round.holes.length);
    for (const [index, hole] of round.holes.entries()) {
      const cells = (lines[heads + 1 + index] ?? '').split('\t');
      expect(cells.slice(0, 2)).toEqual([String(hole.hole), String(hole.par)]);
    }
  });

  it('leaves out columns of which nothing is known, and says of a ball picked up that there is no score (IMPORT-19)', () => {
    const round = roundOf();
    const [first, ...others] = round.holes.map(({ hole, par }) => ({ hole, par, score: par }));
    if (first === undefined) throw new Error('a round has holes');
    const text = roundText({ ...round, holes: [{ hole: first.hole, par: first.par, isPickedUp: true }, ...others] });
    expect(text).toContain('\nHole\tPar\tScore\n');
    expect(text).toContain(`\n${first.hole}\t${first.par}\tX\n`);
  });
});
