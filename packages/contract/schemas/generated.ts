// Written by `npm run generate` from the types that reply-types.ts lists: change the engine's type, not this file.
import { z } from 'zod';
import type * as reply from './reply-types.ts';

const AccountId = z.int().describe('The number of an account.') as unknown as z.ZodType<reply.AccountId>;

const Interval = z
  .object({ low: z.number(), high: z.number() })
  .describe("95% confidence interval of a value, in the value's own unit.");

const AimFigure = z
  .object({
    sum: z.number().describe('Strokes over all shots, to the thousandth.'),
    perShot: z.number().describe('Mean strokes of a shot, with the 95% interval of it; null for one shot.'),
    interval: Interval.nullable(),
    isCertain: z
      .boolean()
      .describe('Whether there are enough shots, and the interval excludes 0: one rule for all figures.'),
  })
  .describe('What targets, or the strokes at them, gained.');

const CalendarDay = z
  .string()
  .describe(
    "A calendar day as text, 'yyyy-MM-dd'. It has no time and no zone, so it compares as text and never shifts.",
  ) as unknown as z.ZodType<reply.CalendarDay>;

const ReportedShot = z
  .object({
    roundId: z.string(),
    playedOn: CalendarDay,
    hole: z.int(),
    nth: z.int().describe("Which of the round's playings of that hole it is, from 1."),
    shot: z.int().describe("Its place among the hole's shots, from 0."),
    club: z.enum([
      'driver',
      'wood2',
      'wood3',
      'wood4',
      'wood5',
      'wood7',
      'wood9',
      'hybrid1',
      'hybrid2',
      'hybrid3',
      'hybrid4',
      'hybrid5',
      'hybrid6',
      'hybrid7',
      'iron1',
      'iron2',
      'iron3',
      'iron4',
      'iron5',
      'iron6',
      'iron7',
      'iron8',
      'iron9',
      'pitchingWedge',
      'gapWedge',
      'sandWedge',
      'lobWedge',
      'putter',
    ]),
    words: z.string().describe("'Left edge of the right bunker'."),
    bestClub: z
      .enum([
        'driver',
        'wood2',
        'wood3',
        'wood4',
        'wood5',
        'wood7',
        'wood9',
        'hybrid1',
        'hybrid2',
        'hybrid3',
        'hybrid4',
        'hybrid5',
        'hybrid6',
        'hybrid7',
        'iron1',
        'iron2',
        'iron3',
        'iron4',
        'iron5',
        'iron6',
        'iron7',
        'iron8',
        'iron9',
        'pitchingWedge',
        'gapWedge',
        'sandWedge',
        'lobWedge',
        'putter',
      ])
      .describe('The best target, with the best club for it.'),
    bestWords: z.string(),
    decision: z.number(),
    execution: z.number(),
  })
  .describe('A shot with a target, its figures in strokes.');

export const AimReport: z.ZodType<reply.AimReport> = z
  .object({
    decision: AimFigure,
    execution: AimFigure,
    shots: z.array(ReportedShot).describe('The newest first.'),
    rounds: z.int(),
    shotsNeeded: z.int().describe('Shots, and rounds, that are missing before anything is said of the sums.'),
    roundsNeeded: z.int(),
    sentence: z.string().describe('What the sums say, no more than their sample allows.'),
    lacking: z.array(z.string()).describe('Shots that are not counted, each with the reason and what can be done.'),
  })
  .describe('Decision and execution of all shots with a target.');

const SideSummary = z
  .object({
    roundCount: z.int(),
    holeCount: z.int(),
    golfRoundIds: z.array(z.string()).describe('Newest first; none for several players.'),
    isBestOf: z
      .boolean()
      .describe('Whether the rounds were chosen for low scores, so that their figures are better than the player.'),
    isWorstOf: z
      .boolean()
      .describe('Whether the rounds were chosen for high scores, so that their figures are worse than the player.'),
    isEmpty: z.boolean(),
  })
  .describe('The rounds of one side of a comparison.');

const BetterSide = z
  .enum(['left', 'right'])
  .nullable()
  .describe('The better side; null for a stat without a better direction, and for equal figures.');

const CategoryVerdict = z
  .object({
    certainty: z.enum(['clear', 'likely', 'cannotTell', 'tooFew']).describe('How sure the difference is.'),
    better: BetterSide,
    effect: z.number().describe('The difference in units of its own uncertainty, without sign.'),
    chance: z.number().describe('Two-sided p-value.'),
    basis: z.array(z.string()).describe('Ids of the stats that the verdict rests on.'),
    formattedBasis: z.string().describe("`basis` as text: 'SG Approach and Proximity, 31 and 29 rounds'."),
  })
  .describe('The comparison of one whole category of the game.');

const Direction = z.enum(['higher', 'lower', 'none']);

const ComparePerformance = z
  .object({
    state: z.enum(['failed', 'noData', 'notApplicable', 'value']),
    formattedValue: z.string().describe("'-' without a figure."),
    additionalContext: z
      .string()
      .describe(
        "The sample: '11 of 18', '18 holes', of several players '5 players, 61 rounds'; empty without a figure.",
      ),
    raw: z.number().nullable(),
  })
  .describe('A metric of one side.');

const MetricDifference = z
  .object({
    value: z.number().describe("Left minus right, in the figure's own unit."),
    interval: Interval.nullable().describe(
      '95% confidence interval; null with too few rounds, and if their variance is unknown.',
    ),
    better: BetterSide,
    roundsNeeded: z
      .int()
      .describe(
        'How many more rounds the side with fewer rounds needs before the difference can be distinguished from luck.',
      ),
    certainty: z
      .enum(['clear', 'likely', 'cannotTell', 'tooFew'])
      .describe('Clear of all figures at once, likely of each alone.'),
    effect: z.number().describe('Absolute value of the difference in standard errors.'),
    chance: z.number().describe('Two-sided p-value; 1 if it cannot be computed.'),
    formattedValue: z.string(),
    formattedInterval: z
      .object({ low: z.string(), high: z.string() })
      .nullable()
      .describe('The bounds of the interval, formatted like the value; null without an interval.'),
  })
  .describe('A difference with its certainty among all figures, and its texts.');

const MetricFigure = z
  .object({
    metricId: z.string(),
    config: z.object({ label: z.string(), description: z.string() }),
    isSelected: z.boolean().describe('Whether a new comparison shows the metric.'),
    better: Direction,
    left: ComparePerformance,
    right: ComparePerformance,
    difference: MetricDifference.nullable().describe('Left minus right; null if a side has no figure.'),
  })
  .describe('One line of the metrics table: a stat, or a child of one.');

const CompareMetric = z.object({
  metricId: z.string(),
  config: z.object({ label: z.string(), description: z.string() }),
  isSelected: z.boolean().describe('Whether a new comparison shows the metric.'),
  better: Direction,
  left: ComparePerformance,
  right: ComparePerformance,
  difference: MetricDifference.nullable().describe('Left minus right; null if a side has no figure.'),
  children: z.array(MetricFigure),
});

const MetricsOfCategory = z
  .object({
    shotType: z.enum(['Scoring', 'Drive', 'Approach', 'Save', 'Putt']),
    verdict: CategoryVerdict.nullable().describe(
      'The verdict on the whole category; null if no evidence has a figure on both sides.',
    ),
    metrics: z.array(CompareMetric),
  })
  .describe("The metrics of one category by the specification's name for it, type of shot.");

export const Comparison: z.ZodType<reply.Comparison> = z.object({
  left: SideSummary,
  right: SideSummary,
  sharedRoundCount: z.int().describe('Rounds that are on both sides.'),
  categories: z.array(MetricsOfCategory),
  mostDifferent: z
    .array(z.string())
    .describe(
      'Ids of the metrics that differ with certainty `clear` or `likely`, largest effect first, one per group of similar metrics.',
    ),
});

const HoleCount = z.literal([9, 18]).describe('Number of holes that a round is planned to have.');

const Yards = z.number().describe('A length in yards.') as unknown as z.ZodType<reply.Yards>;

export const RoundSummary: z.ZodType<reply.RoundSummary> = z
  .object({
    roundId: z.string(),
    playedOn: CalendarDay,
    type: z.enum(['practice', 'tournament', 'qualifier', 'match']),
    status: z.enum(['completed', 'inProgress']),
    holeCount: HoleCount,
    tournamentId: z.string().nullable(),
    tournamentName: z.string().nullable(),
    roundNumber: z.int().nullable(),
    courseId: z.string().nullable(),
    courseName: z.string(),
    isSimulator: z.boolean(),
    score: z
      .int()
      .nullable()
      .describe(
        'Total strokes of the holes that have a score. Null when none has, and of a completed round that has no total: with a ball picked up, or ended before its last hole.',
      ),
    par: z.int().nullable().describe('Par of the holes that have a score.'),
    yards: Yards.nullable().describe('Of the whole round.'),
    holesPlayed: z
      .int()
      .describe("Number of holes with a score or a ball picked up: 7 of a round in progress that is 'thru 7'."),
  })
  .describe('The columns of a round that SQL selects and sorts by, without the document.');

export const RoundOption: z.ZodType<reply.RoundOption> = z
  .object({
    golfRoundID: z.string(),
    label: z.string(),
    courseName: z.string(),
    dateAndTime: CalendarDay,
    roundNumber: z.int().nullable(),
    roundType: z.enum(['practice', 'tournament', 'qualifier', 'match']),
    score: z.int().nullable(),
    scoreVsPar: z.int().nullable(),
    summary: RoundSummary.describe('The summary that filters read.'),
  })
  .describe('A round that can be chosen for a side.');

const StatPerformance = z.object({
  formatted: z.string(),
  raw: z.number(),
  successes: z.number().describe('The numerator: for a rate the number of successes.'),
  opportunities: z.number().describe('The denominator: for a rate the number of opportunities.'),
  sample: z
    .number()
    .optional()
    .describe('For a child of a per-round stat: how many of these holes are its own, such as par 4s.'),
  interval: Interval.nullable(),
});

const CardFigure = StatPerformance.nullable().describe('A figure with its sample size; null without any sample.');

const Spread = z
  .object({
    n: z.int(),
    lowest: z.number(),
    lowerQuarter: z.number(),
    median: z.number(),
    upperQuarter: z.number(),
    highest: z.number(),
  })
  .describe('Median and quartiles of some values.');

const DistanceBin = z
  .object({ from: z.number(), count: z.int() })
  .describe('Drives of `from` yards up to the next bin.');

export const DriveCard: z.ZodType<reply.DriveCard> = z.object({
  rounds: z.int().describe('Rounds of the filter.'),
  drivingHoles: z.int().describe('Par-4 and par-5 holes.'),
  distance: z.object({
    mean: CardFigure,
    spread: Spread.nullable().describe('Yards.'),
    bins: z.array(DistanceBin).describe('Consecutive bins in order of length; empty without measured drives.'),
  }),
  fairwaysHit: CardFigure,
  fairwaysHitPar4: CardFigure,
  fairwaysHitPar5: CardFigure,
  finishes: z
    .array(z.object({ finish: z.enum(['hit', 'left', 'right', 'short', 'long', 'missed']), count: z.int() }))
    .describe('Fairways with a known result, counted by result.'),
  missedLeft: CardFigure.describe('Share of left misses among the missed fairways with a known side.'),
  missedRight: CardFigure,
  inPlay: CardFigure,
  penalties: CardFigure,
  outcomes: z
    .array(z.object({ outcome: z.enum(['fairway', 'missed', 'penalty']), toPar: CardFigure, greens: CardFigure }))
    .describe('Scores after each outcome of the tee shot.'),
  strokesGained: CardFigure.describe('Per round.'),
  strokesGainedPar4: CardFigure,
  strokesGainedPar5: CardFigure,
});

const ScoreMix = z
  .array(z.object({ kind: z.enum(['eagleOrBetter', 'birdie', 'par', 'bogey', 'doubleOrWorse']), count: z.int() }))
  .describe('How many holes were played in each kind of score.');

const Streak = z.object({
  longest: z.int().describe('Number of consecutive holes of one round.'),
  round: z
    .object({ roundId: z.string(), playedOn: CalendarDay, courseName: z.string() })
    .nullable()
    .describe('The round of the longest run, the latest of several; null without such a hole.'),
  perRound: CardFigure.describe('Mean of the longest run of each round.'),
});

export const PlayingStyle: z.ZodType<reply.PlayingStyle> = z.object({
  rounds: z.int().describe('Rounds of the filter.'),
  holes: z.int(),
  mix: ScoreMix,
  driver: CardFigure.describe('Share of tee shots on par 4s and 5s played with a driver, where the club is known.'),
  goingForGreen: CardFigure.describe(
    'Share of par 5s on which the second stroke went for the green, after a drive without a penalty.',
  ),
  birdieWhenGoing: CardFigure.describe('Share of those played under par; `birdieWhenLayingUp` is that of the others.'),
  birdieWhenLayingUp: CardFigure.describe('The same of the other par 5s.'),
  bounceBack: CardFigure,
  giveBack: CardFigure.describe('Share of holes under par that were followed by a hole over par.'),
  frontNine: CardFigure.describe(
    'Strokes to par on holes 1 to 9 and on holes 10 to 18, over the rounds that played all nine of them.',
  ),
  backNine: CardFigure.describe('The same of holes 10 to 18.'),
  opening: CardFigure.describe(
    'Strokes to par on the first and on the last three holes in order of play, over complete rounds.',
  ),
  closing: CardFigure.describe('The same of the last three holes.'),
  parStreak: Streak,
  birdieStreak: Streak,
});

const PuttBand = z.object({
  id: z.string(),
  label: z.string(),
  made: CardFigure,
  atFeet: z.number().nullable().describe("Average feet of these putts: the position of the band's point."),
  tour: z.number().nullable().describe("PGA TOUR players' make rate for this band, a share of 1."),
  threePutts: CardFigure.describe('Share of holes whose first putt was in this band.'),
  strokesGained: CardFigure.describe('Per round.'),
});

const CurvePoint = z
  .object({ feet: z.number(), share: z.number() })
  .describe('A point of a smooth curve: a share of 1 at a distance in feet.');

export const PuttCard: z.ZodType<reply.PuttCard> = z.object({
  rounds: z.int().describe('Rounds of the filter.'),
  bands: z.array(PuttBand),
  curve: z.array(CurvePoint),
  putts: CardFigure,
  puttsPerGreen: CardFigure,
  onePutts: CardFigure,
  threePutts: CardFigure,
  firstPutt: CardFigure,
  firstPuttOnGreens: CardFigure,
  firstPuttSpread: Spread.nullable().describe('Feet of first putts.'),
  leave: CardFigure,
  strokesGained: CardFigure,
});

const ScoringRow = z
  .object({
    id: z.string(),
    label: z.string(),
    toPar: CardFigure.describe('Average strokes to par per hole.'),
    mix: ScoreMix,
  })
  .describe('Scores on holes of one par, or of one par and one band of length.');

