import { calendarDay } from '@strokebook/golf/calendar';
import { type EntryAction, entryDocument, type RoundStart, typedDifferences } from '@strokebook/golf/entry';
import { type UnitSystem, yards } from '@strokebook/golf/model';
import { describe, expect, it } from 'vitest';
import { createEntry } from './create-entry.ts';
import type { EntryCommand } from './entry-command.ts';
import { commandOfKey, keyHelp } from './entry-keys.ts';

const start: RoundStart = {
  roundId: 'r1',
  playedOn: calendarDay('2026-06-01'),
  type: 'practice',
  holeCount: 9,
  course: { name: 'Pine Hollow' },
  allowsDistances: true,
  holes: [4, 3, 5].map((par, index) => ({ hole: index + 1, par, yards: yards(par * 100) })),
};

/** An entry over a log in memory, which stores as slowly as a device does. */
function entryOf(units: UnitSystem = 'imperial', round: RoundStart = start) {
  let log: readonly EntryAction[] = [{ kind: 'start', start: round }];
  const told = { holes: 0, isAtEnd: false, failures: [] as unknown[] };
  let failsNext = false;
  const entry = createEntry({
    ...{ actions: log, index: 0, units },
    append: async (action) => {
      await Promise.resolve();
      if (failsNext) throw new Error('This device has no room left.');
      log = [...log, action];
      return log;
    },
    onHoleDone: () => (told.holes += 1),
    onEnd: () => (told.isAtEnd = true),
    onFailure: (error) => told.failures.push(error),
  });
  // All at once, as keys that are typed faster than they are stored.
  const type = (keys: string) =>
    Promise.all(
      keys.split(' ').map((key) => {
        const command = commandOfKey({ key, hasCommand: false }, entry.read());
        return command === null ? Promise.resolve() : entry.run(command);
      }),
    );
  const run = (command: EntryCommand) => entry.run(command);
  const holes = () => entryDocument(entry.read().state).holes;
  return { entry, run, type, told, holes, fail: () => (failsNext = true) };
}

describe('keys of the entry', () => {
  it('enter a hole stroke by stroke: digits, lie, and H for holed (ENTRY-08, ENTRY-14)', async () => {
    const { run, type, entry, holes, told } = entryOf();
    await run({ kind: 'depth', depth: 'strokes' });
    await type('1 2 1 F 1 6 G Enter 4 H');
    expect(holes()[0]).toMatchObject({
      score: 4,
      shots: [
        { lie: 'tee', toPin: 400 },
        { lie: 'fairway', toPin: 121 },
        { lie: 'green', toPin: 16 / 3 },
        { lie: 'green', toPin: 4 / 3, end: { lie: 'holed' } },
      ],
    });
    expect(entry.read().index).toBe(1);
    expect(told.holes).toBe(1);
  });

  it('store a penalty by its letter, with the place that follows (ENTRY-09, ENTRY-14)', async () => {
    const { run, type, holes } = entryOf();
    await run({ kind: 'depth', depth: 'strokes' });
    await type('O 1 5 0 R W 1 6 0 F 8 G H');
    expect(holes()[0]?.shots?.map(({ lie, penalty }) => [lie, penalty?.reason])).toEqual([
      ['tee', 'outOfBounds'],
      ['tee', undefined],
      ['rough', 'penaltyArea'],
      ['fairway', undefined],
      ['green', undefined],
    ]);
  });

  it.each([
    ['1 , 5 G', 'metric', 1.64],
    ['1 Decimal 5 G', 'metric', 1.64],
    ['١ ٫ ٥ G', 'metric', 1.64],
    ['１ ， ５ G', 'metric', 1.64],
    ['4 , 5 G', 'imperial', 1.5],
    ['1 2 0 , 5 F', 'imperial', 120.5],
  ] as const)(
    'take the comma of a number pad, and digits of every script: %s, %s (ENTRY-08)',
    async (keys, units, yd) => {
      const { run, type, holes } = entryOf(units);
      await run({ kind: 'depth', depth: 'strokes' });
      await type(keys);
      expect(holes()[0]?.shots?.[1]?.toPin).toBeCloseTo(yd, 2);
    },
  );

  it('are listed in the units of the account (ENTRY-14)', () => {
    const texts = (units: 'metric' | 'imperial') =>
      keyHelp(units)
        .map(({ text }) => text)
        .join('; ');
    expect(texts('metric')).not.toMatch(/yards|feet/);
    expect(texts('imperial')).toContain('yards left, feet on the green');
  });

  it('are the score in the first depth, and score then putts in the second (ENTRY-06, ENTRY-14)', async () => {
    const { run, type, holes, entry } = entryOf();
    await type('5');
    expect(entry.read().index).toBe(1);
    await run({ kind: 'depth', depth: 'counts' });
    await type('3 2');
    expect(entry.read().index).toBe(2);
    await type('l + 6 3');
    expect(holes()).toMatchObject([
      { score: 5 },
      { score: 3, putts: 2 },
      { score: 6, putts: 3, fairway: 'left', penalties: 1 },
    ]);
  });
});

