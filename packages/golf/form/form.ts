import { type CalendarDay, lastRange } from '../calendar/index.ts';
import { type Int, isRatingOfPar, type RoundSummary, type RoundType } from '../model/index.ts';
import { isFinishedWithScore, newestFirst, scoreVsPar } from '../selection/index.ts';
import { studentPoint } from '../stats/index.ts';

/** Rounds of a form: the last ten (TEAM-05). */
export const FORM_ROUNDS = 10;
/** A form is of the last half year: what somebody scored two seasons ago says nothing of today (TEAM-05). */
const FORM_MONTHS = 6;
/** Share of true means outside of their intervals, and two-sided doubt of an order: 90% is the level of both. */
export const FORM_DOUBT = 0.1;
/**
 * Standard deviation of one player's rounds, in strokes: between the 1.7 and 3.6 of college players. It enters every
 * interval with the weight of four rounds, because two or three equal scores would otherwise look certain, and one round
 * would have no interval.
 */
const TYPICAL_DEVIATION = 2.7;
const TYPICAL_WEIGHT = 4;

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
  readonly roundCount: Int;
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

/** The figure of some competitions, newest first; those without a course rating are left out. Null if none counts. */
export function figureOf(competitions: readonly FormRound[]): FormFigure | null {
  const rounds = competitions.flatMap((round) => {
    const strokes = strokesOverRating(round);
    return strokes === null ? [] : [{ strokes, playedOn: round.playedOn, isScoreOnly: round.isScoreOnly === true }];
  });
  const oldest = rounds.at(-1);
  if (oldest === undefined) return null;
  const roundCount = rounds.length;
  const mean = rounds.reduce((total, { strokes }) => total + strokes, 0) / roundCount;
  const squares = rounds.reduce((total, { strokes }) => total + (strokes - mean) ** 2, 0);
  const degrees = degreesOfFreedom(roundCount);
  const variance = (TYPICAL_WEIGHT * TYPICAL_DEVIATION ** 2 + squares) / degrees;
  return {
    strokes: mean,
    halfWidth: studentPoint(FORM_DOUBT, degrees) * Math.sqrt(variance / roundCount),
    roundCount,
    scoreCount: rounds.filter(({ isScoreOnly }) => isScoreOnly).length,
    since: oldest.playedOn,
  };
}

/** Rounds of each type below which a difference of types is not said. */
const MIN_OF_TYPE = 3;

/**
 * The qualifiers and the tournaments of a form apart, if there are three of each and the 90% interval of their difference
 * leaves out zero: at home most players score better (TEAM-05).
 */
function formByType(competitions: readonly FormRound[]): FormByType | null {
  const ofType = (type: RoundType) => figureOf(competitions.filter((round) => round.type === type));
  const [qualifiers, tournaments] = [ofType('qualifier'), ofType('tournament')];
  if (qualifiers === null || tournaments === null) return null;
  if (Math.min(qualifiers.roundCount, tournaments.roundCount) < MIN_OF_TYPE) return null;
  const { error, degrees } = errorOfDifference(errorOf(qualifiers), errorOf(tournaments));
  const isClear = Math.abs(qualifiers.strokes - tournaments.strokes) > studentPoint(FORM_DOUBT, degrees) * error;
  return isClear ? { qualifiers: typeFigure(qualifiers), tournaments: typeFigure(tournaments) } : null;
}

const typeFigure = ({ strokes, roundCount }: FormFigure): FormTypeFigure => ({ strokes, roundCount });

/** Degrees of freedom behind an interval: the player's own rounds less one, and the weight of the typical deviation. */
const degreesOfFreedom = (roundCount: Int): Int => roundCount - 1 + TYPICAL_WEIGHT;

/** A figure's standard error, with its degrees of freedom. */
export function errorOf({ halfWidth, roundCount }: FormFigure): FormError {
  const degrees = degreesOfFreedom(roundCount);
  return { error: halfWidth / studentPoint(FORM_DOUBT, degrees), degrees };
}

export type FormError = { readonly error: number; readonly degrees: number };

/** The standard error of the difference of two independent figures, with Welch's degrees of freedom. */
export function errorOfDifference(one: FormError, other: FormError): FormError {
  const [ofOne, ofOther] = [one.error ** 2, other.error ** 2];
  const degrees = (ofOne + ofOther) ** 2 / (ofOne ** 2 / one.degrees + ofOther ** 2 / other.degrees);
  return { error: Math.sqrt(ofOne + ofOther), degrees };
}

function meanToPar(rounds: readonly RoundSummary[]): { readonly toPar: number; readonly roundCount: Int } {
  const strokes = rounds.reduce((total, round) => total + (scoreVsPar(round) ?? 0), 0);
  return { toPar: strokes / rounds.length, roundCount: rounds.length };
}
