import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Hole, type RoundDocument, yards } from '../model/index.ts';
import { holeOf, roundOf } from '../testing/builders.ts';
import { mergeRounds } from './merge-rounds.ts';

const base = roundOf({ status: 'inProgress' });
const scores = fc.integer({ min: 1, max: 12 });
/** Changes of some holes: index to new score. */
const edits = fc.dictionary(fc.integer({ min: 0, max: 17 }).map(String), scores, { maxKeys: 18 });
type Edits = Readonly<Record<string, number>>;

const edited = (round: RoundDocument, changes: Edits): RoundDocument => ({
  ...round,
  holes: round.holes.map((hole, index): Hole => ({ ...hole, score: changes[String(index)] ?? hole.score })),
});
const scoresOf = ({ holes }: RoundDocument) => holes.map(({ score }) => score);

describe('merging two versions of a round', () => {
  it('has both sides of any two edits of disjoint holes, in either order (ENTRY-24)', () => {
    fc.assert(
      fc.property(edits, edits, (first, second) => {
        const disjoint = Object.fromEntries(Object.entries(second).filter(([index]) => !(index in first)));
        const mine = edited(base, first);
        const theirs = edited(base, disjoint);
        const merged = mergeRounds(base, mine, theirs);
        expect(merged.holes).toEqual([]);
        expect(scoresOf(merged.round)).toEqual(scoresOf(edited(edited(base, first), disjoint)));
        expect(scoresOf(mergeRounds(base, theirs, mine).round)).toEqual(scoresOf(merged.round));
      }),
    );
  });

  it('loses nothing: each changed hole is in the merged round or shown as a conflict (ENTRY-24)', () => {
    fc.assert(
      fc.property(edits, edits, fc.boolean(), (first, second, knowsBase) => {
        const mine = edited(base, first);
        const theirs = edited(base, second);
        const merged = mergeRounds(knowsBase ? base : null, mine, theirs);
        for (const [index, hole] of merged.round.holes.entries()) {
          const conflict = merged.holes.find((other) => other.hole === index);
          const shown = conflict === undefined ? [hole.score] : [conflict.mine.score, conflict.theirs.score];
          for (const side of [mine, theirs]) {
            const { score } = side.holes[index] as Hole;
            const isChanged = score !== base.holes[index]?.score;
            if (isChanged) expect(shown).toContain(score);
          }
        }
      }),
    );
  });

  it('shows only holes that both changed differently (ENTRY-24)', () => {
    const merged = mergeRounds(base, edited(base, { 3: 5, 4: 6, 5: 3 }), edited(base, { 3: 5, 4: 7, 6: 2 }));
    expect(merged.holes).toMatchObject([{ hole: 4, mine: { score: 6 }, theirs: { score: 7 } }]);
    expect(scoresOf(merged.round).slice(3, 7)).toEqual([5, 6, 3, 2]);
  });

  it('ignores what the account adds to strokes from the course (ENTRY-24)', () => {
    const shots = [{ lie: 'tee' as const, toPin: yards(400) }];
    const sent = roundOf({ holes: base.holes.with(0, holeOf({ shots })) });
    const stored = roundOf({
      holes: base.holes.with(0, holeOf({ shots: shots.map((shot) => ({ ...shot, toGreenEdge: yards(390) })) })),
    });
    expect(mergeRounds(sent, edited(sent, { 0: 6 }), stored).holes).toEqual([]);
  });

  it('takes the side that has something on a hole when nobody knows the common version (ENTRY-24)', () => {
    const empty = roundOf({ status: 'inProgress', holes: base.holes.map(({ hole, par }) => ({ hole, par })) });
    const mine = edited(empty, { 0: 4 });
    const theirs = edited(empty, { 1: 5 });
    const merged = mergeRounds(null, mine, theirs);
    expect(scoresOf(merged.round).slice(0, 3)).toEqual([4, 5, undefined]);
    expect(merged.holes).toEqual([]);
  });

  it('merges details one by one, and a round that both finished stays finished (ENTRY-24)', () => {
    const finished = roundOf();
    const mine: RoundDocument = { ...finished, notes: 'Windy' };
    const theirs: RoundDocument = { ...finished, type: 'qualifier' };
    const merged = mergeRounds(finished, mine, theirs);
    expect(merged).toMatchObject({ details: [], round: { notes: 'Windy', type: 'qualifier', status: 'completed' } });
    expect(mergeRounds(finished, mine, { ...finished, notes: 'Calm' }).details).toEqual(['notes']);
  });
});