export const ScoringCard: z.ZodType<reply.ScoringCard> = z.object({
  rounds: z.int().describe('Rounds of the filter.'),
  score: CardFigure.describe('Per round.'),
  toPar: CardFigure,
  strokesGained: CardFigure,
  pars: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      toPar: CardFigure.describe('Average strokes to par per hole.'),
      mix: ScoreMix,
      par: z.int(),
      lengths: z.array(ScoringRow),
    }),
  ),
});

const ApproachRow = z
  .object({
    id: z.string(),
    label: z.string(),
    greenHit: CardFigure,
    proximity: CardFigure,
    spread: Spread.nullable().describe('Feet to the hole after the stroke.'),
    strokesGained: CardFigure.describe('Per round.'),
  })
  .describe('Approaches from one band of distance, or one lie.');

export const ShotToGreenCard: z.ZodType<reply.ShotToGreenCard> = z.object({
  rounds: z.int().describe('Rounds of the filter.'),
  greensInRegulation: CardFigure,
  greenHit: CardFigure,
  proximity: CardFigure,
  spread: Spread.nullable().describe('Feet to the hole after the stroke.'),
  strokesGained: CardFigure,
  bands: z.array(ApproachRow),
  lies: z.array(ApproachRow),
  pattern: z.object({
    misses: z
      .array(z.object({ side: z.enum(['left', 'right', 'short', 'long']), share: CardFigure }))
      .describe('Missed greens by side, where the side is known, seen from the approach.'),
    missedGreens: z.int().describe('Missed greens, with or without a known side.'),
    shortSided: CardFigure,
  }),
});

const FlagProbability = z.object({
  id: z.string(),
  label: z.string(),
  group: z.enum(['Scoring', 'Off the Tee', 'Shots to Green', 'Putt', 'Around the Green', 'Course Layout']),
  given: CardFigure.describe(
    'Rate among the holes that satisfy the conditions; holes whose flag is unknown do not count; null without any.',
  ),
  overall: CardFigure.describe('The same rate over all holes, to show what the conditions change.'),
});

const PlayedHole = z
  .object({ hole: z.int(), nth: z.int() })
  .describe('A hole of a round; `nth` is 2 for the second time it was played.');

export const StatProbability: z.ZodType<reply.StatProbability> = z.object({
  rounds: z.int().describe('Rounds of the filter.'),
  holes: z.int(),
  matching: z.int().describe('Holes that satisfy every condition.'),
  flags: z
    .array(FlagProbability)
    .describe('Every flag that is neither a condition nor hidden, in the order of the filter dialog.'),
  matches: z
    .array(z.object({ roundId: z.string(), holes: z.array(PlayedHole) }))
    .describe('The holes that satisfy the conditions, round by round.'),
});

const Gap = z.object({
  kind: z.enum(['hole', 'green', 'greenOutline', 'tee', 'par', 'inferredNumber', 'inferredPar', 'length']),
  text: z.string(),
});

export const HoleGaps: z.ZodType<reply.HoleGaps> = z.object({ hole: z.int(), gaps: z.array(Gap) });

export const FlagBits: z.ZodType<reply.FlagBits> = z
  .array(z.int())
  .describe('Flags of a hole as bits, 32 per word: a filter is a bitwise AND of words.');

const CourseTee = z.object({
  name: z.string(),
  gender: z.enum(['men', 'women']).optional(),
  rating: z
    .number()
    .optional()
    .describe('A rating or slope of 0 means "missing" in real data and is dropped on input.'),
  slope: z.number().optional(),
  yards: z.array(Yards.nullable()).describe('One entry per hole in order; null if the card has none.'),
});

const CourseHoleToPlay = z
  .object({
    number: z.int(),
    par: z.int().nullable(),
    strokeIndex: z.int().nullable(),
    measured: Yards.nullable().describe("Along the hole's line on the map."),
  })
  .describe('A hole of a course as a round needs it; null is unknown.');

export const CourseToPlay: z.ZodType<reply.CourseToPlay> = z
  .object({
    courseId: z.string(),
    name: z.string(),
    city: z.string().nullable(),
    region: z.string().nullable(),
    country: z.string().nullable(),
    tees: z.array(CourseTee).describe('Yards are in the order of the holes.'),
    holes: z.array(CourseHoleToPlay),
    isOwn: z.boolean().describe('Whether the player made the course, because it is not listed.'),
    hasOwnCard: z.boolean().describe("Whether pars and tees are the player's own."),
    hasMap: z.boolean(),
  })
  .describe('A course without its outlines: enough to log a round on it, also without a network.');

export const LastRound: z.ZodType<reply.LastRound> = z
  .object({
    playedOn: CalendarDay,
    type: z.enum(['practice', 'tournament', 'qualifier', 'match']),
    holeCount: HoleCount,
    firstHole: z.int(),
    teeName: z.string().nullable(),
    slope: z.int().nullable(),
    isSimulator: z.boolean(),
  })
  .describe('What the start screen takes from an earlier round.');

const CardHole = z
  .object({
    hole: z.int().describe("The hole's number on the course."),
    nth: z.int().describe("Which of the round's playings of that hole it is, from 1."),
    par: z.int(),
    yards: Yards.nullable(),
    score: z.int().nullable().describe('Null for a hole that was not finished.'),
    isPickedUp: z.boolean(),
    putts: z.int().nullable(),
    penalties: z.int().nullable(),
    fairway: z
      .enum(['hit', 'left', 'right', 'short', 'long', 'missed'])
      .nullable()
      .describe('Null on a par 3, which has no fairway to hit.'),
    greenInRegulation: z.boolean().nullable(),
    upAndDown: z.boolean().nullable(),
  })
  .describe('One hole of a round on a scorecard. Null means "unknown", never "no".');

export const RoundCard: z.ZodType<reply.RoundCard> = z
  .object({ roundId: z.string(), holes: z.array(CardHole) })
  .describe('The scorecard of one round: its holes in the order of play.');

const ShotKind = z
  .enum(['offTheTee', 'approach', 'aroundTheGreen', 'putt'])
  .describe("The PGA TOUR's four strokes-gained categories.");

const LatLon = z
  .object({ lat: z.number(), lon: z.number() })
  .describe('A point on the earth in degrees (WGS 84). A latitude or longitude of exactly 0 means "missing".');

const MappedShot = z
  .object({
    kind: ShotKind,
    lie: z.enum([
      'tee',
      'fairway',
      'firstCut',
      'rough',
      'fairwayBunker',
      'greensideBunker',
      'bunker',
      'fringe',
      'green',
      'recovery',
      'native',
      'cartPath',
      'penaltyArea',
      'other',
    ]),
    club: z
      .enum([
        'driver',
        'wood2',
        'wood3',
        'wood4',
        'wood5',
        'wood7',
        'wood9',
        'hybrid1',
        'hybrid2',
        'hybrid3',
        'hybrid4',
        'hybrid5',
        'hybrid6',
        'hybrid7',
        'iron1',
        'iron2',
        'iron3',
        'iron4',
        'iron5',
        'iron6',
        'iron7',
        'iron8',
        'iron9',
        'pitchingWedge',
        'gapWedge',
        'sandWedge',
        'lobWedge',
        'putter',
      ])
      .nullable(),
    start: LatLon.nullable(),
    end: LatLon.nullable().describe('Where it left the ball, before any relief.'),
    toPin: Yards.nullable(),
    endLie: z
      .enum([
        'tee',
        'fairway',
        'firstCut',
        'rough',
        'fairwayBunker',
        'greensideBunker',
        'bunker',
        'fringe',
        'green',
        'recovery',
        'native',
        'cartPath',
        'penaltyArea',
        'other',
        'holed',
        'outOfBounds',
      ])
      .nullable(),
    endToPin: Yards.nullable(),
    penalties: z.int(),
    length: Yards.nullable().describe('How far the ball went; null if unknown.'),
    gained: z.number().nullable().describe('Strokes gained; null if the start or end of the stroke is unknown.'),
  })
  .describe('One stroke on a map. Start and end may be unknown; its index in the list is its number minus one.');

export const LiveCard: z.ZodType<reply.LiveCard> = z
  .object({
    summary: RoundSummary,
    card: RoundCard,
    playing: z
      .object({
        at: z.int().describe("Index in the card's holes."),
        shots: z.array(MappedShot).describe('The last one may be under way: then only its start is known.'),
      })
      .nullable()
      .describe('The hole that is played now, and its strokes if they were logged; null once the round is finished.'),
  })
  .describe('A round as others watch it while it is played: its scorecard, and the hole that is played now.');

export const RoundEvent: z.ZodType<reply.RoundEvent> = z
  .object({
    tournamentId: z.string(),
    name: z.string(),
    eventType: z.enum(['match', 'qualifier', 'tournament']),
    startDate: CalendarDay,
    endDate: CalendarDay.describe('The last day, inclusive.'),
    numberOfRounds: z.int(),
    courseId: z.string().nullable().describe('Where it is played; null if that is unknown.'),
    loggedRounds: z.array(z.int()).describe('Numbers of its rounds that are logged already.'),
  })
  .describe("An event of the player's schedule that a round can belong to.");

export const OfficialIndex: z.ZodType<reply.OfficialIndex> = z
  .object({ value: z.number(), day: CalendarDay })
  .describe('An index of the official service, which the player typed, and the day on which it was read there.');

const FormFigure = z
  .object({
    strokes: z.number(),
    halfWidth: z.number().describe('Half the width of the 90% interval.'),
    deviation: z.number().describe('Standard deviation of its rounds about their mean; 0 for one round.'),
    roundCount: z.int(),
    eventCount: z
      .int()
      .describe(
        'The rounds of one event share wind and course setting, so that it counts as one unit of the interval.',
      ),
    scoreCount: z.int().describe('Those of the rounds of which only the score is known.'),
    since: CalendarDay.describe('Day of the oldest round.'),
  })
  .describe("Strokes over the course rating per round, the mean of a player's competitions.");

const FormTypeFigure = z.object({ strokes: z.number(), roundCount: z.int() });

const FormByType = z.object({ qualifiers: FormTypeFigure, tournaments: FormTypeFigure });

const RoundsApart = z.object({
  kind: z.enum(['unrated', 'practice', 'match', 'nine']),
  toPar: z.number().describe('Strokes over par per round.'),
  roundCount: z.int(),
});

export const Form: z.ZodType<reply.Form> = z
  .object({
    figure: FormFigure.nullable().describe('Null if no round counts; then the player has no place in any order.'),
    byType: FormByType.nullable().describe('Qualifiers and tournaments apart; null where they do not clearly differ.'),
    unratedCount: z
      .int()
      .describe('Competitions among the last ten that cannot count, because their tee has no course rating.'),
    apart: RoundsApart.nullable().describe(
      'What there is instead of a figure; null beside a figure, and without any finished round.',
    ),
  })
  .describe('How a player scored lately in tournaments and qualifiers, and how sure that is.');

export const Place: z.ZodType<reply.Place> = z
  .object({ first: z.int(), last: z.int() })
  .describe('The places that a player may have: 2 to 7 if one player is better for sure and all but seven are worse.');

export const RoundStrokes: z.ZodType<reply.RoundStrokes> = z
  .object({
    roundId: z.string(),
    courseHandicap: z.int(),
    strokes: z.array(z.int()).describe('On each hole, in the order of play; below 0 where a stroke is given back.'),
  })
  .describe('The strokes that a player received in a finished round, by the estimated index of that day.');

const PostedHole = z
  .object({
    hole: z.int(),
    par: z.int(),
    score: z.int().nullable(),
    isPickedUp: z.boolean(),
    adjusted: z
      .int()
      .nullable()
      .describe('The score, limited to the max of the hole; null for a hole that was not played.'),
    received: z
      .int()
      .nullable()
      .describe('Strokes received; null before the first index and where the card has no stroke indexes.'),
  })
  .describe('A hole of a score that is posted.');

export const ScorePosting: z.ZodType<reply.ScorePosting> = z
  .object({
    playedOn: CalendarDay,
    courseName: z.string(),
    teeName: z.string(),
    holeCount: HoleCount,
    courseRating: z.number().describe('Of all `holeCount` holes.'),
    slopeRating: z.int(),
    holes: z.array(PostedHole).describe('In the order of play.'),
    strokes: z.int().describe('Strokes of the holes with a score.'),
    adjustedScore: z.int(),
    index: z
      .number()
      .nullable()
      .describe('The estimated index on the morning of the day, and what it gives here; null before the first one.'),
    courseHandicap: z.int().nullable(),
  })
  .describe('A finished round as it is typed into the official service.');

const Outcome = z
  .object({
    score: z.int(),
    differential: z.number(),
    index: z.number(),
    reduction: z.number().describe('What the score would take from all latest differentials as an exceptional one.'),
  })
  .describe('The index after a next round with this adjusted score.');

export const TeeOutlook: z.ZodType<reply.TeeOutlook> = z
  .object({
    index: z.number(),
    indexOfHoles: z.number().describe('The part of the index that these holes take: half of it for nine.'),
    courseHandicap: z.number().describe('Not rounded.'),
    courseHandicapRounded: z.int(),
    playingHandicaps: z.array(z.object({ format: z.string(), share: z.number(), strokes: z.int() })),
    strokesByAllocation: z
      .array(z.int())
      .describe('Strokes received on the hole at each place of the order of the stroke indexes.'),
    outcomes: z.array(Outcome).describe('Lowest score first.'),
    lowersUpTo: z
      .int()
      .nullable()
      .describe('The highest score that lowers the index; null if none of the outcomes does.'),
    raisesFrom: z
      .int()
      .nullable()
      .describe('The lowest score that raises the index; null if none of the outcomes does.'),
  })
  .describe('What a tee means for a player with an index: strokes received, and the index after the next round on it.');

const Degrees = z
  .number()
  .describe('Compass degrees, 0 = north, 90 = east, in [0, 360).') as unknown as z.ZodType<reply.Degrees>;

const DrawingFrame = z
  .object({
    origin: LatLon,
    heading: Degrees.describe("The compass direction at the drawing's top."),
    left: z.int().describe('Feet from the left edge and from the top edge to the origin.'),
    top: z.int(),
  })
  .describe('How positions on the ground become points of a drawing.');

const DrawnPoint = z
  .tuple([z.int(), z.int()])
  .describe('Feet to the right of the left edge and below the top edge of a drawing.');

const DrawnArc = z
  .object({ yards: z.int(), from: DrawnPoint, to: DrawnPoint })
  .describe('A part of the circle around the middle of the green, as in a yardage book.');

const Outline = z.array(z.int()).describe('A closed outline: x and y of its corners in turn.');

