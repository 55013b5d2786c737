import type { CalendarDay } from '../calendar/index.ts';
import { type Certainty } from '../format/index.ts';
import type { HoleCount, Int } from '../model/index.ts';
import {
  type Career,
  type CareerRound,
  statReports,
  strengthsAndWeaknesses,
  type StrokesGainedPart,
  strokesGainedStats,
} from '../overview/index.ts';
import { isTournamentRound } from '../tournaments/index.ts';
import { tournamentRounds } from '../results/index.ts';
import { sayFinish, type ScheduleEvent } from '../schedule/index.ts';
import { bestFirst, type RoundFilter, scoreVsPar } from '../selection/index.ts';
import {
  type Interval,
  meanHalfWidth,
  MIN_ROUNDS,
  placeOfStat,
  readStat,
  type StatReport,
  sumTallies,
} from '../stats/index.ts';
import { certainGains, certaintyAlone } from '../strokes-gained/index.ts';
import { type LastPlayed, lastPlayed } from './last-played.ts';
import { type PeriodChoice, type SeasonPeriod, type SeasonRounds, seasonRounds } from './season-rounds.ts';
import { type StripEvent, toParStrip } from './to-par-strip.ts';
import { type ParAgainst, parsAgainst } from './pars-against.ts';
import { weakAreas, type WorkArea, workAreas } from './work-areas.ts';

/** A mean score and how many rounds are in it. */
type AverageScore = {
  readonly score: number;
  readonly toPar: number;
  readonly roundCount: Int;
  /** Whether all rounds are of tournaments. */
  readonly isTournaments: boolean;
  readonly holeCount: HoleCount;
};

/** The three figures that a coach looks for first, of some rounds of one length. */
export type HeadlineScores = {
  /** Null without a finished round. */
  readonly average: AverageScore | null;
  /** The best finish of the rounds' tournaments: alone before tied, then in the larger field, then the latest. */
  readonly bestFinish: { readonly finish: string; readonly name: string; readonly fieldSize: Int | null } | null;
  /** The lowest round to par; null without a round. */
  readonly bestRound: { readonly score: Int; readonly toPar: Int; readonly name: string } | null;
};

/** Strokes gained per round of one part of the game. */
type GainedPart = {
  readonly part: StrokesGainedPart;
  readonly statId: string;
  readonly perRound: number;
  readonly interval: Interval | null;
  readonly certainty: Certainty;
  readonly roundsNeeded: Int;
};

/** A season as its scores tell it. */
export type SeasonScores = HeadlineScores & {
  readonly period: SeasonPeriod;
  /** The season before; null if it has too few rounds. */
  readonly before: AverageScore | null;
  /** Strokes per round better than the season before; null if the difference could be chance. */
  readonly improvement: number | null;
  /** The last 20 rounds, oldest first. */
  readonly strip: readonly StripEvent[];
  /** The stored course that was played last; null without one. */
  readonly lastCourseId: string | null;
};

/** What a player's home page says first: a season in one number, and what it is made of. */
export type SeasonReport = SeasonScores & {
  readonly last: LastPlayed | null;
  /** Total first, not rounded; empty if strokes were not logged. */
  readonly gained: readonly GainedPart[];
  /** The rounds of which the strokes were logged; null if they are all of the period. */
  readonly gainedOf: { readonly roundCount: Int; readonly filter: RoundFilter } | null;
  /** Par 3s, 4s and 5s against a standard that has published scores of them; empty otherwise. */
  readonly byPar: readonly ParAgainst[];
  /** What costs most, the costliest first. */
  readonly toWorkOn: readonly WorkArea[];
};

type SeasonSource = { readonly career: Career; readonly events: readonly ScheduleEvent[] };

type SeasonQuestion = {
  readonly holeCount: HoleCount;
  readonly standardName: string | null;
  readonly today: CalendarDay;
  readonly choice?: PeriodChoice;
};

/** The season of a player's tournament rounds, for everyone who may see the results. */
export function tournamentSeason(source: SeasonSource, holeCount: HoleCount, today: CalendarDay): SeasonScores {
  const played = tournamentRounds(source, today).filter(({ summary }) => summary.playedOn <= today);
  return scoresOf(seasonRounds(played, holeCount, today), source.events);
}

/** What the scores of a period say. @param events the events that the viewer may see. */
export function scoresOf(
  { period, rounds, before, ofKind }: SeasonRounds,
  events: readonly ScheduleEvent[],
): SeasonScores {
  return {
    period,
    ...headlineScores(rounds, events),
    before: averageOf(before),
    improvement: improvementOf(rounds, before),
    lastCourseId: ofKind.find(({ summary }) => summary.courseId !== null)?.summary.courseId ?? null,
    strip: toParStrip(ofKind, events, new Set(rounds.map(({ summary }) => summary.roundId))),
  };
}

/** A player's season. @param source all rounds, and the events that the viewer may see. */
export function seasonReport(source: SeasonSource, question: SeasonQuestion): SeasonReport {
  const { holeCount, standardName, today, choice } = question;
  const played = [
    ...source.career.filter((round) => !isTournamentRound(round)),
    ...tournamentRounds(source, today).filter(({ summary }) => summary.playedOn <= today),
  ];
  const chosen = seasonRounds(played, holeCount, today, choice);
  const { rounds, period } = chosen;
  const statsOf = (some: readonly CareerRound[]) =>
    statReports(sumTallies(some.map(({ tally }) => tally)), standardName, holeCount);
  const stats = statsOf(rounds);
  // The parts and the total, and what explains them, are of the same rounds.
  const withStrokes = rounds.filter(hasStrokes);
  const isAll = withStrokes.length === rounds.length;
  const ofStrokes = isAll ? stats : statsOf(withStrokes);
  const byPar = parsAgainst(stats, rounds.length);
  const { weaknesses } = strengthsAndWeaknesses(stats, rounds.length);
  return {
    ...scoresOf(chosen, source.events),
    last: lastPlayed(played, source.events, holeCount),
    gained: gainedParts(ofStrokes),
    gainedOf:
      isAll || withStrokes.length === 0
        ? null
        : { roundCount: withStrokes.length, filter: filterOf(period.filter, withStrokes) },
    byPar,
    toWorkOn: byPar.length > 0 ? weakAreas(stats, weaknesses) : workAreas({ ofStrokes, stats, weaknesses }),
  };
}

