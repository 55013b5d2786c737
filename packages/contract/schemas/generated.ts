// Written by `npm run generate` from the types that reply-types.ts lists: change the engine's type, not this file.
import { z } from 'zod';
import type * as reply from './reply-types.ts';

const CalendarDay = z
  .string()
  .describe(
    "A calendar day as text, 'yyyy-MM-dd'. It has no time and no zone, so it compares as text and never shifts.",
  ) as unknown as z.ZodType<reply.CalendarDay>;

const SideSummary = z
  .object({
    roundCount: z.int(),
    holeCount: z.int(),
    golfRoundIds: z.array(z.string()).describe('Newest first.'),
    isBestOf: z
      .boolean()
      .describe('Chosen as the best by their score: what is said of them is better than the player.'),
    isWorstOf: z
      .boolean()
      .describe('Chosen as the worst by their score: what is said of them is worse than the player.'),
    isEmpty: z.boolean(),
  })
  .describe('What one side of a comparison is made of.');

const BetterSide = z
  .enum(['left', 'right'])
  .nullable()
  .describe('Null of a stat that knows no better, and of equal figures.');

const CategoryVerdict = z
  .object({
    certainty: z.enum(['clear', 'likely', 'cannotTell', 'tooFew']).describe('How sure the difference is.'),
    better: BetterSide,
    effect: z.number().describe('The difference in units of its own uncertainty, without sign.'),
    chance: z.number().describe('How probable chance alone makes a difference at least as large.'),
    basis: z.array(z.string()).describe('Ids of the stats that speak.'),
    formattedBasis: z.string().describe("The same in words: 'SG Approach and Proximity, 31 and 29 rounds'."),
  })
  .describe('What is said of a whole category of the game.');

const Direction = z.enum(['higher', 'lower', 'none']);

const ComparePerformance = z
  .object({
    state: z.enum(['failed', 'noData', 'notApplicable', 'value']),
    formattedValue: z.string().describe("'-' where there is nothing to say."),
    additionalContext: z.string().describe("What it rests on: '11 of 18', '18 holes'; empty without a figure."),
    raw: z.number().nullable(),
  })
  .describe('What one side has of a metric.');

const Interval = z
  .object({ low: z.number(), high: z.number() })
  .describe("95% confidence interval of a value, in the value's own unit.");

const MetricDifference = z
  .object({
    value: z.number().describe("Left minus right, in the figure's own unit."),
    interval: Interval.nullable().describe(
      '95% confidence interval; null of too few rounds, and where they say nothing of how much they vary.',
    ),
    better: BetterSide,
    certainty: z
      .enum(['clear', 'likely', 'cannotTell', 'tooFew'])
      .describe('Clear of all figures at once, likely of each alone.'),
    effect: z.number().describe('The difference in units of its own uncertainty, without sign.'),
    chance: z
      .number()
      .describe('How probable chance alone makes a difference at least as large; 1 where nothing can be said.'),
    formattedValue: z.string(),
    formattedInterval: z
      .object({ low: z.string(), high: z.string() })
      .nullable()
      .describe('Ends of the interval, as the value is written; null without one.'),
  })
  .describe('A difference with how sure it is among all the others, and its texts.');

const MetricFigure = z
  .object({
    metricId: z.string(),
    config: z.object({ label: z.string(), description: z.string() }),
    isSelected: z.boolean().describe('Whether it is among the metrics that a comparison begins with.'),
    better: Direction,
    left: ComparePerformance,
    right: ComparePerformance,
    difference: MetricDifference.nullable().describe('Left minus right; null where a side has no figure.'),
  })
  .describe('One line of the metrics table: a stat, or a child of one.');

const CompareMetric = z.object({
  metricId: z.string(),
  config: z.object({ label: z.string(), description: z.string() }),
  isSelected: z.boolean().describe('Whether it is among the metrics that a comparison begins with.'),
  better: Direction,
  left: ComparePerformance,
  right: ComparePerformance,
  difference: MetricDifference.nullable().describe('Left minus right; null where a side has no figure.'),
  children: z.array(MetricFigure),
});

