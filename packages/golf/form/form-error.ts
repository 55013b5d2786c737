import { daysBetween } from '../calendar/index.ts';
import type { Int, RoundSummary } from '../model/index.ts';
import { studentPoint } from '../stats/index.ts';

/** Share of true means outside of their intervals: 90% is the level of a form and of its change. */
const FORM_DOUBT = 0.1;

/**
 * Standard deviation of one player's rounds, in strokes, by how far above the course rating they score: 2.9 at +2, a
 * little above college players (1.7 to 3.6), 4 at +5, and 5.5 from +9.4 on, as juniors (4 to 6). In groups of handicaps
 * 0 to 4 and 5 to 9 it is 4.0 and 4.8, with the differences between their players (probablegolfinstruction.com, 1,600
 * scores).
 */
export const typicalDeviation = (strokes: number): number => Math.min(5.5, Math.max(1.8, 2.2 + 0.35 * strokes));
/**
 * Rounds with which the typical deviation enters the player's own: two or three equal scores would otherwise look
 * certain, and one round would have no interval. More of them hide a player who varies more than the level does.
 */
const TYPICAL_WEIGHT = 2;
/** Degrees of freedom of the typical deviation: players of a level vary by 1.7 to 3.6, or by 4 to 6 strokes. */
const TYPICAL_DEGREES = 5;
/**
 * Share of the variance that the rounds of one event have in common, by wind and course setting. Where a player has
 * several events their own means take part, as if this share were known from as many events as `SHARE_WEIGHT`.
 */
const TYPICAL_SHARE = 0.45;
const SHARE_WEIGHT = 1;

/** A standard error in strokes, with the degrees of freedom of Student's t. */
export type FormError = { readonly error: number; readonly degrees: number };

/** Strokes over the course rating of each round, by event. */
type StrokesByEvent = readonly (readonly number[])[];

/** What the rounds of some events say of their mean and of how they vary. */
function describe(events: StrokesByEvent) {
  const rounds = events.flat();
  const roundCount = rounds.length;
  const mean = meanOf(rounds);
  const shares = events.map((event) => event.length / roundCount);
  const between = events.reduce((sum, event, index) => sum + ((shares[index] ?? 0) * (meanOf(event) - mean)) ** 2, 0);
  return {
    roundCount,
    eventCount: events.length,
    mean,
    squares: rounds.reduce((sum, strokes) => sum + (strokes - mean) ** 2, 0),
    /** Variance of the mean of rounds with a variance of 1: by what is each round's own, and by what events share. */
    ofRounds: (1 - TYPICAL_SHARE) / roundCount,
    ofEvents: TYPICAL_SHARE * shares.reduce((sum, share) => sum + share ** 2, 0),
    /** Variance of the mean by the differences between events; 0 for one event. */
    own: events.length < 2 ? 0 : (between * events.length) / (events.length - 1),
  };
}

/** The variance of a round: of some parts with a mean of their own, with the typical one. */
export function varianceOf(
  typical: number,
  parts: readonly { readonly roundCount: Int; readonly squares: number }[],
): number {
  const squares = parts.reduce((sum, part) => sum + part.squares, TYPICAL_WEIGHT * typical ** 2);
  const degrees = parts.reduce((sum, { roundCount }) => sum + roundCount - 1, TYPICAL_WEIGHT);
  return squares / degrees;
}

/**
 * The standard error of the mean of some rounds, with the event as the unit: the variance that the typical deviation and
 * share give, and the variance between the player's events, each with its weight. Degrees of freedom after Satterthwaite.
 * `simulated-teams.full.test.ts` has the share of true means that its 90% interval covers: 87 to 93% in each kind of team.
 */
export function errorOfMean(events: StrokesByEvent): FormError {
  const part = describe(events);
  const { roundCount, eventCount, own } = part;
  const expected = varianceOf(typicalDeviation(part.mean), [part]) * (part.ofRounds + part.ofEvents);
  const weight = SHARE_WEIGHT / (SHARE_WEIGHT + eventCount - 1);
  return {
    error: Math.sqrt(weight * expected + (1 - weight) * own),
    degrees: degreesOfFreedom(roundCount, eventCount),
  };
}

/** What the events of a player share, at least, as a multiple of what typical ones do: events of one round tell nothing. */
const LEAST_RATIO = 0.5;

/**
 * The standard error of the difference between the means of a player's recent and earlier rounds. How their rounds vary,
 * and what an event shares, is told by both: one recent event tells nothing of it.
 */
