import { describe, expect, it } from 'vitest';
import { calendarDay } from '../calendar/index.ts';
import type { RoundDocument } from '../model/index.ts';
import { holeOf, puttOf, roundOf, shotOf } from '../testing/builders.ts';
import { describeChanges } from './describe-changes.ts';

const withHole = (number: number, changes: Parameters<typeof holeOf>[0]): Partial<RoundDocument> => ({
  holes: roundOf().holes.map((hole) => (hole.hole === number ? { ...hole, ...changes } : hole)),
});
const changed = (after: Partial<RoundDocument>, before: Partial<RoundDocument> = {}) =>
  describeChanges(roundOf(before), roundOf(after));

describe('what a revision changed', () => {
  it('says a score, a tee and a day with the value before and after (ENTRY-27)', () => {
    expect(changed(withHole(7, { score: 5 }), withHole(7, { score: 4 }))).toEqual(['Hole 7: 4 → 5']);
    const tee = (name: string) => ({ course: { name: 'Pine Hollow', tee: { name } } });
    expect(changed(tee('Blue'), tee('White'))).toEqual(['Tee: White → Blue']);
    expect(changed({ playedOn: calendarDay('2026-06-02') })).toEqual(['Day: Jun 1, 2026 → Jun 2, 2026']);
  });

  it('says nothing of equal documents, in whatever order their fields are (ENTRY-27)', () => {
    expect(changed({})).toEqual([]);
    const [first, ...others] = roundOf().holes;
    const reordered = Object.fromEntries(Object.entries(first ?? {}).reverse()) as never;
    expect(changed({ holes: [reordered, ...others] })).toEqual([]);
    expect(changed({ notes: undefined, isSimulator: false })).toEqual([]);
  });

  it('shows a value that was not logged as a dash (ENTRY-27)', () => {
    expect(changed(withHole(3, { score: 4, putts: 2 }), withHole(3, { score: undefined }))).toEqual([
      'Hole 3: – → 4',
      'Hole 3, putts: – → 2',
    ]);
  });

  it('says that a ball was picked up (ENTRY-27, ENTRY-10)', () => {
    const pickedUp = withHole(3, { score: undefined, isPickedUp: true });
    expect(changed(pickedUp, withHole(3, { score: 7 }))).toEqual(['Hole 3: 7 → picked up']);
  });

  it('lists every field of the round, before the holes (ENTRY-27)', () => {
    const after = {
      ...withHole(1, { score: 6, penalties: 1, fairway: 'left' as const }),
      type: 'tournament' as const,
      status: 'inProgress' as const,
      tournament: { name: 'Spring Open' },
      roundNumber: 0,
      isSimulator: true,
      playingConditions: 1 as const,
      notes: 'windy',
    };
    expect(changed(after)).toEqual([
      'Type: Practice → Tournament',
      'Tournament: – → Spring Open',
      'Round: – → Final round',
      'Simulator: no → yes',
      'Playing conditions: – → +1',
      'Status: finished → in progress',
      'Notes added',
      'Hole 1: 4 → 6',
      'Hole 1, fairway: – → left',
      'Hole 1, penalties: – → 1',
    ]);
    expect(changed({ notes: 'calm' }, { notes: 'windy' })).toEqual(['Notes changed']);
    expect(changed({}, { notes: 'windy' })).toEqual(['Notes removed']);
  });

  it('counts added strokes and names changed ones (ENTRY-27)', () => {
    const shots = [shotOf('tee', 400), shotOf('fairway', 150), puttOf(12), puttOf(2)];
    const moved = shots.map((shot, index) => (index === 1 || index === 2 ? { ...shot, lie: 'rough' as const } : shot));
    expect(changed(withHole(2, { shots }))).toEqual(['Hole 2: 0 strokes logged → 4']);
    expect(changed(withHole(2, { shots: moved }), withHole(2, { shots }))).toEqual(['Hole 2: strokes 2, 3 changed']);
  });

  it('ignores distances that are derived from the course (ENTRY-27)', () => {
    const shots = [shotOf('tee', 400)];
    const derived = [shotOf('tee', 400, { toGreenEdge: 380 as never })];
    expect(changed(withHole(2, { shots: derived }), withHole(2, { shots }))).toEqual([]);
  });

  it('names a change of anything else of a hole, so that no change is silent (ENTRY-27)', () => {
    expect(changed(withHole(9, { pin: { lat: 40, lon: -75 } }))).toEqual(['Hole 9: details changed']);
  });

  it('names added and removed holes, the second playing of nine holes, and another order (ENTRY-27)', () => {
    const nine = roundOf().holes.slice(0, 9);
    expect(changed({ holes: nine.slice(0, 8) }, { holes: nine })).toEqual(['Hole 9 removed']);
    expect(changed({ holes: nine }, { holes: nine.slice(0, 8) })).toEqual(['Hole 9 added']);
    const twice = [...nine, ...nine.map((hole) => ({ ...hole, score: hole.hole === 4 ? 3 : 4 }))];
    expect(changed({ holes: twice }, { holes: [...nine, ...nine] })).toEqual(['Hole 4 (second time): 4 → 3']);
    const shotgun = [...roundOf().holes.slice(9), ...nine];
    expect(changed({ holes: shotgun })).toEqual(['Order of holes changed']);
  });
});