const MetricsOfCategory = z
  .object({
    shotType: z.enum(['Scoring', 'Drive', 'Approach', 'Save', 'Putt']),
    verdict: CategoryVerdict.nullable().describe(
      'Of the category as a whole; null where nothing speaks for it on both sides.',
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
      'Ids of the metrics that differ clearly or likely, the most different first, one of those that say the same.',
    ),
});

const HoleCount = z.literal([9, 18]).describe('Holes that a round sets out to play.');

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
    score: z.int().nullable().describe('Total strokes of the holes that have a score; null when none has.'),
    par: z.int().nullable().describe('Par of the holes that have a score.'),
    yards: Yards.nullable().describe('Of the whole round.'),
  })
  .describe('What is known of a round without opening its document: what SQL selects and sorts by.');

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
    summary: RoundSummary.describe('What selections go by.'),
  })
  .describe('A round that can be chosen for a side.');

const StatPerformance = z.object({
  formatted: z.string(),
  raw: z.number(),
  successes: z.number().describe('What was added up: for a rate the times it happened.'),
  opportunities: z.number().describe('Over how many: for a rate the times it could have.'),
  interval: Interval.nullable(),
});

const CardFigure = StatPerformance.nullable().describe(
  'A figure with what it rests on; null where nothing could be counted.',
);

const Spread = z
  .object({
    n: z.int(),
    lowest: z.number(),
    lowerQuarter: z.number(),
    median: z.number(),
    upperQuarter: z.number(),
    highest: z.number(),
  })
  .describe('Where the middle of some values lies, and their middle half.');

const DistanceBin = z
  .object({ from: z.number(), count: z.int() })
  .describe('Drives from `from` yards up to the next bin.');

export const DriveCard: z.ZodType<reply.DriveCard> = z.object({
  rounds: z.int().describe('Rounds that the filter means.'),
  drivingHoles: z.int().describe('Par-4 and par-5 holes.'),
  distance: z.object({
    mean: CardFigure,
    spread: Spread.nullable().describe('Yards.'),
    bins: z.array(DistanceBin).describe('Without gaps, in the order of length; none without measured drives.'),
  }),
  fairwaysHit: CardFigure,
  fairwaysHitPar4: CardFigure,
  fairwaysHitPar5: CardFigure,
  finishes: z
    .array(z.object({ finish: z.enum(['hit', 'left', 'right', 'short', 'long', 'missed']), count: z.int() }))
    .describe('Of the fairways with a known result, by result.'),
  missedLeft: CardFigure.describe('Of the missed fairways whose side is known.'),
  missedRight: CardFigure,
  inPlay: CardFigure,
  penalties: CardFigure,
  outcomes: z
    .array(z.object({ outcome: z.enum(['fairway', 'missed', 'penalty']), toPar: CardFigure, greens: CardFigure }))
    .describe('What the tee shot led to.'),
  strokesGained: CardFigure.describe('Per round.'),
  strokesGainedPar4: CardFigure,
  strokesGainedPar5: CardFigure,
});

const ScoreMix = z
  .array(z.object({ kind: z.enum(['eagleOrBetter', 'birdie', 'par', 'bogey', 'doubleOrWorse']), count: z.int() }))
  .describe('How many holes were played in each kind of score.');

const Streak = z.object({
  longest: z.int().describe('Holes in a row of one round.'),
  round: z
    .object({ roundId: z.string(), playedOn: CalendarDay, courseName: z.string() })
    .nullable()
    .describe('The round of the longest, the newest of several; null for no such hole.'),
  perRound: CardFigure.describe('The longest of each round, on average.'),
});