export const HoleDrawing: z.ZodType<reply.HoleDrawing> = z
  .object({
    number: z.int(),
    par: z.int().nullable(),
    length: Yards.describe('Along the line of play.'),
    width: z.int(),
    height: z.int(),
    frame: DrawingFrame,
    tee: DrawnPoint,
    green: DrawnPoint,
    line: z.array(z.int()).describe('The line of play, x and y in turn: fairways are mown across it.'),
    arcs: z.array(DrawnArc),
    outlines: z.object({
      tee: z.array(Outline),
      fairway: z.array(Outline),
      green: z.array(Outline),
      bunker: z.array(Outline),
      water: z.array(Outline),
      rough: z.array(Outline),
      penaltyArea: z.array(Outline),
      woods: z.array(Outline),
    }),
  })
  .describe('A hole as a small picture: feet in a frame, the tee at the bottom and the green at the top.');

const StatStandard = z.object({
  formatted: z.string(),
  raw: z.number(),
  source: z.string(),
  isModelled: z.boolean().describe('True if the figure was derived by a model, not published.'),
});

const StatFigure = z
  .object({
    id: z.string(),
    name: z.string(),
    state: z.enum(['failed', 'noData', 'notApplicable', 'value']),
    performance: StatPerformance.nullable(),
    standard: StatStandard.nullable(),
    beatStandard: z.boolean().nullable().describe('Null if there is nothing to compare.'),
    certainty: z
      .enum(['clear', 'likely', 'cannotTell', 'tooFew'])
      .describe(
        "How certain the difference from the standard is, among all figures of the report; 'cannotTell' without one.",
      ),
    roundsNeeded: z
      .int()
      .describe(
        'How many more rounds the figure needs before a difference can be distinguished from luck; 0 if it has enough.',
      ),
    error: z.string().optional().describe('Set when the state is `failed`.'),
  })
  .describe('One figure of an overview as screens show it: a stat, or a child of one.');

const StatReport = z
  .object({
    id: z.string(),
    name: z.string(),
    state: z.enum(['failed', 'noData', 'notApplicable', 'value']),
    performance: StatPerformance.nullable(),
    standard: StatStandard.nullable(),
    beatStandard: z.boolean().nullable().describe('Null if there is nothing to compare.'),
    certainty: z
      .enum(['clear', 'likely', 'cannotTell', 'tooFew'])
      .describe(
        "How certain the difference from the standard is, among all figures of the report; 'cannotTell' without one.",
      ),
    roundsNeeded: z
      .int()
      .describe(
        'How many more rounds the figure needs before a difference can be distinguished from luck; 0 if it has enough.',
      ),
    error: z.string().optional().describe('Set when the state is `failed`.'),
    category: z.enum(['Scoring', 'Drive', 'Approach', 'Save', 'Putt']),
    belongsToView: z.array(z.enum(['dashboard', 'assessment', 'scorecard', 'roundsGrid', 'compare'])),
    better: Direction,
    children: z.array(StatFigure),
  })
  .describe('A stat with its children, which share its category, views and direction.');

const CategoryPerformance = z
  .object({
    performance: z.number().nullable(),
    beaten: z.int(),
    compared: z.int(),
    category: z.enum(['Scoring', 'Drive', 'Approach', 'Save', 'Putt']),
    nearest: z
      .object({
        performance: z.number().nullable(),
        beaten: z.int(),
        compared: z.int(),
        standardName: z.string(),
        label: z.string(),
      })
      .nullable()
      .describe(
        'The share by the nearest standard that has figures of the category, where the chosen one has none; null if the chosen one has some, no standard is chosen, or the player has no figure.',
      ),
    hasFigures: z.boolean().describe('Whether the player has figures of the category.'),
  })
  .describe("The share of a category's stats that beat the standard.");

const PerformanceData = z.object({
  stats: z.array(StatReport).describe('All stats, or only those that were asked for.'),
  hasFigures: z.boolean().describe('Whether any stat has a figure, including stats that were not asked for.'),
  byCategory: z.array(CategoryPerformance),
  skillPerformance: z.number().nullable().describe('The share over all categories.'),
});

const NotableStat = z
  .object({
    statId: z.string(),
    name: z.string(),
    category: z.enum(['Scoring', 'Drive', 'Approach', 'Save', 'Putt']),
    performance: z.string(),
    standard: z.string(),
    certainty: z.enum(['clear', 'likely', 'cannotTell', 'tooFew']),
    strokes: z.number().describe('What the distance from the standard is worth per round, without sign.'),
  })
  .describe('A stat that stands out against the standard.');

export const StrengthsAndWeaknesses: z.ZodType<reply.StrengthsAndWeaknesses> = z.object({
  strengths: z.array(NotableStat),
  weaknesses: z.array(NotableStat),
});

export const OverviewReport: z.ZodType<reply.OverviewReport> = z
  .object({
    roundCount: z.int(),
    holeCount: z.int(),
    performanceStats: z.union([PerformanceData, z.object({ error: z.string() })]),
    strengthWeaknessResponse: z.union([StrengthsAndWeaknesses, z.object({ error: z.string() })]),
  })
  .describe('The computed results of one overview.');

export const StrokesGainedOfRound: z.ZodType<reply.StrokesGainedOfRound> = z
  .object({
    roundId: z.string(),
    playedOn: CalendarDay,
    gained: z.object({
      total: z.number().nullable(),
      offTheTee: z.number().nullable(),
      approach: z.number().nullable(),
      aroundTheGreen: z.number().nullable(),
      putt: z.number().nullable(),
    }),
  })
  .describe('Strokes gained of one round, per round of 9 or 18 holes; null if strokes were not logged.');

export const AverageDifferential: z.ZodType<reply.AverageDifferential> = z
  .object({ value: z.number(), roundCount: z.int() })
  .describe('A mean Score Differential, and how many rounds are in it.');

export const HistoricalMetric: z.ZodType<reply.HistoricalMetric> = z
  .object({
    statName: z.string(),
    year: z.string().describe('For the calendar year of `today`.'),
    lastThree: z.string().describe('For the last three years, to the day.'),
    daysSince: z
      .string()
      .describe(
        "Days since the last tournament, or since the end of the best one of the last three years; '-' if there is none.",
      ),
  })
  .describe("A row above the 'Historical Events' grid.");

const ScoreWithPar = z
  .object({ score: z.number(), par: z.number(), formatted: z.string() })
  .describe("A score, its par, and both as text: '71 (−1)'.");

export const PastTournament: z.ZodType<reply.PastTournament> = z
  .object({
    tournamentId: z.string().describe("The tournament's id, or its name if the rounds have no id."),
    name: z.string(),
    dateStarted: CalendarDay,
    dateEnded: CalendarDay,
    averageYards: Yards.nullable(),
    totalScoreWithPar: ScoreWithPar,
    averageScoreWithPar: ScoreWithPar,
    bestRoundScoreWithPar: ScoreWithPar.describe('The round lowest to par.'),
    location: z.string().nullable().describe('Null if it is not in the schedule.'),
    finish: z.string().nullable().describe("'T3'; null if unknown."),
    fieldSize: z.int().nullable(),
    includedRounds: z.array(
      z.object({
        golfRoundId: z.string().nullable().describe('Null if only its score was entered.'),
        name: z.string(),
        playedOn: CalendarDay.nullable(),
        tournamentName: z.string().nullable(),
        courseName: z.string().nullable(),
        courseLengthYards: Yards.nullable(),
        performance: ScoreWithPar,
      }),
    ),
  })
  .describe("A played tournament as a resume lists it, without the player's notes.");

const IncludedRound = z
  .object({
    golfRoundId: z.string(),
    name: z.string().describe("'Round 2', 'Final round', or the course if the round has no number."),
    playedOn: CalendarDay,
    tournamentName: z.string().nullable(),
    courseName: z.string(),
    courseLengthYards: Yards.nullable(),
    performance: ScoreWithPar,
    underParCount: z.number().nullable().describe('Holes under par; null if only the score is known.'),
  })
  .describe('One round as a tournament or a chart lists it.');

const ChartBar = z
  .object({
    label: z.string().describe("'R1', 'R2' … in order of play, or 'Average'."),
    date: z.string().describe("'09/14'; empty for the average."),
    year: z
      .string()
      .describe("'2026' if the rounds span more than a year and the date would be ambiguous; otherwise empty."),
    value: z.number(),
    formatted: z.string(),
    toPar: z.string(),
    isAverage: z.boolean(),
  })
  .describe('A bar: a round, or at the end the average of all.');

const ChartGridRow = z
  .object({ label: z.string(), cells: z.array(z.string()) })
  .describe('A row of figures below the bars, one cell per bar.');

const StatFormat = z
  .enum([
    'wholePercent',
    'oneDecimal',
    'twoDecimals',
    'signedOneDecimal',
    'signedTwoDecimals',
    'toPar',
    'wholeYards',
    'feet',
  ])
  .describe('How a figure of a stat is written.');

const Average = z
  .object({
    label: z.string(),
    formatted: z.string(),
    raw: z.number().nullable().describe('Lengths in yards or feet; null without data.'),
    format: StatFormat,
    basis: z.string(),
  })
  .describe("One figure as text with its sample: '61%', '11 of 18'. '-' without data.");

const RoundsChart = z
  .object({
    title: z.string(),
    includedRounds: z.array(IncludedRound).describe('In order of play.'),
    options: z.object({
      baseWidth: z.literal(600),
      baseHeight: z.literal(200),
      yTicks: z.tuple([z.literal(0), z.literal(20), z.literal(40), z.literal(60)]),
      xTickType: z.literal('date'),
      paddingLeft: z.literal(50),
      paddingTop: z.literal(10),
    }),
    barData: z.array(ChartBar),
    gridData: z.array(ChartGridRow),
    averages: z.object({
      score: Average,
      yards: Average,
      fir: Average,
      gir: Average,
      upDown: Average,
      putts: Average,
      onePutts: Average,
      firstPuttDist: Average,
      birdieOrBetter: Average,
      doubleOverOrHigher: Average,
    }),
    recordCount: z.int(),
  })
  .describe('A bar chart with its rounds and their averages.');

const SpiderFigure = z
  .object({ value: z.number().nullable(), formatted: z.string() })
  .describe('A share in percent, 0 to 100; null if unknown.');

const SpiderChartStat = z
  .object({ label: z.string(), included: SpiderFigure, all: SpiderFigure, standard: SpiderFigure })
  .describe(
    'One axis of a spider chart, with values for the rounds of its chart, all tournament rounds, and the standard.',
  );

const SpiderChart = z.object({
  label: z.string(),
  standardLabel: z.string().nullable(),
  spiderChartStats: z.array(SpiderChartStat),
});

export const BestTenCharts: z.ZodType<reply.BestTenCharts> = z
  .object({
    chartData: z.array(RoundsChart),
    spiderCharts: z.array(SpiderChart),
    roundCount: z
      .int()
      .describe('Number of finished tournament rounds in the range, from which the ten were selected.'),
  })
  .describe('A chart and a spider chart for each selection of rounds; empty if no tournament round was played.');

export const FeaturedTournament: z.ZodType<reply.FeaturedTournament> = z
  .object({
    tournamentId: z.string(),
    tournamentName: z.string(),
    tournamentUrl: z.string().nullable(),
    courseName: z.string().nullable(),
    location: z.string(),
    startDate: CalendarDay,
    endDate: CalendarDay,
    placing: z.string().nullable().describe("'T3 of 78'; null if unknown."),
    yards: Yards.nullable(),
    score: z.string().nullable().describe("The sum of all rounds: '214 (−2)'."),
    avgScore: z.string().nullable().describe('Per round, with one decimal.'),
    rawScore: z.number().nullable(),
    rawScoreToPar: z.number().nullable(),
    roundScores: z.array(z.number()),
    roundScoresVsPar: z.array(z.string()),
    bestRoundScore: z.number().nullable(),
    bestRoundScoreToPar: z.string().nullable(),
    note: z.object({ noteContent: z.string() }).nullable(),
    isBest: z
      .boolean()
      .describe(
        'Whether it is the card with the lowest score to par, which is marked if there are enough tournaments.',
      ),
  })
  .describe("A featured tournament's card. Fields that need a round are null if none was logged or entered.");

export const TournamentRecord: z.ZodType<reply.TournamentRecord> = z
  .object({
    holeCount: HoleCount,
    roundCount: z.int(),
    averages: z.object({
      score: Average,
      yards: Average,
      fir: Average,
      gir: Average,
      upDown: Average,
      putts: Average,
      onePutts: Average,
      firstPuttDist: Average,
      birdieOrBetter: Average,
      doubleOverOrHigher: Average,
    }),
    bestRounds: z.array(IncludedRound).describe('The rounds lowest to par, best first.'),
  })
  .describe('Totals of all tournament rounds of one length, poor ones included.');

const RecordedRound = z
  .object({
    score: z.number(),
    par: z.number(),
    yards: Yards.nullable(),
    courseRating: z.number().nullable(),
    slopeRating: z.number().nullable(),
    playedOn: CalendarDay.nullable()
      .optional()
      .describe('The day, where it is known: three rounds can be played on two days.'),
    courseName: z.string().nullable().optional().describe('The course, where it is known and not that of the event.'),
  })
  .describe('One round of a result that was entered or imported, not logged.');

const EventResult = z
  .object({
    fieldSize: z.number().nullable().describe('Number of players.'),
    place: z.number().nullable().describe('1 is the winner.'),
    isTied: z.boolean(),
    ending: z.enum(['disqualified', 'missedCut', 'withdrew']).nullable(),
    rounds: z.array(RecordedRound).describe('In order of play; used only if no round of the event was logged.'),
  })
  .describe("A player's result of an event.");

export const ScheduleRow: z.ZodType<reply.ScheduleRow> = z
  .object({
    accountId: AccountId,
    tournamentId: z.string(),
    tournamentName: z.string(),
    tournamentUrl: z.string().nullable(),
    courseName: z.string().nullable(),
    city: z.string().nullable(),
    state: z.string().nullable(),
    startDate: CalendarDay,
    endDate: CalendarDay.describe('The last day, inclusive.'),
    numberOfRounds: z.int(),
    eventType: z.string().describe('One of the three types, or a custom text of another program.'),
    locale: z.string(),
    isTeamEvent: z.boolean(),
    status: z
      .string()
      .describe('One of the six statuses, or a custom text of another program, which is shown unchanged.'),
    isFavorite: z.boolean(),
    result: EventResult.nullable().describe('Null if the player entered no result.'),
  })
  .describe("An event of one player's schedule.");

export const SchedulePlayer: z.ZodType<reply.SchedulePlayer> = z
  .object({ accountId: AccountId, name: z.string() })
  .describe('A player whose events are in a schedule.');

const GainedPart = z
  .object({ part: ShotKind, strokes: z.number() })
  .describe('Strokes gained in one part of the game.');