export function errorOfChange(recent: StrokesByEvent, earlier: StrokesByEvent): FormError {
  const [now, before] = [describe(recent), describe(earlier)];
  const variance = varianceOf(typicalDeviation(before.mean), [now, before]);
  const weight = SHARE_WEIGHT / (SHARE_WEIGHT + before.eventCount - 1);
  const ofBefore = weight * variance * (before.ofRounds + before.ofEvents) + (1 - weight) * before.own;
  const ratio = Math.max(LEAST_RATIO, (ofBefore / variance - before.ofRounds) / before.ofEvents);
  const ofEvents = before.eventCount < 2 ? 0 : (1 - weight) ** 2 / (before.eventCount - 1);
  const degreesOfRounds = TYPICAL_DEGREES + now.roundCount + before.roundCount - 2;
  return {
    error: Math.sqrt(ofBefore + variance * (now.ofRounds + ratio * now.ofEvents)),
    degrees: 1 / (weight ** 2 / degreesOfRounds + ofEvents),
  };
}

function degreesOfFreedom(roundCount: Int, eventCount: Int): number {
  const weight = SHARE_WEIGHT / (SHARE_WEIGHT + eventCount - 1);
  const ofEvents = eventCount < 2 ? 0 : (1 - weight) ** 2 / (eventCount - 1);
  return 1 / (weight ** 2 / (TYPICAL_DEGREES + roundCount - 1) + ofEvents);
}

/** Half the width of the interval that leaves out a share of `doubt` of the true means. */
export const halfWidthOf = ({ error, degrees }: FormError, doubt = FORM_DOUBT): number =>
  studentPoint(doubt, degrees) * error;

/**
 * Two-sided doubt of what a team's page calls clear: its sixteen changes of form, and as many differences between
 * qualifiers and tournaments, are one family. So of teams of sixteen players who play as before at most one in twenty
 * shows any (`form-change.full.test.ts`).
 */
const CLEAR_DOUBT = 0.05 / 32;

/** Whether a difference is clear among all that a team's page shows. */
export const isClearly = (difference: number, error: FormError): boolean =>
  Math.abs(difference) > halfWidthOf(error, CLEAR_DOUBT);

/** The standard error of a mean of rounds with a variance, by what events typically share. */
export const errorOfRounds = (
  variance: number,
  { roundCount, eventCount }: { readonly roundCount: Int; readonly eventCount: Int },
): number => Math.sqrt(variance * ((1 - TYPICAL_SHARE) / roundCount + TYPICAL_SHARE / eventCount));

/** The standard error of the difference of two independent figures, with Welch's degrees of freedom. */
export function errorOfDifference(one: FormError, other: FormError): FormError {
  const [ofOne, ofOther] = [one.error ** 2, other.error ** 2];
  const degrees = (ofOne + ofOther) ** 2 / (ofOne ** 2 / one.degrees + ofOther ** 2 / other.degrees);
  return { error: Math.sqrt(ofOne + ofOther), degrees };
}

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** A round, as far as it tells one event from another. */
export type EventRound = Pick<RoundSummary, 'playedOn' | 'tournamentId' | 'tournamentName' | 'type' | 'courseName'> & {
  readonly courseRating: number | null;
};

/** Days from a round of a named event to its next one, at most: the next one is another event of that name. */
const MAX_DAYS_APART = 3;

/**
 * Rounds in the order of their days, by event: those of one tournament, and unnamed ones of one type on one tee on
 * consecutive days, as a qualifier of two rounds.
 */
export function byEvent<Round extends EventRound>(ordered: readonly Round[]): readonly (readonly Round[])[] {
  const events: Round[][] = [];
  for (const round of ordered) {
    const last = events.at(-1);
    const before = last?.at(-1);
    if (last !== undefined && before !== undefined && isOneEvent(before, round)) last.push(round);
    else events.push([round]);
  }
  return events;
}

/** Whether two rounds are of one event. */
export function isOneEvent(one: EventRound, other: EventRound): boolean {
  const days = Math.abs(daysBetween(one.playedOn, other.playedOn));
  const [name, otherName] = [one, other].map(({ tournamentId, tournamentName }) => tournamentId ?? tournamentName);
  if (name != null || otherName != null) return name === otherName && days <= MAX_DAYS_APART;
  const isSameTee = one.courseName === other.courseName && one.courseRating === other.courseRating;
  return days <= 1 && isSameTee && one.type === other.type;
}