export const PlayingStyle: z.ZodType<reply.PlayingStyle> = z.object({
  rounds: z.int().describe('Rounds that the filter means.'),
  holes: z.int(),
  mix: ScoreMix,
  driver: CardFigure.describe('Tee shots on par 4s and 5s that were played with a driver, where the club is known.'),
  goingForGreen: CardFigure.describe(
    'Par 5s on which the second stroke went for the green, after a drive without a penalty.',
  ),
  birdieWhenGoing: CardFigure.describe('Of those, the share played under par.'),
  birdieWhenLayingUp: CardFigure.describe('The same of the other par 5s.'),
  bounceBack: CardFigure,
  giveBack: CardFigure.describe('Holes under par that were followed by a hole over par.'),
  frontNine: CardFigure.describe('Strokes to par on holes 1 to 9, of the rounds that played all of them.'),
  backNine: CardFigure.describe('The same of holes 10 to 18.'),
  opening: CardFigure.describe('Strokes to par on the first three holes, in the order of play, of whole rounds.'),
  closing: CardFigure.describe('The same of the last three holes.'),
  parStreak: Streak,
  birdieStreak: Streak,
});

const PuttBand = z.object({
  id: z.string(),
  label: z.string(),
  made: CardFigure,
  atFeet: z.number().nullable().describe("Average feet of these putts: where the band's point stands."),
  tour: z.number().nullable().describe('What PGA TOUR players hole of them, a share of 1.'),
  threePutts: CardFigure.describe('Of holes whose first putt was of this length.'),
  strokesGained: CardFigure.describe('Per round.'),
});

const CurvePoint = z
  .object({ feet: z.number(), share: z.number() })
  .describe('A point of a smooth curve: a share of 1 at so many feet.');

export const PuttCard: z.ZodType<reply.PuttCard> = z.object({
  rounds: z.int().describe('Rounds that the filter means.'),
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
    toPar: CardFigure.describe('Average strokes against par on a hole.'),
    mix: ScoreMix,
  })
  .describe('Scores on holes of one par, or of one par and a band of lengths.');

export const ScoringCard: z.ZodType<reply.ScoringCard> = z.object({
  rounds: z.int().describe('Rounds that the filter means.'),
  score: CardFigure.describe('Per round.'),
  toPar: CardFigure,
  strokesGained: CardFigure,
  pars: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      toPar: CardFigure.describe('Average strokes against par on a hole.'),
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
  rounds: z.int().describe('Rounds that the filter means.'),
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
      .describe('Of the missed greens whose side is known, seen from the approach.'),
    missedGreens: z.int().describe('Missed greens, with or without a known side.'),
    shortSided: CardFigure,
  }),
});

const FlagProbability = z.object({
  id: z.string(),
  label: z.string(),
  group: z.enum(['Scoring', 'Off the Tee', 'Shots to Green', 'Putt', 'Around the Green', 'Course Layout']),
  given: CardFigure.describe(
    'Of the holes that satisfy the conditions and can say whether they have the flag; null where none can.',
  ),
  overall: CardFigure.describe('The same of all holes, for what the conditions change.'),
});

export const StatProbability: z.ZodType<reply.StatProbability> = z.object({
  rounds: z.int().describe('Rounds that the filter means.'),
  holes: z.int(),
  matching: z.int().describe('Holes that satisfy every condition.'),
  flags: z
    .array(FlagProbability)
    .describe('Every flag that is neither a condition nor hidden, in the order of the filter dialog.'),
  matches: z
    .array(z.object({ roundId: z.string(), holes: z.array(z.int()) }))
    .describe('The holes that satisfy the conditions, round by round.'),
});

const Gap = z.object({
  kind: z.enum(['hole', 'green', 'greenOutline', 'tee', 'par', 'inferredNumber', 'inferredPar', 'length']),
  text: z.string(),
});

export const HoleGaps: z.ZodType<reply.HoleGaps> = z.object({ hole: z.int(), gaps: z.array(Gap) });

const StatStandard = z.object({
  formatted: z.string(),
  raw: z.number(),
  source: z.string(),
  isModelled: z.boolean().describe('True when the figure was derived by a model and not published as such.'),
});

const StatFigure = z
  .object({
    id: z.string(),
    name: z.string(),
    state: z.enum(['failed', 'noData', 'notApplicable', 'value']),
    performance: StatPerformance.nullable(),
    standard: StatStandard.nullable(),
    beatStandard: z.boolean().nullable().describe('Null when there is nothing to compare.'),
    isCertain: z.boolean().describe('Whether the sample is large enough for the comparison to mean something.'),
    error: z.string().optional().describe('Set when the state is `failed`.'),
  })
  .describe('One figure of one overview as screens show it: a stat, or a child of one.');