export const RoundStory: z.ZodType<reply.RoundStory> = z
  .object({
    roundId: z.string(),
    name: z.string().describe('Name of the tournament, else of the course.'),
    courseName: z.string(),
    courseId: z.string().nullable().describe('Null if it is not a stored course.'),
    playedOn: CalendarDay,
    yards: Yards.nullable(),
    score: z.int(),
    toPar: z.int(),
    holes: z
      .array(
        z.object({
          hole: z.int().describe("The hole's number on the course."),
          nth: z.int().describe("Which of the round's playings of that hole it is, from 1."),
          par: z.int(),
          score: z.int().nullable().describe('Null for a hole that was not finished.'),
        }),
      )
      .describe('The card: nothing else of the holes, because not everyone who reads the story sees the round.'),
    best: z
      .object({
        hole: z.int().describe("The hole's number on the course."),
        nth: z.int().describe("Which of the round's playings of that hole it is, from 1."),
        par: z.int(),
        yards: Yards.nullable(),
        score: z.int().describe('Null for a hole that was not finished.'),
        putts: z.int().nullable(),
      })
      .describe('The best hole to par, the last of several.'),
    path: z
      .array(LatLon)
      .describe('Where each stroke on the best hole was played from, and the pin; empty unless all of it is known.'),
    gained: z.array(GainedPart).describe('In tenths that add up; empty unless every stroke of the round was logged.'),
  })
  .describe('A finished round as its player tells it: the score, the best hole, and where strokes were gained.');

const AverageScore = z
  .object({
    score: z.number(),
    toPar: z.number(),
    roundCount: z.int(),
    isTournaments: z.boolean().describe('Whether all rounds are of tournaments.'),
    holeCount: HoleCount,
  })
  .describe('A mean score and how many rounds are in it.');

const RoundTimeframe = z
  .object({ period: z.enum(['best', 'last']), count: z.number(), unit: z.enum(['rounds', 'tournaments']) })
  .describe('The best or last N rounds, or all rounds of the best or last N tournaments.');

const DayRange = z
  .object({ start: CalendarDay.nullable(), end: CalendarDay.nullable() })
  .describe('Days from a first to a last day, both included; null means no bound.');

const RoundFilter = z
  .object({
    filterName: z.string(),
    details: z.string().optional(),
    accountId: AccountId.optional(),
    golfRoundIds: z.array(z.string()).optional(),
    holeCount: z.literal([9, 18]).optional(),
    timeframe: RoundTimeframe.optional(),
    dateRange: DayRange.optional(),
    roundTypes: z.array(z.enum(['practice', 'tournament', 'qualifier', 'match'])).optional(),
    roundNumbers: z.array(z.number()).optional(),
    tournamentIds: z.array(z.string()).optional(),
    playedInSimulator: z
      .boolean()
      .optional()
      .describe('True keeps simulator rounds only, false excludes them; by default both are kept.'),
    inProgressRounds: z
      .boolean()
      .optional()
      .describe('True includes unfinished rounds, which are excluded by default.'),
    startHidden: z.boolean().optional(),
  })
  .describe('Selects rounds of an account. Every given field narrows the selection.');

const SeasonPeriod = z
  .object({
    name: z.string().describe("'This season', or 'Last 20 rounds' if this season has too few."),
    label: z
      .string()
      .describe("Beside a figure, where another page may show another period: '2026/27 season', 'last 12 rounds'."),
    isTournaments: z.boolean().describe('Whether only tournament rounds are counted.'),
    filter: RoundFilter.describe("Selects the period's logged rounds."),
  })
  .describe("The rounds that a season's figures are made of.");

const StripEvent = z
  .object({
    name: z.string().describe('Name of the tournament, else of the course.'),
    startedOn: CalendarDay,
    finish: z.string().nullable().describe("'T3'; null if unknown."),
    isInPeriod: z.boolean().describe('Whether its rounds belong to the period.'),
    rounds: z.array(z.object({ roundId: z.string(), playedOn: CalendarDay, toPar: z.int() })),
  })
  .describe('The rounds of one event, or one other round.');

export const SeasonScores: z.ZodType<reply.SeasonScores> = z
  .object({
    average: AverageScore.nullable().describe('Null without a finished round.'),
    bestFinish: z
      .object({ finish: z.string(), name: z.string(), fieldSize: z.int().nullable() })
      .nullable()
      .describe(
        "The best finish of the rounds' tournaments: alone before tied, then in the larger field, then the latest.",
      ),
    bestRound: z
      .object({ score: z.int(), toPar: z.int(), name: z.string() })
      .nullable()
      .describe('The lowest round to par; null without a round.'),
    period: SeasonPeriod,
    before: AverageScore.nullable().describe('The season before; null if it has too few rounds.'),
    improvement: z
      .number()
      .nullable()
      .describe('Strokes per round better than the season before; null if the difference could be chance.'),
    strip: z.array(StripEvent).describe('The last 20 rounds, oldest first.'),
    lastCourseId: z.string().nullable().describe('The stored course that was played last; null without one.'),
  })
  .describe('A season as its scores tell it.');

const RecentRound = z
  .object({
    roundId: z.string(),
    playedOn: CalendarDay,
    courseName: z.string(),
    holeCount: HoleCount,
    isSimulator: z.boolean(),
    score: z.int(),
    toPar: z.int(),
  })
  .describe('A finished round in one line.');

const PlayedCourse = z.object({
  name: z.string(),
  roundCount: z.int(),
  best: z
    .object({ score: z.int(), toPar: z.int() })
    .nullable()
    .describe("The lowest round to par of the player's usual length; null without one."),
});

export const ClubGame: z.ZodType<reply.ClubGame> = z
  .object({
    scores: SeasonScores,
    recent: z.array(RecentRound).describe('Newest first.'),
    courses: z.array(PlayedCourse).describe('Most played first.'),
    roundCount: z.int().describe('All finished rounds with a score, and all courses: the lists are limited.'),
    courseCount: z.int(),
  })
  .describe('The rounds of a golfer who plays few or no tournaments, for the profile.');

const ParScores = z
  .object({
    par: z.int(),
    holes: z.int().describe('Holes with a score.'),
    average: z.number().describe('Mean score of a hole.'),
    toPar: z.number().describe('Strokes over par per round.'),
    isReal: z
      .boolean()
      .describe(
        'Whether `toPar` differs from 0 by more than chance, judged with the other pars and the halves as one family.',
      ),
    marks: z
      .object({ eagle: z.number(), birdie: z.number(), par: z.number(), bogey: z.number(), double: z.number() })
      .describe('How many holes have each sign.'),
  })
  .describe('The holes of one par over all rounds.');

const Stretch = z
  .object({ roundId: z.string(), from: z.int(), to: z.int(), toPar: z.int() })
  .describe('Three holes in a row of one round.');

const NextDetail = z
  .enum(['putts', 'fairways', 'strokes'])
  .describe('What a golfer of scores could log next: the least effort that says something new.');

export const ScoreStory: z.ZodType<reply.ScoreStory> = z
  .object({
    roundCount: z.int(),
    byPar: z.array(ParScores).describe('Of each par that was played, par 3 first.'),
    doubles: z
      .object({ holes: z.int(), toPar: z.number() })
      .describe('Double bogeys and worse of all rounds, and what they cost beyond a bogey each, in strokes a round.'),
    extraPutts: z
      .number()
      .nullable()
      .describe(
        'Putts beyond two a hole, per round, of the rounds whose putts were logged on most holes; null without one.',
      ),
    penalties: z
      .number()
      .nullable()
      .describe('Penalty strokes per round, of the rounds that say them of most holes; null without one.'),
    fairways: z
      .object({ hit: z.int(), of: z.int() })
      .nullable()
      .describe('Fairways hit, of the tee shots that say it; null if most do not.'),
    halves: z
      .object({ front: z.number(), back: z.number(), isReal: z.boolean() })
      .nullable()
      .describe(
        'Strokes over par per round on each half of 18 holes, of the rounds with a score on all; null without one.',
      ),
    best: Stretch.nullable().describe('Null if no round has three scored holes in a row, or all stretches are equal.'),
    worst: Stretch.nullable(),
    next: NextDetail,
  })
  .describe('Rounds as their scores tell them.');

const HolesOf = z
  .object({ hit: z.int(), of: z.int() })
  .describe('A number of holes with a property: 10 of 14 fairways.');

const LastPlayed = z
  .object({
    name: z.string().describe('Name of the tournament, else of the course.'),
    isTournament: z.boolean(),
    courseId: z.string().nullable().describe("The last round's course; null if it is not a stored one."),
    place: z.string().nullable().describe("'Millbrook Falls, OH'; null if unknown."),
    startedOn: CalendarDay,
    endedOn: CalendarDay,
    finish: z.string().nullable().describe("'T3'; null if unknown."),
    fieldSize: z.int().nullable(),
    rounds: z.array(z.object({ roundId: z.string(), score: z.int(), toPar: z.int() })).describe('In order of play.'),
    total: z.int(),
    toPar: z.int(),
    fairways: HolesOf.nullable().describe("The last round's figures; null if they were not logged."),
    greens: HolesOf.nullable(),
    putts: z.int().nullable(),
  })
  .describe('The latest tournament, or the latest round outside of tournaments.');

const ParAgainst = z
  .object({
    par: z.int(),
    statId: z.string().describe('The stat to open for details.'),
    average: z.number().describe('Mean score of a hole, and that of the standard.'),
    standard: z.number(),
    perRound: z.number().describe('Strokes per round better than the standard; negative values cost strokes.'),
    interval: Interval.nullable().describe('95% interval of `perRound`.'),
    certainty: z.enum(['clear', 'likely', 'cannotTell', 'tooFew']),
    roundsNeeded: z.int(),
  })
  .describe('The holes of one par against the published scores of a standard.');

const WorkArea = z
  .object({
    statId: z.string().describe('The stat to open for details.'),
    name: z.string(),
    perRound: z.number().describe('Strokes per round that it costs, a negative number.'),
    certainty: z.enum(['clear', 'likely', 'cannotTell', 'tooFew']),
    interval: Interval.nullable().describe(
      '95% interval of `perRound`; null where only the distance from a standard is known.',
    ),
    roundsNeeded: z.int(),
    evidence: z
      .object({ statId: z.string(), performance: StatPerformance, standard: StatStandard.nullable() })
      .nullable()
      .describe('How often it succeeds, and the standard; null if nothing else than the strokes is known.'),
    explainedBy: z
      .object({ kind: z.enum(['penalties', 'threePutts', 'feetLeft']), value: z.number() })
      .nullable()
      .describe(
        'What explains the cost besides how often it succeeds: a number of shots, or feet to the hole on average.',
      ),
  })
  .describe('A part of the game to work on.');

export const SeasonReport: z.ZodType<reply.SeasonReport> = z
  .object({
    average: AverageScore.nullable().describe('Null without a finished round.'),
    bestFinish: z
      .object({ finish: z.string(), name: z.string(), fieldSize: z.int().nullable() })
      .nullable()
      .describe(
        "The best finish of the rounds' tournaments: alone before tied, then in the larger field, then the latest.",
      ),
    bestRound: z
      .object({ score: z.int(), toPar: z.int(), name: z.string() })
      .nullable()
      .describe('The lowest round to par; null without a round.'),
    period: SeasonPeriod,
    before: AverageScore.nullable().describe('The season before; null if it has too few rounds.'),
    improvement: z
      .number()
      .nullable()
      .describe('Strokes per round better than the season before; null if the difference could be chance.'),
    strip: z.array(StripEvent).describe('The last 20 rounds, oldest first.'),
    lastCourseId: z.string().nullable().describe('The stored course that was played last; null without one.'),
    last: LastPlayed.nullable(),
    gained: z
      .array(
        z.object({
          part: z.enum(['total', 'offTheTee', 'approach', 'aroundTheGreen', 'putt']),
          statId: z.string(),
          perRound: z.number(),
          interval: Interval.nullable(),
          certainty: z.enum(['clear', 'likely', 'cannotTell', 'tooFew']),
          roundsNeeded: z.int(),
        }),
      )
      .describe('Total first, not rounded; empty if strokes were not logged.'),
    gainedOf: z
      .object({ roundCount: z.int(), filter: RoundFilter })
      .nullable()
      .describe('The rounds of which the strokes were logged; null if they are all of the period.'),
    byPar: z
      .array(ParAgainst)
      .describe('Par 3s, 4s and 5s against a standard that has published scores of them; empty otherwise.'),
    toWorkOn: z.array(WorkArea).describe('What costs most, the costliest first.'),
  })
  .describe("What a player's home page says first: a season in one number, and what it is made of.");

const MappedHole = z
  .object({
    hole: z.int().describe("The hole's number on the course."),
    nth: z.int().describe("Which of the round's playings of that hole it is, from 1."),
    par: z.int(),
    score: z.int().nullable(),
    yards: Yards.nullable(),
    tee: LatLon.nullable(),
    pin: LatLon.nullable().describe("The position of that day's pin."),
    flags: FlagBits,
    shots: z.array(MappedShot),
  })
  .describe('One played hole with its positions and its flags.');

export const MappedRound: z.ZodType<reply.MappedRound> = z
  .object({ roundId: z.string(), playedOn: CalendarDay, courseId: z.string().nullable(), holes: z.array(MappedHole) })
  .describe('A round as map and hole filters read it, with holes in order of play.');

const CoverPageData = z
  .object({
    picture: z.string().nullable().describe('Address of the profile picture.'),
    customLogo: z.string().nullable(),
    aboutMe: z.string().nullable(),
    height: z.string().nullable(),
    weight: z.string().nullable(),
    highSchoolName: z.string().nullable(),
    highSchoolGPA: z.string().nullable(),
    highSchoolGradYear: z.string().nullable(),
    collegeName: z.string().nullable(),
    collegeGPA: z.string().nullable(),
    collegeGradYear: z.string().nullable(),
    ncaa: z.string().nullable(),
    ghin: z.string().nullable(),
    officialIndex: z.string().nullable().describe("With its day; shown if present: the player's profile has the tick."),
    websiteLink: z.string().nullable(),
    email: z.string().nullable().describe('Shown if present: it has no flag.'),
    birthday: z.string().nullable().describe('Never shown.'),
  })
  .describe('Fields of the cover page; null if not given or not selected.');

const ResultRound = z
  .object({
    rating: z.string().describe("'74.1 / 138'; '-' if the tee has no rating."),
    differential: z.string().describe("Score Differential to a tenth; '-' if the tee has no rating."),
    golfRoundId: z.string().nullable().describe('Null if only its score was entered.'),
    name: z.string(),
    playedOn: CalendarDay.nullable(),
    tournamentId: z.string().nullable(),
    tournamentName: z.string().nullable(),
    courseName: z.string().nullable(),
    courseLengthYards: Yards.nullable(),
    holeCount: z.literal([9, 18]).nullable(),
    performance: ScoreWithPar,
    isFavorite: z.boolean(),
    note: z.string().nullable(),
  })
  .describe('A round among the featured or best ones, or in a tournament.');