describe('the open hole', () => {
  it('stays when a score is corrected, and moves on when it is new (ENTRY-06)', async () => {
    const { run, entry, told } = entryOf();
    await run({ kind: 'score', score: 4 });
    await run({ kind: 'goTo', hole: 0 });
    await run({ kind: 'score', score: 5 });
    expect(entry.read().index).toBe(0);
    await run({ kind: 'goTo', hole: 2 });
    await run({ kind: 'score', score: 5 });
    expect(told.isAtEnd).toBe(true);
  });

  it('is the one whose action Undo takes back (ENTRY-06)', async () => {
    const { run, entry, holes } = entryOf();
    await run({ kind: 'score', score: 4 });
    await run({ kind: 'undo' });
    expect(entry.read().index).toBe(0);
    expect(holes()[0]).not.toHaveProperty('score');
  });

  it('takes commands one after another, however fast they come (ENTRY-19)', async () => {
    const { run, holes } = entryOf();
    const commands: readonly EntryCommand[] = [
      { kind: 'depth', depth: 'strokes' },
      ...'90'.split('').map((digit) => ({ kind: 'digit', digit }) as const),
      { kind: 'lie', lie: 'fairway' },
      { kind: 'digit', digit: '9' },
      { kind: 'lie', lie: 'green' },
      { kind: 'holed' },
      { kind: 'digit', digit: '6' },
      { kind: 'lie', lie: 'green' },
      { kind: 'holed' },
    ];
    await Promise.all(commands.map(run));
    expect(holes().map(({ score }) => score)).toEqual([3, 2, undefined]);
  });

  it('stays as it was, with what was typed, when the device cannot store (ENTRY-19, ENTRY-25)', async () => {
    const { run, entry, fail, told } = entryOf();
    await run({ kind: 'depth', depth: 'strokes' });
    await run({ kind: 'digit', digit: '9' });
    fail();
    await run({ kind: 'lie', lie: 'fairway' });
    expect(entry.read()).toMatchObject({ typed: '9', hole: { strokes: [] } });
    expect(told.failures).toHaveLength(1);
  });

  it('keeps a wrong value with its sentence (ENTRY-33)', async () => {
    const { run, entry } = entryOf();
    await run({ kind: 'depth', depth: 'strokes' });
    for (const digit of '900') await run({ kind: 'digit', digit });
    await run({ kind: 'lie', lie: 'green' });
    expect(entry.read()).toMatchObject({ typed: '900', problem: expect.stringContaining('A putt of 900 ft') });
    await run({ kind: 'backspace' });
    expect(entry.read().problem).toBeNull();
  });

  it('asks the lie once when a ball with a typed distance was holed from off the green (ENTRY-10)', async () => {
    const { run, entry, holes } = entryOf();
    await run({ kind: 'depth', depth: 'strokes' });
    await run({ kind: 'digit', digit: '8' });
    await run({ kind: 'holed' });
    expect(entry.read()).toMatchObject({ isChipIn: true, typed: '8' });
    await run({ kind: 'lie', lie: 'bunker' });
    expect(holes()[0]).toMatchObject({ score: 2, shots: [{}, { lie: 'bunker', toPin: 8, end: { lie: 'holed' } }] });
  });

  it('corrects a stroke in place: the lie alone keeps the distance (ENTRY-27)', async () => {
    const { run, holes, entry } = entryOf();
    await run({ kind: 'depth', depth: 'strokes' });
    for (const digit of '90') await run({ kind: 'digit', digit });
    await run({ kind: 'lie', lie: 'fairway' });
    await run({ kind: 'edit', stroke: 1 });
    await run({ kind: 'lie', lie: 'rough' });
    expect(holes()[0]?.shots?.[1]).toEqual({ lie: 'rough', toPin: 90 });
    expect(entry.read().editing).toBeNull();
  });

  const corrected = async () => {
    const opened = entryOf();
    await opened.run({ kind: 'depth', depth: 'strokes' });
    await opened.type('9 0 F');
    await opened.run({ kind: 'edit', stroke: 1 });
    await opened.type('8 5');
    return { ...opened, toPin: () => opened.holes()[0]?.shots?.[1]?.toPin };
  };

  it.each([
    ['Done', { kind: 'done' }],
    ['another stroke', { kind: 'edit', stroke: 0 }],
    ['an arrow key', { kind: 'stepStroke', by: -1 }],
    ['another hole', { kind: 'step', by: 1 }],
  ] as const)(
    'keeps a distance that was typed for a corrected stroke, with its lie, at %s (ENTRY-27)',
    async (_by, command) => {
      const { run, holes } = await corrected();
      await run(command);
      expect(holes()[0]?.shots?.[1]).toEqual({ lie: 'fairway', toPin: 85 });
    },
  );

  it('stores a correction by Enter, and leaves it as it was by Cancel and Escape (ENTRY-14, ENTRY-27)', async () => {
    const entered = await corrected();
    await entered.type('Enter');
    expect([entered.toPin(), entered.entry.read().editing]).toEqual([85, null]);
    for (const way of ['cancel', 'Escape']) {
      const { run, type, toPin, entry } = await corrected();
      await (way === 'cancel' ? run({ kind: 'cancel' }) : type(way));
      expect([toPin(), entry.read().editing, entry.read().typed]).toEqual([90, null, '']);
    }
  });

  it('undoes a correction first, and nothing else with it (ENTRY-27)', async () => {
    const { run, toPin, holes } = await corrected();
    await run({ kind: 'done' });
    await run({ kind: 'undo' });
    expect([toPin(), holes()[0]?.shots?.length]).toEqual([90, 2]);
  });

  it('stays at a corrected stroke whose typed distance is impossible, with a sentence (ENTRY-33)', async () => {
    const { run, type, entry, toPin } = await corrected();
    await type('9 9 9');
    await run({ kind: 'done' });
    expect([toPin(), entry.read().editing, entry.read().typed]).toEqual([90, 1, '85999']);
    expect(entry.read().problem).not.toBeNull();
  });

  it('stays open when the typed score and the strokes differ at its end (ENTRY-11)', async () => {
    const { run, entry, type } = entryOf();
    await run({ kind: 'score', score: 5 });
    await run({ kind: 'goTo', hole: 0 });
    await run({ kind: 'depth', depth: 'strokes' });
    await type('9 G H');
    expect(entry.read().index).toBe(0);
    await run({ kind: 'action', action: { kind: 'score', hole: 0, score: null } });
    expect(entry.read().state.holes[0]).toMatchObject({ score: undefined, isHoled: true });
  });

  it('takes no stroke while it is not said which ball counts (ENTRY-10)', async () => {
    const { run, entry, holes } = entryOf();
    await run({ kind: 'depth', depth: 'strokes' });
    await run({ kind: 'provisional' });
    await run({ kind: 'holed' });
    await run({ kind: 'penalty', penalty: 'water', strokes: 1 });
    expect(entry.read().asked.keys).toBe('ball');
    expect(holes()[0]).not.toHaveProperty('score');
  });

  it('ENTRY-O65: takes a place in the water for the penalty, and Undo takes back both', async () => {
    const { run, entry, holes } = entryOf();
    await run({ kind: 'depth', depth: 'strokes' });
    const place = { lie: 'penaltyArea', toPin: yards(150) } as const;
    await run({ kind: 'place', place });
    expect(entry.read().asked).toMatchObject({ title: 'Stroke 3', isDrop: true });
    await run({ kind: 'place', place });
    expect(entry.read().problem).toMatch(/dropped outside of the water/);
    await run({ kind: 'place', place: { lie: 'rough', toPin: yards(160) } });
    expect(holes()[0]?.shots?.map(({ lie, penalty }) => [lie, penalty?.strokes])).toEqual([
      ['tee', 1],
      ['rough', undefined],
    ]);
    await run({ kind: 'undo' });
    await run({ kind: 'undo' });
    expect(holes()[0]).not.toHaveProperty('shots');
  });

  it('lets the tee be skipped on a hole of unknown length (ENTRY-08)', async () => {
    const { run, holes } = entryOf('imperial', { ...start, holes: [{ hole: 1, par: 4 }] });
    await run({ kind: 'depth', depth: 'strokes' });
    for (const digit of '90') await run({ kind: 'digit', digit });
    await run({ kind: 'lie', lie: 'fairway' });
    expect(holes()[0]?.shots).toEqual([{ lie: 'tee' }, { lie: 'fairway', toPin: 90 }]);
  });

  it('is told of when it is left after a correction, so that it is sent (ENTRY-21)', async () => {
    const { run, told } = entryOf();
    await run({ kind: 'score', score: 4 });
    await run({ kind: 'goTo', hole: 0 });
    expect(told.holes).toBe(1);
    await run({ kind: 'score', score: 5 });
    await run({ kind: 'step', by: 1 });
    expect(told.holes).toBe(2);
  });

  it('takes meters when units are metric, tenths on the green too (ENTRY-08)', async () => {
    const { run, holes } = entryOf('metric');
    await run({ kind: 'depth', depth: 'strokes' });
    for (const digit of '1.5') await run({ kind: 'digit', digit });
    await run({ kind: 'lie', lie: 'green' });
    expect(holes()[0]?.shots?.[1]?.toPin).toBeCloseTo(1.64, 2);
  });

  it('changes the kind of a stored penalty, and adds one where there is none (ENTRY-09, ENTRY-27)', async () => {
    const { run, type, holes } = entryOf();
    await run({ kind: 'depth', depth: 'strokes' });
    await type('O 1 5 0 R');
    const penalties = () => holes()[0]?.shots?.map(({ penalty }) => penalty?.reason ?? null);
    await run({ kind: 'edit', stroke: 0 });
    await run({ kind: 'penalty', penalty: 'water', strokes: 1 });
    expect(penalties()).toEqual(['penaltyArea', null]);
    await run({ kind: 'edit', stroke: 1 });
    await run({ kind: 'penalty', penalty: 'unplayable', strokes: 1 });
    expect(penalties()).toEqual(['penaltyArea', 'unplayable']);
  });

  it('an unplayable ball is dropped from where it lies, without a stroke from there (ENTRY-09, ENTRY-O65)', async () => {
    const { run, type, holes } = entryOf();
    await run({ kind: 'depth', depth: 'strokes' });
    await type('1 5 0 X U 1 5 2 R 6 G H');
    expect(holes()[0]?.score).toBe(4);
    expect(holes()[0]?.shots?.map(({ lie, penalty }) => [lie, penalty?.reason ?? null])).toEqual([
      ['tee', 'unplayable'],
      ['rough', null],
      ['green', null],
    ]);
  });

  it('asks for the own ball after a wrong one; the lie alone keeps its distance (ENTRY-09)', async () => {
    const { run, type, entry, holes } = entryOf();
    await run({ kind: 'depth', depth: 'strokes' });
    await type('1 5 0 R');
    await run({ kind: 'penalty', penalty: 'wrongBall', strokes: 2 });
    expect(entry.read().asked).toMatchObject({ isAgain: true, stroke: 1 });
    await type('F 9 G H');
    expect(holes()[0]).toMatchObject({
      score: 5,
      shots: [{ lie: 'tee' }, { lie: 'fairway', toPin: 150, penalty: { strokes: 2 } }, { lie: 'green' }],
    });
  });

  it('stays on a hole whose typed putts differ from the strokes (ENTRY-11)', async () => {
    const { run, type, entry } = entryOf();
    await run({ kind: 'putts', putts: 2 });
    await run({ kind: 'depth', depth: 'strokes' });
    await type('9 G H');
    expect(entry.read().index).toBe(0);
    await run({ kind: 'action', action: { kind: 'putts', hole: 0, putts: null } });
    expect(typedDifferences(entry.read().hole)).toEqual([]);
  });
});