const StatReport = z
  .object({
    id: z.string(),
    name: z.string(),
    state: z.enum(['failed', 'noData', 'notApplicable', 'value']),
    performance: StatPerformance.nullable(),
    standard: StatStandard.nullable(),
    beatStandard: z.boolean().nullable().describe('Null when there is nothing to compare.'),
    isCertain: z.boolean().describe('Whether the sample is large enough for the comparison to mean something.'),
    error: z.string().optional().describe('Set when the state is `failed`.'),
    category: z.enum(['Scoring', 'Drive', 'Approach', 'Save', 'Putt']),
    belongsToView: z.array(z.enum(['dashboard', 'assessment', 'scorecard', 'roundsGrid', 'compare'])),
    better: Direction,
    children: z.array(StatFigure),
  })
  .describe('A stat with its children, which share its category, views and direction.');

const CategoryPerformance = z
  .object({
    category: z.enum(['Scoring', 'Drive', 'Approach', 'Save', 'Putt']),
    performance: z.number().nullable(),
    beaten: z.int(),
    compared: z.int(),
  })
  .describe('Share of the compared stats of a category that beat the standard, as a whole percent; null without any.');

const PerformanceData = z.object({
  stats: z.array(StatReport),
  byCategory: z.array(CategoryPerformance),
  skillPerformance: z.number().nullable().describe('Over all categories.'),
});

const NotableStat = z
  .object({
    statId: z.string(),
    name: z.string(),
    category: z.enum(['Scoring', 'Drive', 'Approach', 'Save', 'Putt']),
    performance: z.string(),
    standard: z.string(),
    isCertain: z.boolean(),
  })
  .describe('A stat that stands out against the standard, with how far in units of its own uncertainty.');

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
  .describe('What is known of one overview once it is computed.');

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
  .describe('Strokes gained of one round, per round of 9 or 18 holes; null where the strokes were not logged.');

export const HistoricalMetric: z.ZodType<reply.HistoricalMetric> = z
  .object({
    statName: z.string(),
    year: z.string().describe('Of the calendar year that today is in.'),
    lastThree: z.string().describe('Of the last three years, to the day.'),
    daysSince: z
      .string()
      .describe("Since the last tournament, or since the best of the last three years ended; '-' where there is none."),
  })
  .describe("A row above the 'Historical Events' grid.");

const ScoreWithPar = z
  .object({ score: z.number(), par: z.number(), formatted: z.string() })
  .describe("A score, the par it was played against, and both as text: '71 (−1)'.");

export const PastTournament: z.ZodType<reply.PastTournament> = z
  .object({
    tournamentId: z.string().describe("The tournament's id, or its name where the rounds know no id."),
    name: z.string(),
    dateStarted: CalendarDay,
    dateEnded: CalendarDay,
    averageYards: Yards.nullable(),
    totalScoreWithPar: ScoreWithPar,
    averageScoreWithPar: ScoreWithPar,
    bestRoundScoreWithPar: ScoreWithPar.describe('Lowest against par.'),
    location: z.string().nullable().describe('Null where the schedule does not have it.'),
    includedRounds: z.array(
      z.object({
        golfRoundId: z.string().nullable().describe('Null where only its score was entered.'),
        name: z.string(),
        playedOn: CalendarDay.nullable(),
        tournamentName: z.string().nullable(),
        courseName: z.string().nullable(),
        courseLengthYards: Yards.nullable(),
        performance: ScoreWithPar,
      }),
    ),
  })
  .describe('A tournament with a round as a resume lists it: without what its player notes of it.');

const ResultRound = z
  .object({
    rating: z.string().describe("'74.1 / 138'; '-' where the tee is not rated."),
    differential: z.string().describe("Score Differential to a tenth; '-' where the tee is not rated."),
    golfRoundId: z.string().nullable().describe('Null where only its score was entered.'),
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
  .describe('A round among the featured or best ones, or of a tournament.');

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
    placing: z.string().describe("'T3 of 78'; '-' where neither place nor field is known."),
    isInSchedule: z.boolean().describe('Whether it is in the schedule, where it can be marked and noted.'),
    isFavorite: z.boolean(),
    note: z.string().nullable(),
  })
  .describe('A tournament with what came of it; without rounds there are no scores.');

