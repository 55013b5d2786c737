import { type CalendarDay, lastRange } from '../calendar/index.ts';
import { type Int, isRatingOfPar, type RoundSummary, type RoundType } from '../model/index.ts';
import { isFinishedWithScore, newestFirst, scoreVsPar } from '../selection/index.ts';
import { byEvent, errorOfDifference, errorOfMean, halfWidthOf, isClearly, meanOf } from './form-error.ts';

/** Rounds of a form: the last ten (TEAM-05). */
export const FORM_ROUNDS = 10;
/** Rounds below which nothing is judged: the first one or two say too little for an order or a change (TEAM-05). */
export const MIN_ROUNDS = 3;
/** A form is of the last half year: what somebody scored two seasons ago says nothing of today (TEAM-05). */
const FORM_MONTHS = 6;
export type FormRound = RoundSummary & {
  /** The rating of its tee; null without one. */
  readonly courseRating: number | null;
  /** Whether it is a score of the schedule, without holes. */
  readonly isScoreOnly?: boolean;
};

/** Strokes over the course rating per round, the mean of a player's competitions. */
export type FormFigure = {
  readonly strokes: number;
  /** Half the width of the 90% interval. */
  readonly halfWidth: number;
  /** Standard deviation of its rounds about their mean; 0 for one round. */
  readonly deviation: number;
  readonly roundCount: Int;
  /** The rounds of one event share wind and course setting, so that it counts as one unit of the interval. */
  readonly eventCount: Int;
  /** Those of the rounds of which only the score is known. */
  readonly scoreCount: Int;
  /** Day of the oldest round. */
  readonly since: CalendarDay;
};

/** Rounds that stand apart and never mix into a form. */
const apartKinds = ['unrated', 'practice', 'match', 'nine'] as const;
export type RoundsApart = {
  readonly kind: (typeof apartKinds)[number];
  /** Strokes over par per round. */
  readonly toPar: number;
  readonly roundCount: Int;
};

type FormTypeFigure = { readonly strokes: number; readonly roundCount: Int };
export type FormByType = { readonly qualifiers: FormTypeFigure; readonly tournaments: FormTypeFigure };

/** How a player scored lately in tournaments and qualifiers, and how sure that is (TEAM-05). */
export type Form = {
  /** Null if no round counts; then the player has no place in any order. */
  readonly figure: FormFigure | null;
  /** Qualifiers and tournaments apart; null where they do not clearly differ. */
  readonly byType: FormByType | null;
  /** Competitions among the last ten that cannot count, because their tee has no course rating. */
  readonly unratedCount: Int;
  /** What there is instead of a figure; null beside a figure, and without any finished round. */
  readonly apart: RoundsApart | null;
};

/** The types of rounds in which a player competes. */
export const competitionTypes: readonly RoundType[] = ['tournament', 'qualifier'];

/** The rounds of a form as strangers to a team read it: a team's own qualifiers are its own matter (TEAM-23). */
export const withoutQualifiers = <Round extends FormRound>(rounds: readonly Round[]): readonly Round[] =>
  rounds.filter(({ type }) => type !== 'qualifier');

/**
 * The form of a player: the last ten finished 18-hole rounds of tournaments and qualifiers within six months. Logged rounds
 * count, and so do rounds of which only the score is known (TEAM-05).
 */
export function formOf(rounds: readonly FormRound[], today: CalendarDay): Form {
  const finished = ofLastMonths(rounds, today).filter(isFinishedWithScore);
  const whole = finished.filter(isWholeRound);
  const competitions = lastOf(competitionsOf(finished));
  const figure = figureOf(competitions);
  const ofKind: Readonly<Record<RoundsApart['kind'], readonly FormRound[]>> = {
    unrated: competitions,
    practice: lastOf(whole.filter(({ type }) => type === 'practice')),
    match: lastOf(whole.filter(({ type }) => type === 'match')),
    nine: lastOf(finished.filter(({ holeCount }) => holeCount === 9)),
  };
  const kind = apartKinds.find((one) => ofKind[one].length > 0);
  return {
    figure,
    byType: formByType(competitions),
    unratedCount: competitions.length - (figure?.roundCount ?? 0),
    apart: figure !== null || kind === undefined ? null : { kind, ...meanToPar(ofKind[kind]) },
  };
}