const ResultTournament = z
  .object({
    tournamentId: z.string(),
    name: z.string(),
    tournamentUrl: z.string().nullable(),
    location: z.string().nullable(),
    dateStarted: CalendarDay,
    dateEnded: CalendarDay,
    averageYards: Yards.nullable(),
    totalScoreWithPar: ScoreWithPar.nullable(),
    averageScoreWithPar: ScoreWithPar.nullable(),
    bestRoundScoreWithPar: ScoreWithPar.nullable(),
    includedRounds: z.array(ResultRound),
    placing: z.string().describe("'T3 of 78'; '-' without a finish."),
    isInSchedule: z.boolean().describe('Whether it is in the schedule, where it can be marked and have notes.'),
    isFavorite: z.boolean(),
    note: z.string().nullable(),
    isNoteShared: z.boolean().describe('Whether everyone may read the note while the tournament is a favorite.'),
  })
  .describe('A tournament with its results; without rounds it has no scores.');

const ResumeTournament = z.object({
  id: z.string(),
  name: z.string(),
  notes: z.string().nullable(),
  result: ResultTournament,
});

const ResumeRound = z.object({ id: z.string(), name: z.string(), notes: z.string().nullable(), result: ResultRound });

const ResumeNewsItem = z.object({
  id: z.string(),
  header: z.string(),
  body: z.string(),
  linkUrl: z.string().nullable(),
});

const ResumeEvent = z.object({
  id: z.string(),
  name: z.string(),
  startDate: CalendarDay,
  endDate: CalendarDay.nullable(),
  location: z.string(),
  status: z.string().describe("'In Field', 'Considering' …"),
});

const IncludedTournamentRound = z
  .object({
    golfRoundId: z.string(),
    name: z.string(),
    dateStarted: CalendarDay,
    courseName: z.string(),
    courseLengthYards: Yards.nullable(),
    performance: ScoreWithPar,
    underParCount: z.number().nullable(),
  })
  .describe('A round of a tournament among those of a chart.');

const IncludedTournament = z
  .object({
    tournamentId: z.string().describe("The tournament's id, or its name if the rounds have no id."),
    title: z.string(),
    includedRounds: z.array(IncludedTournamentRound).describe('In playing order.'),
    underParCount: z.number().describe('Holes under par of all rounds.'),
    totalScoreWithPar: ScoreWithPar,
    averageScoreWithPar: ScoreWithPar,
    bestRoundScoreWithPar: ScoreWithPar,
    averageYards: Yards.nullable(),
    averageScore: z.string().describe('Per round, to one decimal.'),
  })
  .describe('A tournament with its rounds in one or several charts.');

const ResumeChart = z
  .object({
    title: z.string(),
    includedRounds: z.array(IncludedRound).describe('In order of play.'),
    options: z.object({
      baseWidth: z.literal(600),
      baseHeight: z.literal(200),
      yTicks: z.tuple([z.literal(0), z.literal(20), z.literal(40), z.literal(60)]),
      xTickType: z.literal('date'),
      paddingLeft: z.literal(50),
      paddingTop: z.literal(10),
    }),
    barData: z.array(ChartBar),
    gridData: z.array(ChartGridRow),
    averages: z.object({
      score: Average,
      yards: Average,
      fir: Average,
      gir: Average,
      upDown: Average,
      putts: Average,
      onePutts: Average,
      firstPuttDist: Average,
      birdieOrBetter: Average,
      doubleOverOrHigher: Average,
    }),
    recordCount: z.int(),
    includedTournaments: z.array(IncludedTournament),
  })
  .describe('A chart with the tournaments of its rounds.');

const ResumeFeatured = z
  .object({
    tournamentId: z.string(),
    name: z.string(),
    dateStarted: CalendarDay,
    notes: z.string().nullable(),
    card: FeaturedTournament,
  })
  .describe("A favorite with its first day and the player's note.");

const WholeTournament = z.object({
  dateStarted: CalendarDay,
  dateEnded: CalendarDay,
  scores: z.array(z.number()).describe('In playing order.'),
  totalScoreWithPar: ScoreWithPar,
  placing: z.string().describe("'T3 of 78'; '-' without a finish."),
});

const ChartTournament = z
  .object({
    tournamentId: z.string().describe("The tournament's id, or its name if the rounds have no id."),
    title: z.string(),
    includedRounds: z.array(IncludedTournamentRound).describe('In playing order.'),
    underParCount: z.number().describe('Holes under par of all rounds.'),
    totalScoreWithPar: ScoreWithPar,
    averageScoreWithPar: ScoreWithPar,
    bestRoundScoreWithPar: ScoreWithPar,
    averageYards: Yards.nullable(),
    averageScore: z.string().describe('Per round, to one decimal.'),
    whole: WholeTournament,
  })
  .describe('A tournament of the charts with all of its rounds; the charts may contain only some of them.');

export const ResumeData: z.ZodType<reply.ResumeData> = z
  .object({
    accountId: AccountId,
    playerName: z.string(),
    coverPageData: CoverPageData.nullable(),
    selectedTournaments: z.array(ResumeTournament),
    selectedRounds: z.array(ResumeRound),
    selectedNewsfeedItems: z.array(ResumeNewsItem),
    upcomingEvents: z.array(ResumeEvent),
    barChartsDateRangeLabel: z.string(),
    charts: z.object({
      includeBestTen: ResumeChart.nullable(),
      includeBestTenConsecutive: ResumeChart.nullable(),
      includeLastTen: ResumeChart.nullable(),
      includePriorTen: ResumeChart.nullable(),
    }),
    featuredTournaments: z.array(ResumeFeatured),
    barChartsTournaments: z
      .array(ChartTournament)
      .describe('Tournaments of the displayed charts, merged, each with all of its rounds.'),
  })
  .describe("All data of a player's resume; what is not selected is null, or not in its list.");

const HeadlinePart = z
  .object({ text: z.string(), statId: z.string().optional() })
  .describe('A piece of a sentence; the figure in it opens.');

export const LandingSeason: z.ZodType<reply.LandingSeason> = z
  .object({
    player: z.object({
      name: z.string(),
      school: z.string().describe("'Class of 2028 · Harrow Glen University'"),
      gpa: z.string(),
    }),
    period: SeasonPeriod,
    average: AverageScore,
    bestRound: z.object({ score: z.int(), toPar: z.int(), name: z.string() }),
    bestFinish: z.object({ finish: z.string(), name: z.string(), fieldSize: z.int().nullable() }),
    gained: z.array(
      z.object({
        part: z.enum(['total', 'offTheTee', 'approach', 'aroundTheGreen', 'putt']),
        statId: z.string(),
        perRound: z.number(),
        interval: Interval.nullable(),
        certainty: z.enum(['clear', 'likely', 'cannotTell', 'tooFew']),
        roundsNeeded: z.int(),
      }),
    ),
    headline: z.array(HeadlinePart),
    last: LastPlayed.describe("The last tournament, its final round, and the course's holes as thumbnails."),
    holes: z.array(
      z.object({
        hole: z.int().describe("The hole's number on the course."),
        nth: z.int().describe("Which of the round's playings of that hole it is, from 1."),
        par: z.int(),
        score: z.int().nullable().describe('Null for a hole that was not finished.'),
      }),
    ),
    thumbnails: z.array(HoleDrawing),
    finishes: z
      .array(z.object({ finish: z.string(), name: z.string(), rounds: z.array(z.number()), toPar: z.number() }))
      .describe('The latest tournaments with a finish, the newest first.'),
    approaches: z
      .object({
        gained: z.string(),
        isLost: z.boolean(),
        count: z.number(),
        shown: z.array(
          z.object({ hole: z.number(), from: z.string(), club: z.string(), to: z.string(), gained: z.string() }),
        ),
        rest: z.object({ count: z.number(), gained: z.string() }),
      })
      .describe('The strokes behind one figure of the final round, the costliest first.'),
  })
  .describe(
    "A made-up player's season, as the landing page shows it: that of the demo's main player as their own pages report it today, or an example of a fixed day where there is no demo.",
  );

export const PerformanceStats: z.ZodType<reply.PerformanceStats> = z
  .object({
    stats: z.array(StatReport).describe('All stats, or only those that were asked for.'),
    hasFigures: z.boolean().describe('Whether any stat has a figure, including stats that were not asked for.'),
    byCategory: z.array(CategoryPerformance),
    skillPerformance: z.number().nullable().describe('The share over all categories.'),
    roundCount: z.int(),
    holeCount: z.int(),
  })
  .describe('The stats of one selection of rounds.');

const IssuedIndex = z
  .object({
    value: z.number().describe('To a tenth; below 0 for a player better than scratch.'),
    average: z
      .number()
      .describe('Mean of the differentials that count, with the adjustment for few scores, to a tenth.'),
    counted: z.int().describe('Number of differentials that count.'),
    adjustment: z.number().describe('What was added to the mean because there are few scores: -2 to 0.'),
    lowIndex: z
      .number()
      .nullable()
      .describe('The lowest index issued in the year up to the score before this one; null below 20 scores.'),
    lowIndexOn: CalendarDay.nullable().describe('The day whose scores gave the low index; null without one.'),
    limit: z
      .enum(['softCap', 'hardCap', 'max'])
      .nullable()
      .describe('What kept the index below the average; null if nothing did.'),
  })
  .describe('An index and how it came about.');

const IndexStep = z
  .object({
    roundId: z.string().describe('The score that was posted.'),
    playedOn: CalendarDay,
    by: z.number().describe('Below 0 if the index went down.'),
    cause: z
      .enum(['cameIn', 'left'])
      .nullable()
      .describe(
        'A low score that came in, or one that counted and left the window; null for a score that neither counts nor drove out one that did.',
      ),
    left: z
      .object({ roundId: z.string(), playedOn: CalendarDay, value: z.number() })
      .nullable()
      .describe('The score that left the window, with the reductions that it had; null if it did not count.'),
  })
  .describe('The largest step of the index over the latest scores, and what made it.');

const IndexChange = z
  .object({
    since: CalendarDay,
    by: z.number().describe('Below 0 if the index went down.'),
    largest: IndexStep.nullable().describe(
      'The largest step in the direction of the change; null if the index is the same.',
    ),
  })
  .describe('How the index moved over the latest scores.');

const IndexPoint = z
  .object({
    roundId: z.string(),
    playedOn: CalendarDay,
    differential: z
      .number()
      .nullable()
      .describe('With reductions if it is among the latest; null while it waits for the first index.'),
    index: z.number().nullable().describe('After this score; null before the first one.'),
    isLatest: z.boolean().describe('Whether the index is computed from this score and others.'),
    isCounted: z.boolean(),
  })
  .describe('One score in the course of the index.');

const LimitedHole = z
  .object({
    hole: z.int(),
    par: z.int(),
    score: z.int().nullable().describe('Null for a ball that was picked up.'),
    counts: z.int(),
    received: z
      .int()
      .nullable()
      .describe('Strokes received; null before the first index and where the card has no stroke indexes.'),
  })
  .describe('A hole that counts less than was played, or was picked up.');

const HandicapEstimate = z
  .enum(['expectedHoles', 'ratingOfPlayedHoles', 'withoutStrokeIndex', 'withoutHoles', 'beforeFirstIndex'])
  .describe(
    'What takes part in a differential that is not published or not known: holes that were not played count as what is expected of the index, the rating of the played holes is their share of the par, strokes were received on unknown holes, the score came without holes that could be limited, or it waited for the first index.',
  );

const LatestScore = z
  .object({
    roundId: z.string(),
    playedOn: CalendarDay,
    courseName: z.string(),
    teeName: z.string(),
    strokes: z.int(),
    adjustedScore: z.int(),
    limitedHoles: z.array(LimitedHole),
    holesPlayed: z.int(),
    courseRating: z.number().describe('Of the holes that were played; of a part of 18 holes it is an estimate.'),
    slopeRating: z.int(),
    playingConditions: z
      .literal([-1, 0, 1, 2, 3])
      .nullable()
      .describe('Of 18 holes; null if they were not typed, so that they count as 0.'),
    playedDifferential: z.number().describe('Of the holes that were played, not rounded.'),
    expectedDifferential: z
      .number()
      .nullable()
      .describe('What is expected of the holes that were not played; null if all were.'),
    differential: z.number(),
    reductions: z.number().describe('The sum of the reductions of exceptional scores, 0 or below.'),
    value: z.number().describe('The differential with its reductions.'),
    isCounted: z.boolean(),
    isWithoutHoles: z.boolean(),
    estimates: z.array(HandicapEstimate),
  })
  .describe('A score that the index is computed from, and how its differential came about.');

const LeavingScore = z
  .object({
    roundId: z.string(),
    playedOn: CalendarDay,
    value: z.number(),
    isCounted: z.boolean(),
    replacedBy: z
      .number()
      .nullable()
      .describe('The differential that counts instead, unless a later score is lower; null if it does not count.'),
  })
  .describe('A score that leaves the latest ones when one or two more are posted.');

const ExceptionalScore = z
  .object({
    roundId: z.string(),
    playedOn: CalendarDay,
    strokes: z.int(),
    courseName: z.string(),
    betterBy: z.number().describe('How much its unrounded differential is below the index, down to a tenth.'),
    reduction: z.number(),
    reduces: z.int().describe('Number of latest differentials that it still reduces.'),
  })
  .describe('An exceptional score among the latest ones.');

const UncountedRound = z.object({
  roundId: z.string(),
  playedOn: CalendarDay,
  courseName: z.string(),
  why: z.enum(['inProgress', 'simulator', 'tooFewHoles', 'noRating', 'pickedUpWithoutStrokeIndex']),
});

const TeeHole = z
  .object({
    hole: z.int(),
    par: z.int(),
    strokeIndex: z.int().nullable(),
    allocation: z
      .int()
      .nullable()
      .describe("The hole's place in the order in which strokes are received; null if the card has no order."),
  })
  .describe('A hole of a tee that was played.');

const PlayedTee = z
  .object({
    holeCount: HoleCount,
    courseRating: z.number().describe('Expected strokes of a scratch golfer on these holes.'),
    slopeRating: z.int().describe('55 to 155; 113 is a course of standard difficulty.'),
    par: z.int().describe('Par of these holes.'),
    courseName: z.string(),
    teeName: z.string(),
    holes: z.array(TeeHole).describe('In the order of the card.'),
  })
  .describe('A course and tee with what a Course Handicap is computed from.');