const Average = z
  .object({ label: z.string(), formatted: z.string(), basis: z.string() })
  .describe("One figure as text, with what it rests on: '61%' of '11 of 18'. '-' where nothing was logged.");

export const Results: z.ZodType<reply.Results> = z
  .object({
    threshold: z.number().nullable().describe('The scores up to which rounds were kept; null where all were.'),
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
      .describe('Of the holes logged of the rounds shown, per 18 holes where lengths are mixed.'),
    recordCount: z.int(),
    featuredCount: z
      .object({ rounds: z.int(), tournaments: z.int() })
      .describe('How many rounds and tournaments the player has marked, whatever is shown.'),
  })
  .describe('What the results page shows.');

const IncludedRound = z
  .object({
    golfRoundId: z.string(),
    name: z.string().describe("'Round 2', 'Final round', or the course where the round has no number."),
    playedOn: CalendarDay,
    tournamentName: z.string().nullable(),
    courseName: z.string(),
    courseLengthYards: Yards.nullable(),
    performance: ScoreWithPar,
    underParCount: z.number().describe('Holes under par.'),
  })
  .describe('One round as a tournament or a chart lists it.');

const ChartBar = z
  .object({
    label: z.string().describe("'R1', 'R2' … in the order of play, or 'Average'."),
    date: z.string().describe("'09/14'; empty for the average."),
    year: z
      .string()
      .describe("'2026' among rounds of more than a year, where it takes one to tell the date; otherwise empty."),
    value: z.number(),
    formatted: z.string(),
    toPar: z.string(),
    isAverage: z.boolean(),
  })
  .describe('A bar: a round, or at the end the average of them all.');

const ChartGridRow = z
  .object({ label: z.string(), cells: z.array(z.string()) })
  .describe('A row of figures under the bars, a cell for each bar.');

