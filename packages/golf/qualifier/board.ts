import type { CalendarDay } from '../calendar/index.ts';
import { ordinal, scoreToPar, signed } from '../format/index.ts';
import type { Int } from '../model/index.ts';
import {
  type CountedResult,
  countedResult,
  countingSource,
  courseOf,
  hasRatings,
  isDisputed,
  sourceText,
  startedRounds,
  tenthsOf,
} from './counted-result.ts';
import { letterOf, lettersText } from './course-letters.ts';
import { lineText } from './line-text.ts';
import { otherMeasure, type OtherRule, otherRuleOf } from './other-rule.ts';
import { type PlacesByScore, placesByScore } from './places-by-score.ts';
import { answersOf, cellOf, type Measure, type Qualifier, type QualifierCell } from './qualifier.ts';
import type { RankedPlayer } from './ranking.ts';
import { listed, type Names, numberWord } from './sentence.ts';
import { everybodyTravels, type Tier, tiersOf } from './tiers.ts';
import { totalText } from './total-text.ts';

/** A round in a line of the board. */
type BoardRound = {
  /** '74', '−3' of a round in progress, 'WD', or '' for nothing yet. */
  readonly text: string;
  /** Holes so far of a round in progress; null for any other. */
  readonly thru: Int | null;
  /** The letter of another course than most play the round on; null for that. */
  readonly letter: string | null;
  /** Whether two values stand, or the player has said 'Not right'. */
  readonly isDisputed: boolean;
  /** What else is to be said of it: a card that was withdrawn, or changed after the end; '' for nothing. */
  readonly note: string;
};

/** A round of an opened total. */
type OpenedRound = {
  readonly label: string;
  readonly score: string;
  readonly toPar: string;
  readonly rating: string;
  readonly over: string;
};

type BoardRow = {
  readonly entrantId: string;
  /** Null for a player without a place by score. */
  readonly place: Int | null;
  readonly isTied: boolean;
  readonly tier: Tier | null;
  readonly isExempt: boolean;
  /** '4th by rating', where the other rule gives somebody else the place; else null. */
  readonly otherPlace: string | null;
  readonly rounds: readonly BoardRound[];
  /** Holes of the round that is played: '16', 'F', '' before. */
  readonly thru: string;
  /** '+4'; '2 of 3' and 'No round' for a player without a place. */
  readonly total: string;
  readonly opened: { readonly rounds: readonly OpenedRound[]; readonly sum: OpenedRound | null; readonly note: string };
};

type Board = {
  readonly measure: Measure;
  readonly rows: readonly BoardRow[];
  /** '+4 is the line. Sofia holds it.' in parts; null without a line. */
  readonly line: { readonly figure: string; readonly title: string; readonly near: string } | null;
  /** What the board says instead of a line; '' beside one. */
  readonly empty: string;
  readonly letters: string;
};

/** Both orders of a qualifier, and what the choice of the rule changes (TEAM-10, TEAM-11). */
export type Boards = {
  readonly chosen: Board;
  /** Null without the rating of each course. */
  readonly other: Board | null;
  /** 'By score minus rating Hanna Lindqvist (−1.2) would go instead of …'; null where it changes nobody's place. */
  readonly difference: string | null;
};

/** The board of a qualifier. @param today of whoever looks at it */
export function boardsOf(
  qualifier: Qualifier,
  { nameOf, shortNameOf }: { readonly nameOf: Names; readonly shortNameOf: Names },
  today: CalendarDay,
): Boards {
  const { rule } = answersOf(qualifier);
  const chosen = placesByScore(qualifier, rule.measure, today);
  const other = otherRuleOf(qualifier, chosen, today);
  const otherPlaces = hasRatings(qualifier) ? placesByScore(qualifier, otherMeasure(rule.measure), today) : null;
  const board = (places: PlacesByScore, measure: Measure, tag: OtherRule | null) =>
    boardOf({ qualifier, places, measure, other: tag, shortNameOf, today });
  return {
    chosen: board(chosen, rule.measure, other),
    other: otherPlaces === null ? null : board(otherPlaces, otherMeasure(rule.measure), null),
    difference: other === null ? null : differenceNote(qualifier, chosen, other, nameOf),
  };
}