const gainedPlaces = Object.entries(strokesGainedStats).flatMap(([part, statId]) =>
  part === 'total' ? [] : placeOfStat(statId),
);

/** Whether the strokes of one of a round's holes are known. */
const hasStrokes = ({ tally }: CareerRound): boolean =>
  gainedPlaces.some((place) => readStat(tally, place, tally.holes as HoleCount).state === 'value');

const filterOf = ({ holeCount }: RoundFilter, rounds: readonly CareerRound[]): RoundFilter => ({
  filterName: 'Logged stroke by stroke',
  ...(holeCount === undefined ? {} : { holeCount }),
  golfRoundIds: rounds.map(({ summary }) => summary.roundId),
});

const overPar = ({ summary }: CareerRound): number => scoreVsPar(summary) as number;

function averageOf(rounds: readonly CareerRound[]): AverageScore | null {
  const [first] = rounds;
  if (first === undefined) return null;
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    score: mean(rounds.map(({ summary }) => summary.score as number)),
    toPar: mean(rounds.map(overPar)),
    roundCount: rounds.length,
    isTournaments: rounds.every(isTournamentRound),
    holeCount: first.summary.holeCount,
  };
}

/** The difference of the mean scores to par, if it is larger than the 95% intervals of both allow by chance. */
function improvementOf(now: readonly CareerRound[], before: readonly CareerRound[]): number | null {
  if (now.length < MIN_ROUNDS || before.length < MIN_ROUNDS) return null;
  const sides = [now, before].map((rounds) => {
    const values = rounds.map(overPar);
    const sum = values.reduce((total, value) => total + value, 0);
    const squares = values.reduce((total, value) => total + value * value, 0);
    return { mean: sum / values.length, halfWidth: meanHalfWidth(sum, squares, values.length) ?? Infinity };
  });
  const [season, last] = sides as [(typeof sides)[number], (typeof sides)[number]];
  const difference = last.mean - season.mean;
  return Math.abs(difference) > Math.hypot(season.halfWidth, last.halfWidth) ? difference : null;
}

/** The figures of some rounds of one length. @param events the events that the viewer may see. */
const headlineScores = (rounds: readonly CareerRound[], events: readonly ScheduleEvent[]): HeadlineScores => ({
  average: averageOf(rounds),
  bestFinish: bestFinishOf(rounds, events),
  bestRound: bestRoundOf(rounds),
});

function bestFinishOf(rounds: readonly CareerRound[], events: readonly ScheduleEvent[]): SeasonScores['bestFinish'] {
  const played = new Set(rounds.map(({ summary }) => summary.tournamentId));
  const placed = events
    .filter(({ tournamentId, result }) => played.has(tournamentId) && result?.place != null)
    .sort(byFinish);
  const [best] = placed;
  const finish = best?.result ? sayFinish(best.result) : null;
  if (best === undefined || finish === null) return null;
  return { finish, name: best.tournamentName, fieldSize: best.result?.fieldSize ?? null };
}

function byFinish(a: ScheduleEvent, b: ScheduleEvent): number {
  const [one, other] = [a.result, b.result];
  return (
    (one?.place ?? 0) - (other?.place ?? 0) ||
    Number(one?.isTied ?? false) - Number(other?.isTied ?? false) ||
    (other?.fieldSize ?? 0) - (one?.fieldSize ?? 0) ||
    (a.startDate < b.startDate ? 1 : -1)
  );
}

function bestRoundOf(rounds: readonly CareerRound[]): SeasonScores['bestRound'] {
  const [best] = rounds.toSorted((a, b) => bestFirst(a.summary, b.summary));
  if (best === undefined) return null;
  const { score, tournamentName, courseName } = best.summary;
  return { score: score as number, toPar: overPar(best), name: tournamentName ?? courseName };
}

const parts = Object.keys(strokesGainedStats) as readonly StrokesGainedPart[];

/**
 * None without logged strokes: the total alone, from the lengths of the holes, says nothing about the game. No total
 * where it is of more holes than the parts.
 */
function gainedParts(stats: readonly StatReport[]): readonly GainedPart[] {
  const real = certainGains(stats);
  const byId = new Map(stats.map((stat) => [stat.id, stat]));
  const holes = byId.get(strokesGainedStats.putt)?.performance?.opportunities;
  const known = parts.flatMap((part): readonly GainedPart[] => {
    const stat = byId.get(strokesGainedStats[part]);
    if (stat?.performance == null) return [];
    const { raw, interval, opportunities } = stat.performance;
    if (part === 'total' && opportunities !== holes) return [];
    return [
      {
        part,
        statId: stat.id,
        perRound: raw,
        interval,
        certainty: real.has(stat.id) ? 'clear' : certaintyAlone(interval, stat.roundsNeeded),
        roundsNeeded: stat.roundsNeeded,
      },
    ];
  });
  return known.length < 2 ? [] : known;
}