const RoundsChart = z
  .object({
    title: z.string(),
    includedRounds: z.array(IncludedRound).describe('In the order of play.'),
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
  .describe('A bar chart with the rounds behind it and what they come to.');

const SpiderFigure = z
  .object({ value: z.number().nullable(), formatted: z.string() })
  .describe('A share as percent, 0 to 100; null where nothing is known.');

const SpiderChartStat = z
  .object({ label: z.string(), included: SpiderFigure, all: SpiderFigure, standard: SpiderFigure })
  .describe('One axis of a spider chart: the rounds of its chart, all tournament rounds, and the standard.');

const SpiderChart = z.object({
  label: z.string(),
  standardLabel: z.string().nullable(),
  spiderChartStats: z.array(SpiderChartStat),
});

export const BestTenCharts: z.ZodType<reply.BestTenCharts> = z
  .object({
    chartData: z.array(RoundsChart),
    spiderCharts: z.array(SpiderChart),
    roundCount: z.int().describe('All finished tournament rounds of the range, from which the ten were chosen.'),
  })
  .describe('Charts and spider charts, one of each for the same rounds; none where no tournament round was played.');

export const FeaturedTournament: z.ZodType<reply.FeaturedTournament> = z
  .object({
    tournamentId: z.string(),
    tournamentName: z.string(),
    tournamentUrl: z.string().nullable(),
    courseName: z.string().nullable(),
    location: z.string(),
    startDate: CalendarDay,
    endDate: CalendarDay,
    placing: z.string().nullable().describe("'T3 of 78'; null where nothing is known of it."),
    yards: Yards.nullable(),
    score: z.string().nullable().describe("All rounds together: '214 (−2)'."),
    avgScore: z.string().nullable().describe('Per round, to one decimal.'),
    rawScore: z.number().nullable(),
    rawScoreToPar: z.number().nullable(),
    roundScores: z.array(z.number()),
    roundScoresVsPar: z.array(z.string()),
    bestRoundScore: z.number().nullable(),
    bestRoundScoreToPar: z.string().nullable(),
    note: z.object({ noteContent: z.string() }).nullable(),
    isBest: z.boolean().describe('The lowest score to par of the cards, marked once there are tournaments enough.'),
  })
  .describe("A featured tournament's card. What needs a round is null where none was logged or entered.");

export const TournamentRecord: z.ZodType<reply.TournamentRecord> = z
  .object({
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
    bestRounds: z.array(IncludedRound).describe('The lowest against par, best first.'),
  })
  .describe('What all tournament rounds of 18 holes come to: poor ones left in.');

const RecordedRound = z
  .object({
    score: z.number(),
    par: z.number(),
    yards: Yards.nullable(),
    courseRating: z.number().nullable(),
    slopeRating: z.number().nullable(),
  })
  .describe('One round of a result that was entered or imported and not logged.');

const EventResult = z
  .object({
    fieldSize: z.number().nullable().describe('How many played.'),
    place: z.number().nullable().describe('1 for the winner.'),
    isTied: z.boolean(),
    ending: z.enum(['disqualified', 'missedCut', 'withdrew']).nullable(),
    rounds: z
      .array(RecordedRound)
      .describe('In the order of play; counts only where no round of the event was logged.'),
  })
  .describe('What a player says of how an event went.');

export const ScheduleRow: z.ZodType<reply.ScheduleRow> = z
  .object({
    accountId: z.int(),
    tournamentId: z.string(),
    tournamentName: z.string(),
    tournamentUrl: z.string().nullable(),
    courseName: z.string().nullable(),
    city: z.string().nullable(),
    state: z.string().nullable(),
    startDate: CalendarDay,
    endDate: CalendarDay.describe('The last day, which is part of the event.'),
    numberOfRounds: z.int(),
    eventType: z.string().describe('One of the three types, or a text of another program.'),
    locale: z.string(),
    isTeamEvent: z.boolean(),
    status: z.string().describe('One of the six, or a text of another program, which is shown as it is.'),
    isFavorite: z.boolean(),
    result: EventResult.nullable().describe('Null where the player says nothing of it.'),
  })
  .describe("An event of one player's schedule.");

export const SchedulePlayer: z.ZodType<reply.SchedulePlayer> = z
  .object({ accountId: z.int(), name: z.string() })
  .describe('A player whose events are in a schedule.');

const CardHole = z
  .object({
    hole: z.int().describe("The hole's number on the course."),
    nth: z.int().describe("Which of the round's playings of that hole it is, from 1."),
    par: z.int(),
    yards: Yards.nullable(),
    score: z.int().nullable().describe('Null for a hole that was not finished.'),
    putts: z.int().nullable(),
    penalties: z.int().nullable(),
    fairway: z
      .enum(['hit', 'left', 'right', 'short', 'long', 'missed'])
      .nullable()
      .describe('Null on a par 3, which has no fairway to hit.'),
    greenInRegulation: z.boolean().nullable(),
    upAndDown: z.boolean().nullable(),
  })
  .describe('One hole of a round as a scorecard shows it. A null is "not known", never "no".');

export const RoundCard: z.ZodType<reply.RoundCard> = z
  .object({ roundId: z.string(), holes: z.array(CardHole) })
  .describe('The scorecard of one round: its holes in the order of play.');

const LatLon = z
  .object({ lat: z.number(), lon: z.number() })
  .describe('A point on the earth in degrees (WGS 84). A latitude or longitude of exactly 0 means "missing".');

const FlagBits = z.array(z.int()).describe('Flags of a hole as bits, 32 to a word: a filter is an AND of words.');

const ShotKind = z
  .enum(['offTheTee', 'approach', 'aroundTheGreen', 'putt'])
  .describe("The PGA TOUR's four strokes-gained categories.");

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
    penalties: z.int().describe('Penalty strokes that it caused.'),
    gained: z.number().nullable().describe('Strokes gained by it; null where either end of the stroke is unknown.'),
  })
  .describe(
    'One stroke as a map shows it. Where it began or ended may be unknown; its place in the list is its number.',
  );