export const IndexReport: z.ZodType<reply.IndexReport> = z
  .object({
    rules: z.string(),
    index: IssuedIndex.nullable().describe('Null before the first index.'),
    holesToFirstIndex: z.int().describe('Holes that are missing for a first index.'),
    window: z.int().describe('Number of differentials that an index is computed from once there are enough.'),
    change: IndexChange.nullable(),
    firstFull: z
      .number()
      .nullable()
      .describe(
        'The first index of as many scores as the window has; null while the present one has scores in common with it.',
      ),
    caps: z
      .object({ soft: z.number(), hard: z.number() })
      .nullable()
      .describe('Above these the soft cap halves the rise, and the hard cap ends it; null below 20 scores.'),
    points: z.array(IndexPoint).describe('Oldest first.'),
    latest: z.array(LatestScore).describe('Newest first.'),
    leaving: z
      .array(LeavingScore)
      .describe('The next one first; none while there are fewer scores than the window has.'),
    exceptional: z.array(ExceptionalScore).describe('Newest first.'),
    uncounted: z.array(UncountedRound).describe('Newest first.'),
    tees: z.array(PlayedTee).describe('Most recently played first.'),
    official: OfficialIndex.nullable(),
  })
  .describe('The estimated index of a player, and beside it the official one that the player typed.');

export const AssociatedPlayer: z.ZodType<reply.AssociatedPlayer> = z
  .object({
    accountId: AccountId,
    playerName: z.string(),
    school: z
      .string()
      .describe("'Class of 2028 · Harrow Glen University'; '' if not stated, or not open to the viewer."),
    recentRoundsSvPAverage: z
      .number()
      .nullable()
      .describe('Of the last six rounds (`recentToPar`); null without a score.'),
    recentRoundCount: z.number(),
    bestRoundsSvPAverage: z
      .number()
      .nullable()
      .describe('Of the best ten rounds of 18 holes (`bestToPar`); null with fewer than two of them.'),
    bestRoundCount: z.number(),
    username: z.string(),
    firstName: z.string(),
    lastName: z.string(),
  })
  .describe('A player to compare with.');

const EventNoteAuthor = z
  .object({ kind: z.enum(['round', 'tournament']), id: z.string(), name: z.string(), writtenAt: z.string() })
  .describe('Who wrote the note of an event or of a favorite round, if it was not the player, and when.');

export const Results: z.ZodType<reply.Results> = z
  .object({
    threshold: z.number().nullable().describe('Max score of the rounds shown; null if all are.'),
    rounds: z.array(ResultRound),
    tournaments: z.array(ResultTournament),
    averages: z
      .object({
        score: Average,
        yards: Average,
        fir: Average,
        gir: Average,
        upDown: Average,
        putts: Average,
        onePutts: Average,
        firstPuttDist: Average,
        birdieOrBetter: Average,
        doubleOverOrHigher: Average,
      })
      .describe(
        'Averages over the rounds shown, per 18 holes if lengths are mixed; rounds entered with their score count for it.',
      ),
    recordCount: z.int(),
    featuredCount: z
      .object({ rounds: z.int(), tournaments: z.int() })
      .describe('Number of marked rounds and tournaments, whatever the filters.'),
    usualHoleCount: HoleCount.describe('The length to begin with where the account names none, whatever the filters.'),
    noteAuthors: z.array(EventNoteAuthor),
  })
  .describe('Results with the authors of notes; none for viewers from outside.');

const FigureCell = z.object({ raw: z.number().nullable(), formattedValue: z.string() });

export const RoundsTable: z.ZodType<reply.RoundsTable> = z
  .object({
    total: z.int().describe('Number of rounds on all pages.'),
    page: z.int().describe('From 1; the last page if a later one was requested.'),
    averages: z
      .object({
        yards: FigureCell,
        score: FigureCell,
        birdieOrBetter: FigureCell,
        onePutts: FigureCell,
        fir: FigureCell,
        gir: FigureCell,
        upDown: FigureCell,
        approachProxAfter: FigureCell,
        girPuttProxStart: FigureCell,
        scrambleFirstPuttProxStart: FigureCell,
        putts: FigureCell,
        madeFeetPutt: FigureCell,
        totalFeetPutt: FigureCell,
        madeFeetPuttPercentage: FigureCell,
      })
      .describe("'Round Averages' over all rounds, not only those of the page."),
    rows: z.array(
      z.object({
        golfRoundId: z.string(),
        startDate: CalendarDay,
        tournament: z.string().nullable(),
        course: z.string(),
        cells: z.object({
          yards: FigureCell,
          score: FigureCell,
          birdieOrBetter: FigureCell,
          onePutts: FigureCell,
          fir: FigureCell,
          gir: FigureCell,
          upDown: FigureCell,
          approachProxAfter: FigureCell,
          girPuttProxStart: FigureCell,
          scrambleFirstPuttProxStart: FigureCell,
          putts: FigureCell,
          madeFeetPutt: FigureCell,
          totalFeetPutt: FigureCell,
          madeFeetPuttPercentage: FigureCell,
        }),
        tournamentURL: z.string().nullable(),
        players: z.string().describe('Comma-separated.'),
      }),
    ),
  })
  .describe('A page of the rounds grid.');

export const TeamComparison: z.ZodType<reply.TeamComparison> = z
  .object({
    comparison: Comparison.describe(
      'The player on the left; on the right the mean of the teammates, each of whom counts the same.',
    ),
    teamName: z.string(),
    squads: z
      .array(z.object({ squadId: z.number(), name: z.string() }))
      .describe("The squads of the player that have another one, in the organization's order."),
    mates: z
      .array(
        z.object({
          accountId: AccountId,
          roundCount: z.int(),
          isCounted: z
            .boolean()
            .describe('Whether the rounds are enough for the mean; of a single figure there can be fewer still.'),
          username: z.string(),
          name: z.string(),
        }),
      )
      .describe('By name.'),
  })
  .describe('A player beside the rest of a team, with the names of the teammates.');

const RoundOnCourse = z
  .object({
    accountId: AccountId,
    roundId: z.string(),
    courseName: z.string(),
    holesPlayed: z.int(),
    score: z.int().nullable(),
    par: z.int().nullable(),
    savedAt: z.string(),
  })
  .describe('A round that is being played today.');

const NewsRound = z
  .object({ score: z.int(), par: z.int(), holeCount: HoleCount, courseName: z.string() })
  .describe('The round that a piece of news names.');

const FormChange = z
  .object({
    strokes: z.number().describe('Strokes per round over the course rating, recent less earlier: negative is better.'),
    halfWidth: z.number().describe('Half the width of the 90% interval.'),
    recentCount: z.int(),
    earlierCount: z.int(),
    verdict: z
      .enum(['better', 'worse', 'cannotTell'])
      .describe(
        "'cannotTell' if the interval contains zero, as for nine steady players in ten, and below three recent rounds.",
      ),
    isClear: z
      .boolean()
      .describe(
        "Whether the page says 'clearly'. All changes on a team's page are judged together, so that few are said by chance.",
      ),
  })
  .describe("How the competitions of the last 30 days differ from the player's own ones of the 12 months before.");

const TeamNews = z
  .object({
    accountId: AccountId,
    kind: z.enum(['best', 'form', 'rounds']),
    on: CalendarDay,
    roundIds: z
      .array(z.string())
      .describe('The logged rounds behind it: the best one alone, else those of the seven days.'),
    roundCount: z.int().describe('With those of which only the score is known.'),
    round: NewsRound.nullable().describe('The best of these rounds; null of news of a form.'),
    change: FormChange.nullable().describe('Null of news of rounds.'),
  })
  .describe('Something that changed for a player within seven days.');

const TeamEvent = z
  .object({
    tournamentId: z.string(),
    name: z.string(),
    startDate: CalendarDay,
    endDate: CalendarDay.describe('The last day, inclusive.'),
    courseName: z.string().nullable(),
    playing: z.array(AccountId).describe('Players who play or hope to: in the field, qualifying or applied.'),
  })
  .describe('An event of some players, listed once.');

const FormLine = z
  .object({
    roundId: z.string().nullable().describe('Null if only its score is known.'),
    playedOn: CalendarDay,
    event: z.string().nullable().describe('The name of the tournament; null for a round that was not part of one.'),
    type: z.enum(['practice', 'tournament', 'qualifier', 'match']),
    courseName: z.string(),
    score: z.int(),
    courseRating: z.number(),
    strokes: z.number().describe('Score less course rating.'),
  })
  .describe('A round behind a form, with the arithmetic of it.');

const EventRound = z
  .object({
    playedOn: CalendarDay,
    type: z.enum(['practice', 'tournament', 'qualifier', 'match']),
    tournamentId: z.string().nullable(),
    tournamentName: z.string().nullable(),
    courseName: z.string(),
    courseRating: z.number().nullable(),
  })
  .describe('A round, as far as it tells one event from another.');

const OutlookEvent = z.object({
  event: EventRound.describe('What tells it from others.'),
  share: z.number().describe("Of the player's rounds."),
  strokes: z.number().describe('Mean strokes over the course rating in it.'),
});

const FormOutlook = z
  .object({
    strokes: z.number().describe('Mean strokes over the course rating.'),
    variance: z.number().describe('Of one round about that mean, in strokes squared.'),
    roundCount: z.int(),
    events: z.array(OutlookEvent),
  })
  .describe('What the form of a player says of rounds to come.');

const TeamGain = z
  .object({
    part: z.enum(['total', 'offTheTee', 'approach', 'aroundTheGreen', 'putt']),
    strokes: z.number().describe("Strokes gained per round of 18 less those of the others' rounds together."),
    roundCount: z.int().describe("The player's rounds behind it."),
    mateCount: z.int().describe('The others whose rounds together it is held against.'),
    certainty: z.enum(['clear', 'likely', 'cannotTell', 'tooFew']),
    verdict: z
      .enum(['better', 'worse'])
      .nullable()
      .describe('The side of a difference that is likely real among all cells of the table; null for any other.'),
  })
  .describe('How many strokes a player gains in one part of the game on the rest of the own squads.');

const TeamRoomPlayer = z.object({
  accountId: AccountId,
  name: z.string(),
  squadIds: z.array(z.number()),
  lastRound: z
    .object({
      roundId: z.string().nullable().describe('Null if only its score is known.'),
      playedOn: CalendarDay,
      score: z.int(),
      toPar: z.int(),
      holeCount: HoleCount,
      courseName: z.string(),
      courseId: z.string().nullable(),
    })
    .nullable()
    .describe('The last finished round with a score.'),
  recentCount: z.int().describe('Finished rounds of the last 30 days, of any kind and length.'),
  recentScoreCount: z.int().describe('Those of them of which only the score is known.'),
  daysSinceRound: z
    .int()
    .nullable()
    .describe('Since the last round of any kind, one in progress too; null without rounds.'),
  form: Form,
  formLines: z.array(FormLine).describe('The rounds behind the form, newest first.'),
  outlook: FormOutlook.nullable().describe('Null below three rounds.'),
  change: FormChange.nullable(),
  flag: z.enum(['noRounds', 'quiet', 'formDown', 'formDownLately']).nullable(),
  differential: AverageDifferential.nullable().describe(
    'Of the tournament rounds of 12 months on tees with rating and slope; null without any.',
  ),
  differentialRoundIds: z.array(z.string()).describe('The logged rounds behind the differential.'),
  gains: z.array(TeamGain).describe('Only the parts that were logged.'),
  username: z.string(),
  classOf: z.string().nullable().describe("'Class of 2027'; null if unknown."),
});

export const TeamRoom: z.ZodType<reply.TeamRoom> = z
  .object({
    today: CalendarDay,
    onCourse: z.array(RoundOnCourse).describe('Whoever saved last is first.'),
    news: z.array(TeamNews),
    events: z.array(TeamEvent),
    squads: z
      .array(z.object({ squadId: z.number(), name: z.string() }))
      .describe("The squads that have a player, in the organization's order."),
    players: z.array(TeamRoomPlayer).describe('By name.'),
  })
  .describe("The week of a team's players whom the viewer sees, with its squads.");

export const OwnTeamRow: z.ZodType<reply.OwnTeamRow> = z
  .object({
    name: z.string(),
    today: CalendarDay,
    squads: z.array(z.string()).describe("The names of the player's squads."),
    row: TeamRoomPlayer,
    meanSince: CalendarDay.nullable().describe(
      'The day from which the mean of the others is that strokes gained are held against; null without one.',
    ),
    hasStrokes: z
      .boolean()
      .describe('Whether the player has logged strokes in the last 12 months; scores alone gain none.'),
  })
  .describe('What the coaches of a team see of the signed-in player.');

const TeeGroup = z
  .object({
    time: z.string().describe("'09:20'"),
    hole: z.int().describe('The hole on which the group begins, by index: 0 but for a shotgun start.'),
    entrantIds: z.array(z.string()),
  })
  .describe('Players who play together, and where they begin.');

const SentencePart = z.object({
  text: z.string(),
  question: z.enum(['event', 'entrants', 'rounds', 'places', 'rule']).nullable(),
});

const BoardRound = z
  .object({
    text: z.string().describe("'74', '−3' of a round in progress, 'WD', or '' for nothing yet."),
    thru: z.int().nullable().describe('Holes so far of a round in progress; null for any other.'),
    letter: z.string().nullable().describe('The letter of another course than most play the round on; null for that.'),
    isDisputed: z.boolean().describe("Whether two values stand, or the player has said 'Not right'."),
    note: z
      .string()
      .describe("What else is to be said of it: a card that was withdrawn, or changed after the end; '' for nothing."),
  })
  .describe('A round in a line of the board.');

const OpenedRound = z
  .object({ label: z.string(), score: z.string(), toPar: z.string(), rating: z.string(), over: z.string() })
  .describe('A round of an opened total.');

const BoardRow = z.object({
  entrantId: z.string(),
  place: z.int().nullable().describe('Null for a player without a place by score.'),
  isTied: z.boolean(),
  tier: z.enum(['in', 'onLine', 'out', 'noPlace']).nullable(),
  isExempt: z.boolean(),
  otherPlace: z
    .string()
    .nullable()
    .describe("'4th by rating', where the other rule gives somebody else the place; else null."),
  rounds: z.array(BoardRound),
  thru: z.string().describe("Holes of the round that is played: '16', 'F', '' before."),
  total: z.string().describe("'+4'; '2 of 3' and 'No round' for a player without a place."),
  opened: z.object({ rounds: z.array(OpenedRound), sum: OpenedRound.nullable(), note: z.string() }),
});

const Board = z.object({
  measure: z.enum(['toPar', 'overRating']),
  rows: z.array(BoardRow),
  line: z
    .object({ figure: z.string(), title: z.string(), near: z.string() })
    .nullable()
    .describe("'+4 is the line. Sofia holds it.' in parts; null without a line."),
  empty: z.string().describe("What the board says instead of a line; '' beside one."),
  letters: z.string(),
});

const Boards = z
  .object({
    chosen: Board,
    other: Board.nullable().describe('Null without the rating of each course.'),
    difference: z
      .string()
      .nullable()
      .describe(
        "'By score minus rating Hanna Lindqvist (−1.2) would go instead of …'; null where it changes nobody's place.",
      ),
  })
  .describe('Both orders of a qualifier, and what the choice of the rule changes.');

