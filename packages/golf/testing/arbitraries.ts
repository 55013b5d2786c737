import fc from 'fast-check';
import { dayFromNumber, dayNumber, calendarDay } from '../calendar/index.ts';
import { type Hole, type RoundSummary, roundTypes, type Shot, type Yards, yards } from '../model/index.ts';
import { summaryOf } from './builders.ts';

const distance = (min: number, max: number): fc.Arbitrary<Yards> =>
  fc.integer({ min: min * 100, max: max * 100 }).map((hundredths) => yards(hundredths / 100));

const putt: fc.Arbitrary<Shot> = fc.record({ lie: fc.constant('green' as const), toPin: distance(0, 30) });
const fullShot: fc.Arbitrary<Shot> = fc.record(
  {
    lie: fc.constantFrom(
      'fairway',
      'rough',
      'firstCut',
      'greensideBunker',
      'fairwayBunker',
      'recovery',
      'native',
      'fringe',
    ),
    toPin: distance(1, 350),
    penalty: fc.record({ strokes: fc.constantFrom(1, 2) }),
  },
  { requiredKeys: ['lie', 'toPin'] },
);

/** A hole with every stroke, whose score is the sum of its strokes. */
export const shotByShotHole: fc.Arbitrary<Hole> = fc
  .tuple(
    fc.constantFrom(3, 4, 5),
    distance(110, 620),
    fc.array(fullShot, { maxLength: 3 }),
    fc.array(putt, { minLength: 1, maxLength: 4 }),
  )
  .map(([par, length, middle, putts]) => {
    const shots: readonly Shot[] = [{ lie: 'tee', toPin: length }, ...middle, ...putts];
    const score = shots.reduce((total, shot) => total + 1 + (shot.penalty?.strokes ?? 0), 0);
    return { hole: 1, par, yards: length, score, shots };
  });

/** A hole logged as a card: score, sometimes putts and fairway. */
const cardHole: fc.Arbitrary<Hole> = fc
  .tuple(
    fc.constantFrom(3, 4, 5),
    fc.integer({ min: 1, max: 10 }),
    fc.option(fc.integer({ min: 0, max: 4 })),
    fc.boolean(),
  )
  .map(([par, score, putts, hasFairway]) => ({
    hole: 1,
    par,
    score,
    ...(putts === null ? {} : { putts: Math.min(putts, score) }),
    ...(hasFairway && par > 3 ? { fairway: 'left' as const } : {}),
  }));

export const anyHole: fc.Arbitrary<Hole> = fc.oneof(shotByShotHole, cardHole);
/** Holes from any first one on, as in a shotgun start; on a nine-hole course the second nine repeats the first. */
export const anyHoles: fc.Arbitrary<readonly Hole[]> = fc
  .tuple(
    fc.array(anyHole, { minLength: 1, maxLength: 18 }),
    fc.constantFrom(18, 18, 9),
    fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 17 })),
  )
  .map(([holes, onCourse, before]) =>
    holes.map((hole, index) => ({ ...hole, hole: ((before + index) % onCourse) + 1 })),
  );

const firstDay = dayNumber(calendarDay('2024-01-01'));

/** Histories with few distinct days, tournaments and scores, so that ties happen. */
export const anyHistory: fc.Arbitrary<readonly RoundSummary[]> = fc
  .array(
    fc.record({
      day: fc.integer({ min: 0, max: 40 }),
      type: fc.constantFrom(...roundTypes),
      tournament: fc.option(fc.constantFrom('a', 'b', 'c')),
      roundNumber: fc.option(fc.integer({ min: 0, max: 3 })),
      score: fc.option(fc.integer({ min: 68, max: 76 }), { freq: 8 }),
      holeCount: fc.constantFrom<9 | 18>(9, 18, 18),
      isSimulator: fc.boolean(),
      isFinished: fc.boolean(),
    }),
    { maxLength: 25 },
  )
  .map((rounds) =>
    rounds.map((round, index) =>
      summaryOf({
        roundId: `r${index}`,
        playedOn: dayFromNumber(firstDay + round.day),
        type: round.type,
        tournamentId: round.tournament,
        tournamentName: round.tournament === null ? null : `Tournament ${round.tournament}`,
        roundNumber: round.roundNumber,
        score: round.score,
        holeCount: round.holeCount,
        isSimulator: round.isSimulator,
        status: round.isFinished ? 'completed' : 'inProgress',
      }),
    ),
  );
