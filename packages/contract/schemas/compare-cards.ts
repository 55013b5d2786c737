import { flagGroups, missSides } from '@strokebook/golf/facts';
import {
  type DriveCard as GolfDriveCard,
  driveOutcomes,
  type PlayingStyle as GolfPlayingStyle,
  type PuttCard as GolfPuttCard,
  scoreKinds,
  type ScoringCard as GolfScoringCard,
  type ShotToGreenCard as GolfShotToGreenCard,
  type StatProbability as GolfStatProbability,
} from '@strokebook/golf/compare-cards';
import { fairwayResults } from '@strokebook/golf/model';
import { z } from 'zod';
import { StatPerformance } from './overview.ts';
import { CalendarDaySchema } from './round.ts';

const Figure = StatPerformance.nullable().describe('null where nothing could be counted');
const Count = z.number().int();
const Rounds = Count.describe('rounds that the filter means');

const Spread = z
  .object({
    n: Count,
    lowest: z.number(),
    lowerQuarter: z.number(),
    median: z.number(),
    upperQuarter: z.number(),
    highest: z.number(),
  })
  .nullable()
  .describe('where the middle half lies; null without values');

export const DriveCard = z.object({
  rounds: Rounds,
  drivingHoles: Count.describe('par-4 and par-5 holes'),
  distance: z.object({
    mean: Figure,
    spread: Spread.describe('yards'),
    bins: z.array(z.object({ from: z.number().describe('yards'), count: Count })),
  }),
  fairwaysHit: Figure,
  fairwaysHitPar4: Figure,
  fairwaysHitPar5: Figure,
  finishes: z.array(z.object({ finish: z.enum(fairwayResults), count: Count })),
  missedLeft: Figure,
  missedRight: Figure,
  inPlay: Figure,
  penalties: Figure,
  outcomes: z.array(
    z.object({
      outcome: z.enum(driveOutcomes),
      toPar: Figure.describe('strokes against par on such a hole'),
      greens: Figure.describe('greens hit in regulation'),
    }),
  ),
  strokesGained: Figure.describe('per round'),
  strokesGainedPar4: Figure,
  strokesGainedPar5: Figure,
}) satisfies z.ZodType<GolfDriveCard>;

export const PuttCard = z.object({
  rounds: Rounds,
  bands: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      made: Figure,
      atFeet: z.number().nullable().describe('average feet of these putts'),
      tour: z.number().nullable().describe('what PGA TOUR players hole, a share of 1'),
      threePutts: Figure.describe('of first putts of this length'),
      strokesGained: Figure.describe('per round'),
    }),
  ),
  curve: z.array(z.object({ feet: z.number(), share: z.number() })),
  putts: Figure.describe('per round'),
  puttsPerGreen: Figure,
  onePutts: Figure,
  threePutts: Figure,
  firstPutt: Figure,
  firstPuttOnGreens: Figure,
  firstPuttSpread: Spread.describe('feet'),
  leave: Figure,
  strokesGained: Figure.describe('per round'),
}) satisfies z.ZodType<GolfPuttCard>;

const ApproachRow = z.object({
  id: z.string(),
  label: z.string(),
  greenHit: Figure,
  proximity: Figure,
  spread: Spread.describe('feet to the hole'),
  strokesGained: Figure.describe('per round'),
});

export const ShotToGreenCard = z.object({
  rounds: Rounds,
  greensInRegulation: Figure,
  greenHit: Figure,
  proximity: Figure,
  spread: Spread.describe('feet to the hole'),
  strokesGained: Figure.describe('per round'),
  bands: z.array(ApproachRow),
  lies: z.array(ApproachRow),
  pattern: z.object({
    misses: z.array(z.object({ side: z.enum(missSides), share: Figure })),
    missedGreens: Count,
    shortSided: Figure,
  }),
}) satisfies z.ZodType<GolfShotToGreenCard>;

const ScoreMix = z.array(z.object({ kind: z.enum(scoreKinds), count: Count }));
const ScoringRow = z.object({
  id: z.string(),
  label: z.string(),
  toPar: Figure.describe('strokes against par on a hole'),
  mix: ScoreMix,
});

export const ScoringCard = z.object({
  rounds: Rounds,
  score: Figure.describe('per round'),
  toPar: Figure.describe('per round'),
  strokesGained: Figure.describe('per round'),
  pars: z.array(ScoringRow.extend({ par: Count, lengths: z.array(ScoringRow) })),
}) satisfies z.ZodType<GolfScoringCard>;

const Streak = z.object({
  longest: Count.describe('holes in a row of one round'),
  round: z
    .object({ roundId: z.string(), playedOn: CalendarDaySchema, courseName: z.string() })
    .nullable()
    .describe('of the longest'),
  perRound: Figure.describe('the longest of each round, on average'),
});

export const PlayingStyle = z.object({
  rounds: Rounds,
  holes: Count,
  mix: ScoreMix,
  driver: Figure,
  goingForGreen: Figure,
  birdieWhenGoing: Figure,
  birdieWhenLayingUp: Figure,
  bounceBack: Figure,
  giveBack: Figure,
  frontNine: Figure.describe('strokes against par'),
  backNine: Figure,
  opening: Figure.describe('strokes against par on the first three holes'),
  closing: Figure,
  parStreak: Streak,
  birdieStreak: Streak,
}) satisfies z.ZodType<GolfPlayingStyle>;

export const StatProbability = z.object({
  rounds: Rounds,
  holes: Count,
  matching: Count.describe('holes that satisfy every condition'),
  flags: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      group: z.enum(flagGroups),
      given: Figure.describe('of the matching holes that can say'),
      overall: Figure.describe('of all holes that can say'),
    }),
  ),
  matches: z.array(z.object({ roundId: z.string(), holes: z.array(Count) })),
}) satisfies z.ZodType<GolfStatProbability>;