const OwnLine = z
  .object({
    travels: z.boolean(),
    headline: z.string().describe("'You travel.', or the place: '6th'; '' without either."),
    standing: z.string().describe("'+7, three behind the last place by score.'"),
    meaning: z.string().describe("'You are first alternate. The pick is Hanna Lindqvist.'"),
    word: z
      .string()
      .describe(
        "What the coach says to this player: a word, and the reason of the pick if the player reads it; '' for nothing.",
      ),
    reason: z.string(),
  })
  .describe(
    'What a player is told of a confirmed squad: the own line, and of nobody else more than the name of a pick.',
  );

const CardView = z
  .object({
    entrantId: z.string(),
    round: z.int(),
    course: z.int(),
    holes: z
      .array(z.object({ par: z.int(), values: z.array(z.int()) }))
      .describe('Of 18 holes: each value that stands, the one that counts first.'),
    thru: z.int(),
    text: z.string().describe("'75', 'WD', or '−2 thru 7'."),
    toPar: z.string(),
    isFinished: z.boolean(),
    isDisputed: z.boolean(),
    keepers: z
      .array(z.object({ phoneId: z.string(), name: z.string(), at: z.string() }))
      .describe('Who keeps it, on which phone and until when.'),
    answer: z
      .object({ isRight: z.boolean(), hole: z.int().nullable(), strokes: z.int().nullable() })
      .nullable()
      .describe('What the player says of it; null for nothing yet.'),
  })
  .describe('A card that was kept hole by hole, as its group and the coaches read it.');

const QualifierCourse = z
  .object({
    courseId: z.string().nullable(),
    name: z.string(),
    tee: z.string(),
    par: z.int(),
    rating: z.number().nullable(),
  })
  .describe('Where a round is played, of 18 holes.');

const OfferedRound = z
  .object({
    playedOn: CalendarDay,
    course: QualifierCourse,
    holes: z.array(z.object({ par: z.int(), strokes: z.int() })).describe('Of 18 holes.'),
  })
  .describe(
    'A card that others have kept, which its player may take into the own rounds: the score belongs to the qualifier.',
  );

const OwnScore = z
  .object({
    round: z.int(),
    text: z.string().describe("'74', or '74, typed by Dana Whitfield'."),
    answer: z.enum(['right', 'notRight']).nullable(),
    card: CardView.nullable().describe('The card that somebody keeps hole by hole; null for any other score.'),
    offer: OfferedRound.nullable().describe(
      'The card that others have kept, for the own rounds; null where there is none, or an own round counts.',
    ),
  })
  .describe("A score that a player can say 'Right' or 'Not right' of.");

const Entrant = z
  .object({
    entrantId: z.string(),
    accountId: AccountId.nullable().describe('Null for a guest, and after the account has ended.'),
    guestName: z.string().nullable().describe('The name of somebody without an account.'),
    exemption: z
      .string()
      .nullable()
      .describe('Why the player takes a place by score without qualifying for it; null for everybody else.'),
  })
  .describe('Somebody who may play. The name of an account is not stored, because the account can end.');

const QualifierRound = z.object({
  playedOn: CalendarDay,
  courses: z.array(QualifierCourse).describe('The course of the round, then others on which some play it.'),
});

const RankingRule = z
  .object({
    measure: z.enum(['toPar', 'overRating']),
    bestOf: z.int().nullable().describe("The number of each player's best rounds that count; null for all rounds."),
  })
  .describe(
    'How players are ranked. The mean over the rating is ranked by its sum, because all who have a place have as many rounds.',
  );

const QualifierAnswers = z
  .object({
    name: z.string().describe("The name of the event, which is the qualifier's name."),
    tournamentId: z.string().nullable().describe("The event of the players' schedules; null for none."),
    entrants: z.array(Entrant),
    entryUntil: CalendarDay.nullable().describe('The last day on which a coach takes entries; null for none.'),
    rounds: z.array(QualifierRound),
    placesByScore: z.int().describe('Places by score, those of exempt players among them.'),
    picks: z.int(),
    rule: RankingRule,
    ties: z.array(z.enum(['lastRound', 'lastNine', 'bestRound'])),
    words: z.string().describe("Further rules in the coach's words; '' for none."),
  })
  .describe('What the coach answers to start a qualifier; all of its rules follow from it.');

const CardValue = z
  .object({
    roundId: z.string(),
    strokes: z.int().describe('The sum of the holes that have a score.'),
    par: z.int(),
    thru: z.int(),
    isFinished: z.boolean(),
    lastNine: z
      .int()
      .nullable()
      .describe('Strokes of the last nine holes in the order of play; null where one has no score.'),
    isWithdrawn: z.boolean().describe('Whether the player has deleted the round since; the score stays.'),
  })
  .describe("A player's own round, as far as a qualifier needs it.");

const TypedResult = z
  .union([
    z.object({ kind: z.literal('score'), strokes: z.int() }),
    z.object({ kind: z.enum(['withdrawn', 'noCard', 'excused']) }),
  ])
  .describe('What a coach types for a round.');

const DeskCell = z
  .object({
    entrantId: z.string(),
    round: z.int().describe('Index of the round.'),
    course: z.int().describe("The course that was played, as its index in the round's list of courses."),
    card: CardValue.nullable(),
    official: z
      .enum(['card', 'kept', 'typed'])
      .nullable()
      .describe('The source that a coach has chosen where two differ; null until then.'),
    laterCard: CardValue.nullable().describe(
      'The card as the player changed it after the qualifier was closed, which moves nobody.',
    ),
    typed: z.object({ byName: z.string(), at: z.string(), result: TypedResult }).nullable(),
    keptCard: CardView.nullable(),
    answer: z.object({ isRight: z.boolean(), says: z.int().nullable() }).nullable(),
    isDisputed: z.boolean(),
  })
  .describe('A score as a coach types and decides it.');

const CoachPick = z.object({
  entrantId: z.string(),
  reason: z.string(),
  isTold: z.boolean().describe('Whether the player reads the reason.'),
});

const QualifierDesk = z
  .object({
    answers: QualifierAnswers,
    cells: z.array(DeskCell),
    squad: z
      .object({
        byName: z.string(),
        at: z.string(),
        byScore: z.array(z.string()).describe('Exempt players, and those by score.'),
        leftOut: z
          .array(z.object({ entrantId: z.string(), reason: z.string() }))
          .describe('Players with a place by score who do not travel.'),
        picks: z.array(CoachPick),
        alternates: z.array(z.string()).describe('In the order in which they would travel.'),
        words: z
          .array(z.object({ entrantId: z.string(), text: z.string() }))
          .describe('What the coach says to single players, who alone read it.'),
      })
      .nullable(),
    proposal: z
      .object({ byScore: z.array(z.string()), tied: z.array(z.string()), alternates: z.array(z.string()) })
      .nullable()
      .describe('The squad filled in by score, as long as none is confirmed; null before the qualifier is closed.'),
  })
  .describe('What coaches alone read.');

const RoundElsewhere = z
  .object({ entrantId: z.string(), round: z.int(), strokes: z.int(), course: QualifierCourse })
  .describe("A finished round of a qualifier's day on another course, which waits until a coach counts it.");

export const QualifierPage: z.ZodType<reply.QualifierPage> = z
  .object({
    name: z.string(),
    state: z.enum(['open', 'playing', 'closed', 'selected']),
    subtitle: z.string().describe("'Round 3 of 3 at Pine Hollow. 4 by score, 1 pick.'"),
    isPublished: z.boolean(),
    teeSheets: z
      .array(z.object({ round: z.int(), groups: z.array(TeeGroup) }))
      .describe('Groups by round, for the team alone.'),
    archived: z
      .object({ byName: z.string(), at: z.string(), reason: z.string() })
      .nullable()
      .describe('Why coaches have put it away; null while it is in the list.'),
    sentence: z.array(SentencePart),
    changes: z
      .array(z.object({ byName: z.string(), at: z.string(), text: z.string(), reason: z.string() }))
      .describe('Changes of the rule and of closed scores and squads, oldest first.'),
    boards: Boards,
    travels: z
      .object({
        byName: z.string(),
        at: z.string(),
        byScore: z.array(z.string()),
        picks: z.array(z.string()),
        alternates: z.array(z.string()),
      })
      .nullable()
      .describe('Who travels, once confirmed; null before.'),
    ownLine: OwnLine.nullable(),
    ownScores: z.array(OwnScore),
    desk: QualifierDesk.nullable(),
    qualifierId: z.string(),
    revision: z.int().describe('Incremented by every change of a person, so that the second of two coaches is told.'),
    teamName: z.string(),
    today: CalendarDay,
    reader: z.enum(['coach', 'guardian', 'player', 'public']),
    people: z
      .array(
        z.object({
          entrantId: z.string(),
          name: z.string(),
          accountId: AccountId.nullable(),
          username: z.string().nullable(),
          isOwn: z.boolean(),
        }),
      )
      .describe('The players by the id of the entrant; accounts are told to coaches alone.'),
    elsewhere: z
      .array(RoundElsewhere)
      .describe('Finished rounds of a day on another course, which a coach may count; empty for others.'),
  })
  .describe('A qualifier as its reader sees it.');

export const QualifierCards: z.ZodType<reply.QualifierCards> = z
  .object({
    name: z.string(),
    state: z.enum(['open', 'playing', 'closed', 'selected']),
    subtitle: z.string().describe("'Round 3 of 3 at Pine Hollow. 4 by score, 1 pick.'"),
    boards: Boards,
    teamName: z.string(),
    today: CalendarDay,
    reader: z.enum(['coach', 'guardian', 'player']),
    people: z.array(z.object({ entrantId: z.string(), name: z.string(), isOwn: z.boolean() })),
    rounds: z.array(
      z.object({
        playedOn: CalendarDay,
        courses: z.array(
          z.object({
            name: z.string(),
            tee: z.string(),
            par: z.int(),
            holes: z
              .array(z.object({ par: z.int(), yards: z.int().nullable() }))
              .nullable()
              .describe('Of 18 holes; null for a course whose pars are not known.'),
          }),
        ),
      }),
    ),
    cards: z.array(CardView),
    teeSheets: z.array(z.object({ round: z.int(), groups: z.array(TeeGroup) })),
  })
  .describe('The data for keeping cards of a qualifier and showing its board without a network.');

const EventBoardCell = z
  .object({
    text: z.string().describe("'74', '+2', 'WD'; '' for nothing yet."),
    note: z.string().describe("'thru 14', 'card 74, official 75'; '' for nothing."),
    isDropped: z.boolean(),
  })
  .describe('A round of a player on the board.');

const EventBoardRow = z.object({
  playerId: z.string(),
  order: z
    .int()
    .nullable()
    .describe(
      'The place in the lineup of the round that is played; null for an individual, and for who plays no more.',
    ),
  isTeam: z.boolean().describe('Whether the player has been in a lineup: the scores of an individual never count.'),
  cells: z.array(EventBoardCell),
  total: z.string().describe("'+4'; '' without a score."),
});

const EventPlayer = z
  .object({
    playerId: z.string(),
    accountId: AccountId.nullable().describe('Null for a guest, and after the account has ended.'),
    guestName: z.string().nullable(),
  })
  .describe('Somebody of the team at an event. The name of an account is not stored, because the account can end.');

const EventAnswers = z
  .object({
    name: z.string(),
    tournamentId: z.string().describe("The event of the players' schedules."),
    format: z.enum(['4-3', '5-4', '6-5']),
    rounds: z.array(z.object({ playedOn: CalendarDay, course: QualifierCourse })),
    players: z.array(EventPlayer).describe('Everybody of the team at the event, in the order of the first lineup.'),
    url: z.string().nullable().describe('The results page of the event; null for none.'),
  })
  .describe('What a coach says of an event; the rest are scores.');

const TeamPlace = z
  .object({ place: z.int(), isTied: z.boolean(), teams: z.int().nullable() })
  .describe("The team's place among the teams, as its coach types it.");

export const TeamEventPage: z.ZodType<reply.TeamEventPage> = z
  .object({
    name: z.string(),
    url: z.string().nullable(),
    subtitle: z.string().describe("'Sat, Oct 17, Millbrook, Blue. Par 72, rating 74.9. Five play, four count.'"),
    stage: z.string().describe("'Prairie Classic, round 2 of 3' without the name: 'round 2 of 3', 'final'."),
    figure: z.string().describe("'+8'; '' without a team score."),
    headline: z.string().describe("'if it ended now. Hanna’s +4 is dropped.'"),
    place: z.string().describe("'T5 of 14'; '' until a coach has typed it."),
    rows: z.array(EventBoardRow),
    teamScores: z.array(z.string()).describe("By round: '294', '+2' while it is played, '' for nothing."),
    cost: z.string().describe('What was dropped, and what a missing player would have cost.'),
    isFinished: z.boolean(),
    eventId: z.string(),
    revision: z.int().describe('Incremented by every change of a coach, so that the second of two coaches is told.'),
    teamName: z.string(),
    today: CalendarDay,
    reader: z.enum(['coach', 'guardian', 'player']),
    people: z
      .array(
        z.object({
          playerId: z.string(),
          name: z.string(),
          isOwn: z.boolean(),
          accountId: AccountId.nullable(),
          username: z.string().nullable(),
        }),
      )
      .describe('The players by their id in the event; accounts are told to coaches alone.'),
    format: z.enum(['4-3', '5-4', '6-5']),
    rounds: z.array(z.object({ playedOn: CalendarDay, course: QualifierCourse })),
    lineups: z.array(z.array(z.string())),
    isOffered: z.boolean().describe('Whether the reader has a result that the own schedule lacks.'),
    desk: z
      .object({
        answers: EventAnswers,
        place: TeamPlace.nullable(),
        typed: z
          .array(z.object({ playerId: z.string(), round: z.int(), text: z.string() }))
          .describe('What is official, as text.'),
        written: z.int().describe('How many schedules have the results.'),
      })
      .nullable()
      .describe('For coaches alone.'),
  })
  .describe('An event of a team as its reader sees it.');