type BoardInput = {
  readonly qualifier: Qualifier;
  readonly places: PlacesByScore;
  readonly measure: Measure;
  readonly other: OtherRule | null;
  readonly shortNameOf: Names;
  readonly today: CalendarDay;
};

function boardOf(input: BoardInput): Board {
  const { qualifier, places, measure, shortNameOf, today } = input;
  const { ranked, unranked } = places.ranking;
  const tierOf = tiersOf(qualifier, places);
  const lineOf = (entrantId: string, player: RankedPlayer | null) => ({
    ...rowOf(input, entrantId, player),
    tier: tierOf.get(entrantId) ?? null,
  });
  const others = byRoundCount(qualifier, unranked, today);
  // An exempt player is in, with or without a round.
  const rows = [
    ...others.filter((entrantId) => tierOf.get(entrantId) === 'in').map((entrantId) => lineOf(entrantId, null)),
    ...ranked.map((player) => lineOf(player.entrantId, player)),
    ...others.filter((entrantId) => tierOf.get(entrantId) !== 'in').map((entrantId) => lineOf(entrantId, null)),
  ];
  const line = lineText(qualifier, places, measure, shortNameOf, today);
  const empty =
    line !== null
      ? ''
      : everybodyTravels(qualifier)
        ? 'Everybody travels.'
        : ranked.length === 0
          ? 'No scores yet.'
          : '';
  return { measure, rows, line, empty, letters: lettersText(qualifier) };
}

/** Players without a place: more rounds first, in the order of the entrants. */
const byRoundCount = (qualifier: Qualifier, ids: readonly string[], today: CalendarDay): readonly string[] =>
  ids.toSorted((a, b) => playedCount(qualifier, b, today) - playedCount(qualifier, a, today));

const isPlayed = ({ kind }: CountedResult): boolean => kind === 'score' || kind === 'running';

const playedCount = (qualifier: Qualifier, entrantId: string, today: CalendarDay): Int =>
  answersOf(qualifier).rounds.filter((_, round) => isPlayed(countedResult(qualifier, entrantId, round, today))).length;

function rowOf(
  { qualifier, places, measure, other, today }: BoardInput,
  entrantId: string,
  player: RankedPlayer | null,
) {
  const { rounds } = answersOf(qualifier);
  const results = rounds.map((_, round) => countedResult(qualifier, entrantId, round, today));
  const { ranked } = places.ranking;
  const isExempt = places.exempt.includes(entrantId);
  return {
    entrantId,
    place: player?.place ?? null,
    isTied: player !== null && ranked.some((one) => one.place === player.place && one.entrantId !== entrantId),
    isExempt,
    otherPlace: other === null ? null : otherPlaceText(other, entrantId, measure),
    rounds: results.map((result, round) => boardRound(qualifier, entrantId, round, result)),
    thru: thruText(results),
    total: player === null ? countText(qualifier, results, isExempt) : totalText(player, measure),
    opened: openedOf(qualifier, entrantId, results, player),
  };
}

const shortResults = { withdrawn: 'WD', noCard: 'NC', excused: 'Exc.', missing: '', toCome: '', ahead: '' } as const;

/** A round in progress is its holes so far; any other its score. */
function boardRound(qualifier: Qualifier, entrantId: string, round: Int, result: CountedResult): BoardRound {
  const cell = cellOf(qualifier, entrantId, round);
  const text =
    result.kind === 'score'
      ? String(result.strokes)
      : result.kind === 'running'
        ? scoreToPar(result.toPar)
        : shortResults[result.kind];
  return {
    text,
    thru: result.kind === 'running' ? result.thru : null,
    letter: isPlayed(result) ? letterOf(qualifier, round, cell?.course ?? 0) : null,
    isDisputed: cell !== undefined && isDisputed(cell),
    note: cell === undefined ? '' : cellNote(cell),
  };
}

function cellNote(cell: QualifierCell): string {
  const { card, kept, laterCard } = cell;
  if (laterCard !== null) return `card changed to ${laterCard.strokes} after the end`;
  if (kept !== undefined && kept.later.length > 0) return 'holes sent after the end';
  if (card?.isWithdrawn === true) return 'card withdrawn';
  const source = countingSource(cell);
  const counted = source === null ? null : sourceText(cell, source);
  const ofCard = sourceText(cell, 'card');
  return source !== 'card' && ofCard !== null && counted !== null && counted !== ofCard
    ? `card ${ofCard}, official ${counted}`
    : '';
}