const MappedHole = z
  .object({
    hole: z.int().describe("The hole's number on the course."),
    nth: z.int().describe("Which of the round's playings of that hole it is, from 1."),
    par: z.int(),
    score: z.int().nullable(),
    yards: Yards.nullable(),
    tee: LatLon.nullable(),
    pin: LatLon.nullable().describe('Where the hole was cut that day.'),
    flags: FlagBits,
    shots: z.array(MappedShot),
  })
  .describe('One played hole with its place on the earth and what can be asked of it.');

export const MappedRound: z.ZodType<reply.MappedRound> = z
  .object({ roundId: z.string(), playedOn: CalendarDay, courseId: z.string().nullable(), holes: z.array(MappedHole) })
  .describe('A round as the map and the hole filters read it, holes in the order of play.');

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
    websiteLink: z.string().nullable(),
    email: z.string().nullable().describe('Shown when present: it has no flag.'),
    birthday: z.string().nullable().describe('Never shown.'),
  })
  .describe('What the cover page may say of a player; null is not said, or not chosen.');

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
});

const IncludedTournamentRound = z
  .object({
    golfRoundId: z.string(),
    name: z.string(),
    dateStarted: CalendarDay,
    courseName: z.string(),
    courseLengthYards: Yards.nullable(),
    performance: ScoreWithPar,
    underParCount: z.number(),
  })
  .describe('A round of a tournament among those of a chart.');

const IncludedTournament = z
  .object({
    tournamentId: z.string().describe("The tournament's id, or its name where the rounds know no id."),
    title: z.string(),
    includedRounds: z.array(IncludedTournamentRound).describe('In the order of play.'),
    underParCount: z.number().describe('Holes under par, of all rounds.'),
    totalScoreWithPar: ScoreWithPar,
    averageScoreWithPar: ScoreWithPar,
    bestRoundScoreWithPar: ScoreWithPar,
    averageYards: Yards.nullable(),
    averageScore: z.string().describe('Of a round, to one decimal.'),
  })
  .describe('A tournament as far as its rounds are in a chart, or in several.');

const ResumeChart = z
  .object({
    title: z.string(),
    includedRounds: z.array(IncludedRound).describe('In the order of play.'),
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
  .describe('A chart with the tournaments that its rounds were played in.');

const ResumeFeatured = z
  .object({
    tournamentId: z.string(),
    name: z.string(),
    dateStarted: CalendarDay,
    notes: z.string().nullable(),
    card: FeaturedTournament,
  })
  .describe('A favourite with the day it began and what its player notes.');

export const ResumeData: z.ZodType<reply.ResumeData> = z
  .object({
    accountId: z.int(),
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
    barChartsTournaments: z.array(IncludedTournament).describe('Of the charts that are shown, merged.'),
  })
  .describe('All that a resume can show of a player; what was not chosen is null, or not in its list.');

export const PerformanceStats: z.ZodType<reply.PerformanceStats> = z
  .object({
    stats: z.array(StatReport),
    byCategory: z.array(CategoryPerformance),
    skillPerformance: z.number().nullable().describe('Over all categories.'),
    roundCount: z.int(),
    holeCount: z.int(),
  })
  .describe('The stats of one selection of rounds.');

export const AssociatedPlayer: z.ZodType<reply.AssociatedPlayer> = z
  .object({
    accountId: z.int(),
    playerName: z.string(),
    recentRoundsSvPAverage: z
      .number()
      .nullable()
      .describe('Strokes to par in 18 holes over the last 6 rounds; null without a score.'),
    bestRoundsSvPAverage: z
      .number()
      .nullable()
      .describe('Strokes to par in 18 holes over the best 10 rounds; null without a score.'),
    username: z.string(),
    firstName: z.string(),
    lastName: z.string(),
  })
  .describe('A player whom one can compare with.');

const FigureCell = z.object({ raw: z.number().nullable(), formattedValue: z.string() });

export const RoundsTable: z.ZodType<reply.RoundsTable> = z
  .object({
    total: z.int().describe('Of all pages.'),
    page: z.int().describe('From 1; the last one where a page beyond it was asked for.'),
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
      .describe("'Round Averages' over all the rounds, whatever the page."),
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