export const TeamEventList: z.ZodType<reply.TeamEventList> = z
  .object({
    teamName: z.string(),
    reader: z.enum(['coach', 'guardian', 'player']),
    today: CalendarDay,
    events: z.array(
      z.object({
        name: z.string(),
        stage: z.string().describe("'Prairie Classic, round 2 of 3' without the name: 'round 2 of 3', 'final'."),
        figure: z.string().describe("'+8'; '' without a team score."),
        place: z.string().describe("'T5 of 14'; '' until a coach has typed it."),
        isFinished: z.boolean(),
        eventId: z.string(),
        days: z.string(),
      }),
    ),
    season: z.string().describe("'7 rounds in 3 events', of the last 12 months."),
    rows: z.array(
      z.object({
        counted: z.int().describe('Rounds whose score counted.'),
        of: z.int().describe('Rounds in a lineup with a team score.'),
        overRating: z
          .number()
          .nullable()
          .describe(
            'Mean of score less course rating over all rounds of the events, also as an individual; null without a rated one.',
          ),
        rated: z.int().describe('Rounds of that mean.'),
        name: z.string(),
        isOwn: z.boolean(),
        accountId: AccountId.nullable(),
      }),
    ),
    choices: z
      .array(
        z.object({
          tournamentId: z.string(),
          name: z.string(),
          startDate: CalendarDay,
          endDate: CalendarDay,
          numberOfRounds: z.int(),
          playing: z.array(AccountId),
          squad: z
            .array(AccountId)
            .describe('Who travels by the confirmed squad of its qualifier, in order; empty without one.'),
        }),
      )
      .describe(
        "For coaches: events of the players' schedules that are no event of the team yet, the next and the last ones.",
      ),
    last: EventAnswers.nullable().describe('For coaches: what the newest event answered.'),
  })
  .describe('The events of a team, newest first, and the season.');

export const TeamAbsences: z.ZodType<reply.TeamAbsences> = z
  .object({
    teamName: z.string(),
    reader: z.enum(['coach', 'guardian', 'player']),
    today: CalendarDay,
    people: z
      .array(z.object({ accountId: AccountId, name: z.string() }))
      .describe('For whom the reader may say it, by name.'),
    absences: z
      .array(
        z.object({
          firstDay: CalendarDay,
          lastDay: CalendarDay,
          reason: z.enum(['class', 'injury', 'other']),
          note: z.string().describe("What the player or a coach adds; '' for nothing."),
          absenceId: z.string(),
          accountId: AccountId,
          revision: z.int().describe('Incremented by every change.'),
          byName: z.string().nullable().describe('Null for an account that has ended.'),
        }),
      )
      .describe('Absences that ended at most 60 days ago or are still to come, sorted by their first day.'),
  })
  .describe('Who cannot come to a team, as far as the reader is told.');

const ShareScatter = z
  .object({
    meanAcross: z.number().describe('To the right (+) or left (−) of the line.'),
    meanAlong: z.number().describe('Past (+) or short (−).'),
    sdAcross: z.number(),
    sdAlong: z.number(),
    correlation: z.number().describe('Of across and along.'),
  })
  .describe('Where shots finish from the point that they were meant for, as shares of the distance that was meant.');

const Mishits = z
  .object({
    meanAcross: z.number().describe('To the right (+) or left (−) of the line.'),
    meanAlong: z.number().describe('Past (+) or short (−).'),
    sdAcross: z.number(),
    sdAlong: z.number(),
    correlation: z.number().describe('Of across and along.'),
    share: z.number(),
  })
  .describe("The shots outside of the region that holds 99% of a player's others: tops, shanks and the like.");

const Borrowed = z
  .object({
    share: z.number().describe('Share of the pattern that is borrowed, from 0 to 1.'),
    clubs: z
      .array(
        z.enum([
          'driver',
          'wood2',
          'wood3',
          'wood4',
          'wood5',
          'wood7',
          'wood9',
          'hybrid1',
          'hybrid2',
          'hybrid3',
          'hybrid4',
          'hybrid5',
          'hybrid6',
          'hybrid7',
          'iron1',
          'iron2',
          'iron3',
          'iron4',
          'iron5',
          'iron6',
          'iron7',
          'iron8',
          'iron9',
          'pitchingWedge',
          'gapWedge',
          'sandWedge',
          'lobWedge',
          'putter',
        ]),
      )
      .describe('Neighbouring clubs of the player that fill in.'),
    level: z.string().nullable().describe('Label of the level that fills in what these lack; null if they suffice.'),
  })
  .describe("What a pattern has that is not from the club's own shots.");

const ClubPattern = z
  .object({
    club: z.enum([
      'driver',
      'wood2',
      'wood3',
      'wood4',
      'wood5',
      'wood7',
      'wood9',
      'hybrid1',
      'hybrid2',
      'hybrid3',
      'hybrid4',
      'hybrid5',
      'hybrid6',
      'hybrid7',
      'iron1',
      'iron2',
      'iron3',
      'iron4',
      'iron5',
      'iron6',
      'iron7',
      'iron8',
      'iron9',
      'pitchingWedge',
      'gapWedge',
      'sandWedge',
      'lobWedge',
      'putter',
    ]),
    distance: Yards.describe('Of a full shot, with its roll.'),
    shortest: Yards.describe('The shortest and the longest distance that the club is meant for.'),
    longest: Yards,
    core: ShareScatter,
    mishits: Mishits,
    shots: z.int().describe('Own shots measured, and how many of them were mishits.'),
    mishitCount: z.int(),
    weight: z.number().describe('Shots that the pattern is worth, borrowed ones included: its uncertainty.'),
    borrowed: Borrowed.nullable().describe('Null from `FULL_SAMPLE` own shots on.'),
    isTyped: z.boolean().describe('Whether the distance was typed by the player.'),
  })
  .describe("Where a player's shots with a club go.");

const Band = z
  .object({ at: z.number(), more: z.number(), n: z.number() })
  .describe('The shift at a knot, beyond the factor.');

const MeasuredShift = z
  .object({
    factor: z.number().describe('Share of the strokes beyond the first that the player needs more.'),
    bands: z.object({ fairway: z.array(Band), rough: z.array(Band), sand: z.array(Band), green: z.array(Band) }),
    holes: z.int(),
  })
  .describe(
    "What is measured of a player's strokes against the baseline: numbers alone, which can be stored and sent.",
  );

const StrokeLevel = z
  .object({ standardName: z.string(), label: z.string(), factor: z.number() })
  .describe('A level of play with a published score, whose curves are modelled.');

const TypedClub = z
  .object({
    club: z.enum([
      'driver',
      'wood2',
      'wood3',
      'wood4',
      'wood5',
      'wood7',
      'wood9',
      'hybrid1',
      'hybrid2',
      'hybrid3',
      'hybrid4',
      'hybrid5',
      'hybrid6',
      'hybrid7',
      'iron1',
      'iron2',
      'iron3',
      'iron4',
      'iron5',
      'iron6',
      'iron7',
      'iron8',
      'iron9',
      'pitchingWedge',
      'gapWedge',
      'sandWedge',
      'lobWedge',
      'putter',
    ]),
    total: Yards.describe('With roll, in yards.'),
    carry: Yards.describe('At most the total.'),
  })
  .describe('A distance of a club as the player typed it.');

export const PlanBasis: z.ZodType<reply.PlanBasis> = z
  .object({
    patterns: z.array(ClubPattern).describe('From long to short.'),
    lacking: z
      .array(z.string())
      .describe(
        'A sentence for each club that was used and whose distance is not known, or whose typed distance cannot be right.',
      ),
    shift: MeasuredShift,
    level: z
      .object({ standardName: z.string(), label: z.string() })
      .describe('The level that fills in for what the player lacks.'),
    levels: z.array(StrokeLevel).describe("Whose strokes can count in place of the player's own."),
    since: CalendarDay.nullable().describe(
      'The day of the oldest round that the patterns are of; null without rounds.',
    ),
    settings: z.object({ isLeftHanded: z.boolean(), clubs: z.array(TypedClub) }),
  })
  .describe('What a plan is worked out of.');

const ValuePart = z
  .object({
    kind: z.enum(['rough', 'fairway', 'green', 'bunker', 'woods', 'water', 'penaltyArea', 'outOfBounds']),
    share: z.number().describe('Of the pattern, from 0 to 1.'),
    left: z.number().describe('Mean yards to the pin, from where the next ball is played.'),
    strokes: z.number().describe('Mean strokes from there, with penalties.'),
  })
  .describe('A part of a value: the shots of a pattern that finish on one kind of ground.');

const MissCost = z
  .object({
    side: z.enum(['left', 'right', 'short', 'long']),
    strokes: z.number().describe('Strokes; not below 0.'),
    words: z.string().describe("'Water, two in five', or 'Nothing lost'."),
  })
  .describe('What a miss on one side costs against the mean of all shots.');

const AimSample = z
  .object({
    shots: z.int().describe('Own shots measured, and how many of them were mishits.'),
    mishitCount: z.int(),
    weight: z.number().describe('Shots that the pattern is worth, borrowed ones included: its uncertainty.'),
    borrowed: Borrowed.nullable().describe('Null from `FULL_SAMPLE` own shots on.'),
    isTyped: z.boolean().describe('Whether the distance was typed by the player.'),
  })
  .describe('What a value rests on: the shots of the club, and what they lack.');

const ReportedTarget = z
  .object({
    club: z.enum([
      'driver',
      'wood2',
      'wood3',
      'wood4',
      'wood5',
      'wood7',
      'wood9',
      'hybrid1',
      'hybrid2',
      'hybrid3',
      'hybrid4',
      'hybrid5',
      'hybrid6',
      'hybrid7',
      'iron1',
      'iron2',
      'iron3',
      'iron4',
      'iron5',
      'iron6',
      'iron7',
      'iron8',
      'iron9',
      'pitchingWedge',
      'gapWedge',
      'sandWedge',
      'lobWedge',
      'putter',
    ]),
    target: LatLon,
    verdict: z.string().describe("'Driver, left edge of the right bunker'."),
    value: z.number().describe('Expected strokes.'),
    parts: z.array(ValuePart),
    misses: z.array(MissCost),
    sample: AimSample,
  })
  .describe('A target with its value, what that is made of, and its sample.');

const Difference = z
  .object({
    strokes: z.number().describe('Strokes; negative if the other choice is the better one.'),
    error: z.number().describe('Its standard error, from the uncertainty of the patterns and of the baseline.'),
    isOpen: z.boolean().describe('Whether the difference is not worth knowing.'),
    words: z
      .string()
      .describe("'a stroke in nine rounds', 'no difference worth knowing', or why it seems to cost less."),
  })
  .describe('What a choice costs against a better one.');

const ComparedTarget = z.object({
  club: z.enum([
    'driver',
    'wood2',
    'wood3',
    'wood4',
    'wood5',
    'wood7',
    'wood9',
    'hybrid1',
    'hybrid2',
    'hybrid3',
    'hybrid4',
    'hybrid5',
    'hybrid6',
    'hybrid7',
    'iron1',
    'iron2',
    'iron3',
    'iron4',
    'iron5',
    'iron6',
    'iron7',
    'iron8',
    'iron9',
    'pitchingWedge',
    'gapWedge',
    'sandWedge',
    'lobWedge',
    'putter',
  ]),
  target: LatLon,
  value: z.number(),
  difference: Difference.describe('What it costs against the best target.'),
});

const HoleReport = z
  .object({
    hole: z.int(),
    par: z.int().nullable(),
    ball: LatLon,
    pin: LatLon,
    best: ReportedTarget,
    nextClubs: z.array(ComparedTarget),
    flag: ComparedTarget,
    middle: ComparedTarget,
    asked: z
      .object({
        club: z.enum([
          'driver',
          'wood2',
          'wood3',
          'wood4',
          'wood5',
          'wood7',
          'wood9',
          'hybrid1',
          'hybrid2',
          'hybrid3',
          'hybrid4',
          'hybrid5',
          'hybrid6',
          'hybrid7',
          'iron1',
          'iron2',
          'iron3',
          'iron4',
          'iron5',
          'iron6',
          'iron7',
          'iron8',
          'iron9',
          'pitchingWedge',
          'gapWedge',
          'sandWedge',
          'lobWedge',
          'putter',
        ]),
        target: LatLon,
        verdict: z.string().describe("'Driver, left edge of the right bunker'."),
        value: z.number().describe('Expected strokes.'),
        parts: z.array(ValuePart),
        misses: z.array(MissCost),
        sample: AimSample,
        difference: Difference.describe('What it costs against the best target.'),
      })
      .nullable()
      .describe('The target that was asked about; null if none was.'),
    strokes: z
      .object({ label: z.string(), isModelled: z.boolean(), holes: z.int() })
      .describe("Whose strokes count: 'your own', or the label of a level; and on how many holes they were measured."),
    notes: z.array(z.string()).describe('What is odd about the outlines.'),
  })
  .describe('The plan of a hole as the API tells it.');

export const HoleAnswer: z.ZodType<reply.HoleAnswer> = z
  .object({ plan: HoleReport.nullable(), missing: z.string().nullable() })
  .describe('A hole with its plan; or null, and a sentence that says what is missing and what can be done.');

const PlannedHole = z
  .object({
    hole: z.int(),
    club: z.enum([
      'driver',
      'wood2',
      'wood3',
      'wood4',
      'wood5',
      'wood7',
      'wood9',
      'hybrid1',
      'hybrid2',
      'hybrid3',
      'hybrid4',
      'hybrid5',
      'hybrid6',
      'hybrid7',
      'iron1',
      'iron2',
      'iron3',
      'iron4',
      'iron5',
      'iron6',
      'iron7',
      'iron8',
      'iron9',
      'pitchingWedge',
      'gapWedge',
      'sandWedge',
      'lobWedge',
      'putter',
    ]),
    target: LatLon,
    words: z.string().describe("'Left edge of the right bunker'."),
    avoid: z.string().describe("'Not left: water'; '' if no side costs more than another."),
    value: z.number().describe('Expected strokes from the tee.'),
    saves: z
      .number()
      .nullable()
      .describe('Strokes that it saves against the flag; null for no difference worth knowing.'),
    core: ShareScatter.describe(
      "Where the club's ordinary shots end, for the rings on paper, and whether they are partly borrowed.",
    ),
    isBorrowed: z.boolean(),
    editedBy: z.string().nullable().describe("Who chose another target than the plan's; null for the plan's own."),
  })
  .describe('The plan of a hole as it is kept, printed and read without a network.');

export const KeptPlan: z.ZodType<reply.KeptPlan> = z
  .object({
    courseId: z.string(),
    tee: z.string(),
    holes: z.array(PlannedHole).describe('In order of play.'),
    courseName: z.string(),
    changedAt: z.string(),
  })
  .describe('A plan that a player keeps, with the name of its course and when it was changed last.');

export const QualifierList: z.ZodType<reply.QualifierList> = z
  .object({
    teamName: z.string(),
    reader: z.enum(['coach', 'guardian', 'player']),
    qualifiers: z.array(
      z.object({
        qualifierId: z.string(),
        name: z.string(),
        state: z.enum(['open', 'playing', 'closed', 'selected']),
        subtitle: z.string(),
        isArchived: z.boolean(),
        line: z.string().describe("'+4 is the line. Sofia holds it.'; '' without a line."),
        firstDay: CalendarDay,
        lastDay: CalendarDay,
      }),
    ),
    last: QualifierAnswers.nullable().describe(
      'The answers of the newest one, for coaches who start another; null for players and without one.',
    ),
  })
  .describe('The qualifiers of a team, newest first.');
