import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ShotKind } from '../facts/index.ts';
import { clubs } from '../model/index.ts';
import { dispersionRows } from './group-shots.ts';
import type { MeasuredShot } from './measured-shot.ts';
import { finishOf, summarizeDispersion } from './summarize.ts';

const shot = (over: Partial<Record<keyof MeasuredShot, unknown>> = {}): MeasuredShot =>
  ({
    roundId: 'r1',
    hole: 1,
    par: 4,
    holeYards: 400,
    number: 2,
    kind: 'approach',
    club: null,
    toPin: 150,
    isHit: false,
    across: 0,
    along: 0,
    ...over,
  }) as MeasuredShot;

describe('how a shot finished', () => {
  it.each([
    ['approach', { across: 7.5, along: 0 }, 'onTarget'],
    ['approach', { across: 7.6, along: 0 }, 'right'],
    ['approach', { across: -7.6, along: 5 }, 'left'],
    ['approach', { across: 6, along: -6 }, 'short'],
    ['approach', { across: 6, along: 6.1 }, 'long'],
    ['offTheTee', { across: 17.5, along: 240 }, 'onTarget'],
    ['offTheTee', { across: 17.6, along: 240 }, 'right'],
    ['offTheTee', { across: -17.6, along: 20 }, 'left'],
    ['aroundTheGreen', { across: 0, along: 8 / 3 }, 'onTarget'],
    ['aroundTheGreen', { across: 0, along: 2.7 }, 'long'],
    ['putt', { across: 0, along: -0.1, isHit: false }, 'short'],
    ['putt', { across: 0, along: 0, isHit: true }, 'onTarget'],
  ] as const)('%s %j is %s (EXP-O4)', (kind, over, expected) => {
    expect(finishOf(shot({ kind, ...over }))).toBe(expected);
  });
});

describe('a summary', () => {
  it('has medians, and how often each finish was (EXP-O4)', () => {
    const places: [number, number][] = [
      [0, 0],
      [10, 0],
      [0, -20],
      [-4, -30],
      [2, 12],
    ];
    const summary = summarizeDispersion(
      'approach',
      places.map(([across, along]) => shot({ across, along })),
    );
    expect(summary).toMatchObject({ count: 5, medianAcross: 0, medianAlong: 0, isRough: true, regions: [] });
    expect(summary?.medianMiss).toBeCloseTo(Math.hypot(2, 12), 9);
    expect(summary?.finishes).toEqual([
      { finish: 'onTarget', count: 1, share: 0.2 },
      { finish: 'left', count: 0, share: 0 },
      { finish: 'right', count: 1, share: 0.2 },
      { finish: 'short', count: 2, share: 0.4 },
      { finish: 'long', count: 1, share: 0.2 },
    ]);
  });

  it('of tee shots tells left and right of the line, and how long they are (EXP-O4)', () => {
    const summary = summarizeDispersion('offTheTee', [
      shot({ kind: 'offTheTee', across: -30, along: 250 }),
      shot({ kind: 'offTheTee', across: 10, along: 240 }),
    ]);
    expect(summary).toMatchObject({ medianAlong: 245, medianAcross: -10, medianMiss: 20 });
    expect(summary?.finishes.map(({ finish, count }) => [finish, count])).toEqual([
      ['onTarget', 1],
      ['left', 1],
      ['right', 0],
    ]);
  });

  it('is null without shots (EXP-O4)', () => {
    expect(summarizeDispersion('putt', [])).toBeNull();
  });

  it('is firm from 50 shots on (EXP-O4)', () => {
    const many = (count: number) =>
      summarizeDispersion(
        'putt',
        Array.from({ length: count }, () => shot({ kind: 'putt' })),
      );
    expect([many(49)?.isRough, many(50)?.isRough]).toEqual([true, false]);
  });
});

describe('rows', () => {
  const rowsOf = (shots: readonly MeasuredShot[], kind: ShotKind, by: 'club' | 'distance') =>
    dispersionRows(shots, kind, by).map(({ id, label, summary }) => [id, label, summary.count]);

  it('by club are in the order of the bag, those without a club at the end (EXP-O4)', () => {
    const shots = [
      shot({ club: 'iron7' }),
      shot(),
      shot({ club: 'driver' }),
      shot({ club: 'iron7' }),
      shot({ kind: 'putt' }),
    ];
    expect(rowsOf(shots, 'approach', 'club')).toEqual([
      ['all', 'All', 4],
      ['driver', 'Driver', 1],
      ['iron7', '7 iron', 2],
      ['unknown', 'Club not logged', 1],
    ]);
  });

  it.each([
    ['approach', { toPin: 150 }, '125–150 yd'],
    ['approach', { toPin: 150.1 }, '150–175 yd'],
    ['aroundTheGreen', { toPin: 10 }, 'Under 10 yd'],
    ['putt', { toPin: 10 / 3 }, '5–10 ft'],
    ['putt', { toPin: null }, 'Distance not known'],
    ['offTheTee', { par: 4, holeYards: 400 }, 'Par 4, 350–400 yd'],
    ['offTheTee', { par: 5, holeYards: 551 }, 'Par 5 over 550 yd'],
    ['offTheTee', { par: 6, holeYards: 700 }, 'Par 5 over 550 yd'],
    ['offTheTee', { par: 4, holeYards: null }, 'Distance not known'],
  ] as const)('by distance: %s of %j is in %s (DATA-O6)', (kind, over, label) => {
    expect(rowsOf([shot({ kind, ...over })], kind, 'distance')).toEqual([
      ['all', 'All', 1],
      [expect.any(String), label, 1],
    ]);
  });

  it('share out every shot of the kind, each to one row, and finishes add up to the shots (EXP-O4)', () => {
    const anyShot = fc.record({
      kind: fc.constantFrom<ShotKind>('offTheTee', 'approach', 'aroundTheGreen', 'putt'),
      club: fc.option(fc.constantFrom(...clubs)),
      par: fc.constantFrom(3, 4, 5, 6),
      holeYards: fc.option(fc.integer({ min: 90, max: 650 })),
      toPin: fc.option(fc.integer({ min: 0, max: 400 }), { freq: 9 }),
      across: fc.integer({ min: -50, max: 50 }),
      along: fc.integer({ min: -50, max: 50 }),
      isHit: fc.option(fc.boolean()),
    });
    fc.assert(
      fc.property(fc.array(anyShot.map(shot), { maxLength: 40 }), (shots) => {
        for (const kind of ['offTheTee', 'approach', 'aroundTheGreen', 'putt'] as const) {
          for (const by of ['club', 'distance'] as const) {
            const [all, ...rows] = dispersionRows(shots, kind, by);
            const parts = rows.flatMap(({ summary }) => summary.shots);
            expect(parts).toHaveLength(all?.summary.count ?? 0);
            expect(new Set(parts)).toEqual(new Set(shots.filter((one) => one.kind === kind)));
            for (const { summary } of rows) {
              expect(summary.finishes.reduce((sum, { count }) => sum + count, 0)).toBe(summary.count);
              const sorted = summary.shots.map(({ across }) => across).toSorted((a, b) => a - b);
              const upper = sorted[Math.floor(sorted.length / 2)] as number;
              const lower = sorted[Math.ceil(sorted.length / 2) - 1] as number;
              expect(summary.medianAcross).toBe((lower + upper) / 2);
            }
          }
        }
      }),
    );
  });
});
