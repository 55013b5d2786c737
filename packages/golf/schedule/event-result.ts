import type { CalendarDay } from '../calendar/index.ts';
import { asciiDigits, ordinal } from '../format/index.ts';
import type { Yards } from '../model/index.ts';

/** How a tournament ended for a player without a place. */
export const endings = [
  { ending: 'missedCut', label: 'MC' },
  { ending: 'withdrew', label: 'WD' },
  { ending: 'disqualified', label: 'DQ' },
] as const;
type Ending = (typeof endings)[number]['ending'];

/** One round of a result that was entered or imported, not logged. */
export type RecordedRound = {
  readonly score: number;
  readonly par: number;
  readonly yards: Yards | null;
  readonly courseRating: number | null;
  readonly slopeRating: number | null;
  /** The day, where it is known: three rounds can be played on two days. */
  readonly playedOn?: CalendarDay | null | undefined;
  /** The course, where it is known and not that of the event. */
  readonly courseName?: string | null | undefined;
};

/** A player's result of an event. */
export type EventResult = {
  /** Number of players. */
  readonly fieldSize: number | null;
  /** 1 is the winner. */
  readonly place: number | null;
  readonly isTied: boolean;
  readonly ending: Ending | null;
  /** In order of play; used only if no round of the event was logged. */
  readonly rounds: readonly RecordedRound[];
};

/** 'T3', '1', 'MC'; null if unknown. */
export function formatFinish({
  place,
  isTied,
  ending,
}: Pick<EventResult, 'place' | 'isTied' | 'ending'>): string | null {
  if (ending !== null) return endings.find((one) => one.ending === ending)?.label ?? null;
  return place === null ? null : `${isTied ? 'T' : ''}${place}`;
}

/** 'T3' or '6th': a finish that stands alone, outside of a leaderboard. */
export const sayFinish = (result: Pick<EventResult, 'place' | 'isTied' | 'ending'>): string | null =>
  result.ending === null && result.place !== null && !result.isTied ? ordinal(result.place) : formatFinish(result);

/** 'T3 of 78', or 'T3' without the size of the field; null without a finish, because a field alone is no placing. */
export function formatPlacing(result: EventResult): string | null {
  const finish = formatFinish(result);
  return finish === null || result.fieldSize === null ? finish : `${finish} of ${result.fieldSize}`;
}

/** What results pages write of endings: retired, no card, no return, did not finish. Only letters count. */
const endingOfWord: ReadonlyMap<string, Ending> = new Map([
  ...endings.map(({ ending, label }) => [label, ending] as const),
  ...['CUT', 'MCT', 'MISSEDCUT'].map((word) => [word, 'missedCut'] as const),
  ...['WDN', 'WITHDREW', 'WITHDRAWN', 'RTD', 'RET', 'RETIRED', 'NC', 'NR', 'DNF'].map(
    (word) => [word, 'withdrew'] as const,
  ),
  ...['DSQ', 'DISQ', 'DISQUALIFIED'].map((word) => [word, 'disqualified'] as const),
]);

/** Places that are written as words, without blanks and hyphens. */
const placeOfWord: ReadonlyMap<string, number> = new Map([
  ...['WIN', 'WON', 'WINNER', 'CHAMPION', 'CHAMPIONS', 'MEDALIST', 'MEDALLIST', 'SIEGER', 'SIEGERIN'].map(
    (word) => [word, 1] as const,
  ),
  ...['RUNNERUP', 'RUNNERSUP'].map((word) => [word, 2] as const),
  ...['FIRST', 'SECOND', 'THIRD', 'FOURTH', 'FIFTH', 'SIXTH', 'SEVENTH', 'EIGHTH', 'NINTH', 'TENTH'].map(
    (word, index) => [word, index + 1] as const,
  ),
]);

/** Words beside a place that say that nobody shares it, or nothing. */
const besidePlace =
  /\b(?:SOLO|SOLE|ALONE|OUTRIGHT|OVERALL|PLACE|PLACED|PLATZ|RANG|RANK|POS|POSITION|FINISH(?:ED)?|NO)\b\.?|#/g;
/** Words that say that somebody shares it. */
const besideTie = /\b(?:TIED?|GETEILTER?|EX AEQUO|SHARED)\b(?: FOR| AT)?|\(T\)|^CO-?(?=[A-Z])/g;

/**
 * Parses a place ('T3', '=3', '3=', '12T', '3rd', '3.', 'Tied 3rd', 'Solo 5th', 'Runner-up', 'P2' after a play-off,
 * 'Win') or an ending ('MC', 'W/D', 'DSQ', 'RTD'); null for other texts.
 */
export function readFinish(text: string): Pick<EventResult, 'place' | 'isTied' | 'ending'> | null {
  const written = asciiDigits(text).trim().toUpperCase();
  const ending = endingOfWord.get(written.replaceAll(/[\s./-]/g, ''));
  if (ending !== undefined) return { place: null, isTied: false, ending };
  const shared = written.replaceAll(besideTie, ' ');
  const isShared = shared !== written;
  const word = shared.replaceAll(besidePlace, ' ').replaceAll(/[()]/g, ' ').replaceAll(/\s+/g, ' ').trim();
  const place = placeOfWord.get(word.replaceAll(/[\s-]/g, ''));
  if (place !== undefined) return { place, isTied: isShared, ending: null };
  const [, tie, digits, tieBehind] =
    /^(T-?\s?|=\s?|P)?([1-9]\d{0,3})(?:ST|ND|RD|TH|ER|È?ME|E|O|A|°|\.|(\s?[T=]))?$/.exec(word) ?? [];
  if (digits === undefined) return null;
  const isTied = isShared || (tie ?? 'P') !== 'P' || tieBehind !== undefined;
  return { place: Number(digits), isTied, ending: null };
}