/** A round can be of tomorrow's date where its player is. */
function ofLastMonths<Round extends FormRound>(rounds: readonly Round[], today: CalendarDay): readonly Round[] {
  const { start } = lastRange(FORM_MONTHS, 'Months', today);
  return rounds.filter(({ playedOn }) => start === null || playedOn >= start);
}

const isWholeRound = ({ holeCount, holesPlayed }: FormRound): boolean => holeCount === 18 && holesPlayed === 18;

/** The rounds that can count in a form: finished 18-hole tournaments and qualifiers, in the given order. */
export const competitionsOf = <Round extends FormRound>(rounds: readonly Round[]): readonly Round[] =>
  rounds.filter((round) => competitionTypes.includes(round.type) && isWholeRound(round) && isFinishedWithScore(round));

const lastOf = <Round extends FormRound>(rounds: readonly Round[]): readonly Round[] =>
  rounds.toSorted(newestFirst).slice(0, FORM_ROUNDS);

/** Strokes over the course rating; null without a plausible one. */
export function strokesOverRating({ score, par, courseRating }: FormRound): number | null {
  if (score === null || par === null || courseRating === null) return null;
  return isRatingOfPar(courseRating, par) ? score - courseRating : null;
}

/** The rounds that a form rests on, newest first (TEAM-05). */
export const formRoundsOf = <Round extends FormRound>(rounds: readonly Round[], today: CalendarDay): readonly Round[] =>
  lastOf(competitionsOf(ofLastMonths(rounds, today))).filter((round) => strokesOverRating(round) !== null);

/** Strokes over the course rating of some competitions in the order of their days, by event, of those with a rating. */
export const strokesByEvent = (competitions: readonly FormRound[]): readonly (readonly number[])[] =>
  byEvent(competitions.filter((round) => strokesOverRating(round) !== null)).map((event) =>
    event.flatMap((round) => strokesOverRating(round) ?? []),
  );

/** The figure of some competitions, newest first; those without a course rating are left out. Null if none counts. */
function figureOf(competitions: readonly FormRound[]): FormFigure | null {
  const rated = competitions.filter((round) => strokesOverRating(round) !== null);
  const oldest = rated.at(-1);
  if (oldest === undefined) return null;
  const events = strokesByEvent(rated);
  return {
    strokes: meanOf(events.flat()),
    halfWidth: halfWidthOf(errorOfMean(events)),
    deviation: deviationOf(events.flat()),
    roundCount: rated.length,
    eventCount: events.length,
    scoreCount: rated.filter(({ isScoreOnly }) => isScoreOnly === true).length,
    since: oldest.playedOn,
  };
}

function deviationOf(values: readonly number[]): number {
  const mean = meanOf(values);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return values.length < 2 ? 0 : Math.sqrt(squares / (values.length - 1));
}

/**
 * The qualifiers and the tournaments of a form apart, if there are three of each and they clearly differ: at home most
 * players score better (TEAM-05).
 */
function formByType(competitions: readonly FormRound[]): FormByType | null {
  const eventsOf = (type: RoundType) => strokesByEvent(competitions.filter((round) => round.type === type));
  const [qualifiers, tournaments] = [eventsOf('qualifier'), eventsOf('tournament')];
  if (Math.min(qualifiers.flat().length, tournaments.flat().length) < MIN_ROUNDS) return null;
  const error = errorOfDifference(errorOfMean(qualifiers), errorOfMean(tournaments));
  const figures = { qualifiers: typeFigure(qualifiers), tournaments: typeFigure(tournaments) };
  return isClearly(figures.qualifiers.strokes - figures.tournaments.strokes, error) ? figures : null;
}

const typeFigure = (events: readonly (readonly number[])[]): FormTypeFigure => ({
  strokes: meanOf(events.flat()),
  roundCount: events.flat().length,
});

function meanToPar(rounds: readonly RoundSummary[]): { readonly toPar: number; readonly roundCount: Int } {
  const strokes = rounds.reduce((total, round) => total + (scoreVsPar(round) ?? 0), 0);
  return { toPar: strokes / rounds.length, roundCount: rounds.length };
}