/** Holes of the last round that the player has begun: '16' while it is played, then 'F'. */
function thruText(results: readonly CountedResult[]): string {
  const last = results.findLast(isPlayed);
  return last === undefined ? '' : last.kind === 'running' ? String(last.thru) : 'F';
}

function countText(qualifier: Qualifier, results: readonly CountedResult[], isExempt: boolean): string {
  const played = results.filter(isPlayed).length;
  return played === 0
    ? isExempt
      ? 'No round'
      : 'No round, no place'
    : `${played} of ${Math.max(played, startedRounds(qualifier).length)}`;
}

function otherPlaceText({ goes, stays, by }: OtherRule, entrantId: string, measure: Measure): string | null {
  if (!goes.includes(entrantId) && !stays.includes(entrantId)) return null;
  const player = by.ranking.ranked.find((one) => one.entrantId === entrantId);
  return player === undefined ? null : `${ordinal(player.place)} by ${measure === 'toPar' ? 'rating' : 'par'}`;
}

function openedOf(
  qualifier: Qualifier,
  entrantId: string,
  results: readonly CountedResult[],
  player: RankedPlayer | null,
) {
  const lines = results.flatMap((result, round) => {
    if (!isPlayed(result) || !('toPar' in result)) return [];
    const course = courseOf(qualifier, entrantId, round);
    const over = tenthsOf(result, course, 'overRating');
    return [{ round, course, strokes: course.par + result.toPar, toPar: result.toPar, over, result }];
  });
  const figures = (
    { strokes, toPar, over }: { strokes: Int; toPar: Int; over: Int | null },
    rating: number | null,
  ) => ({
    score: String(strokes),
    toPar: scoreToPar(toPar),
    rating: rating === null ? '' : rating.toFixed(1),
    over: over === null ? '' : signed(over / 10, 1),
  });
  const isRated = lines.every(({ over }) => over !== null);
  const sum = {
    strokes: lines.reduce((all, { strokes }) => all + strokes, 0),
    toPar: lines.reduce((all, { toPar }) => all + toPar, 0),
    over: isRated ? lines.reduce((all, { over }) => all + (over ?? 0), 0) : null,
  };
  const ratingSum = isRated ? lines.reduce((all, { course }) => all + (course.rating ?? 0), 0) : null;
  const running = lines.filter(({ result }) => result.kind === 'running');
  const bestOf = player !== null && player.counted < lines.length;
  const notes = [
    isRated && lines.length > 0 ? `Mean over rating ${signed((sum.over ?? 0) / 10 / lines.length, 1)} a round.` : '',
    bestOf ? `The best ${numberWord(player.counted)} count.` : '',
    ...running.map(({ round, strokes }) => `${strokes} in round ${round + 1} if the holes to play are pars.`),
  ];
  return {
    rounds: lines.map((line) => ({
      label: `R${line.round + 1} ${line.course.name}, ${line.course.tee}`,
      ...figures(line, line.course.rating),
    })),
    sum:
      lines.length < 2
        ? null
        : {
            label: `${numberWord(lines.length).replace(/^./, (letter) => letter.toUpperCase())} rounds`,
            ...figures(sum, ratingSum),
          },
    note: notes.filter((note) => note !== '').join(' '),
  };
}

function differenceNote(qualifier: Qualifier, chosen: PlacesByScore, other: OtherRule, nameOf: Names): string {
  const { measure } = answersOf(qualifier).rule;
  const named = (ids: readonly string[]) =>
    listed(
      ids.map((id) => {
        const player = other.by.ranking.ranked.find(({ entrantId }) => entrantId === id);
        return player === undefined ? nameOf(id) : `${nameOf(id)} (${totalText(player, otherMeasure(measure))})`;
      }),
    );
  const rule = measure === 'toPar' ? 'score minus rating' : 'total to par';
  const { harder } = other;
  const why =
    harder === null
      ? ''
      : `: ${nameOf(harder.entrantId)} played round ${harder.round + 1} at ${harder.course}, which is ${harder.strokes.toFixed(1)} harder`;
  return `By ${rule} ${named(other.goes)} would go instead of ${named(chosen.sure.filter((id) => other.stays.includes(id)))}${why}.`;
}
