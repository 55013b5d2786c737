import { isTotal, readScore } from '../words/result-words.ts';
import { isFigureLabel } from './course-figures.ts';
import type { SheetRules } from './days-in-title.ts';
import { figuresOver } from './figures-of-course.ts';
import { fieldOfHead, plainHead, roundOfHead } from './guess-meanings.ts';
import { isWithoutYear } from './season.ts';
import type { SheetRow } from './sheet-blocks.ts';
import {
  noContext,
  notRead,
  type SheetContext,
  unreadOf,
  withFigureOf,
  withLabelled,
  withTitle,
} from './sheet-context.ts';
import type { SkippedPart } from './skipped-part.ts';

/**
 * A table with a row for each player and a column for each round, such as a season with its events side by side: the
 * lines of heads above a column, spread as merged cells are, say which round of which event it is.
 */
export type ScoreGrid = {
  readonly titles: readonly SheetRow[];
  readonly heads: readonly SheetRow[];
  readonly players: readonly SheetRow[];
  readonly nameAt: number;
  readonly firstAt: number;
  /** Places of the columns that hold scores. */
  readonly columns: readonly number[];
};

/** A column of rounds with what its heads say. */
export type RoundColumn = {
  readonly at: number;
  readonly context: SheetContext;
  /** The number that the head says; null for none. */
  readonly number: number | null;
  readonly hasOwnDay: boolean;
};

/** Heads of sums, means and extremes, besides those that `fieldOfHead` knows as no score. */
const noRound =
  /^(?:(?:event |season |grand |team )?(?:total|tot|t|sum|strokes)|(?:season |scoring |stroke )?(?:avg|average|ave|mean|schnitt)(?: .*)?|low|high|best|worst|min|max|rk|fin|rounds?|rds|rnds|events|points|pts|summe|gesamt)$/;

function isOfNoRound(head: string): boolean {
  if (/^\s*#\s*$/.test(head) || noRound.test(plainHead(head))) return true;
  const field = fieldOfHead(head);
  return field !== undefined && field !== 'score';
}

/** The columns of rounds of a grid, and what its heads say and nobody reads. */
type ReadColumns = { readonly columns: readonly RoundColumn[]; readonly unread: readonly SkippedPart[] };

/**
 * The columns of rounds of a grid; none if its heads do not say of which rounds its columns are.
 *
 * @param base what the titles of the sheet say
 */
export function roundColumnsOf(grid: ScoreGrid, base: SheetContext, rules: SheetRules): ReadColumns {
  const { heads, nameAt, firstAt, columns } = grid;
  const width = Math.max(...heads.map(({ cells }) => cells.length), ...columns.map((at) => at + 1));
  const lines = heads.map(({ row, cells }) => ({
    row,
    own: cells,
    label: cells.slice(0, firstAt).findLast((cell, at) => at <= nameAt && cell !== '') ?? '',
    spread: spreadFrom(cells, firstAt, width),
  }));
  const roundLine = lines.find(({ own }) => own.some((text) => roundOfHead(text) !== null));
  const unread: SkippedPart[] = [];
  const found: RoundColumn[] = [];
  for (const at of columns) {
    const own = lines.map((line) => line.own[at] ?? '').filter((text) => text !== '');
    if (own.some(isOfNoRound)) continue;
    const isScoreHead = own.some((text) => fieldOfHead(text) === 'score');
    const number = own.map(roundOfHead).find((one) => one !== null) ?? (isScoreHead ? 1 : null);
    const texts = lines.flatMap(({ row, label, spread }) => {
      const text = spread[at] ?? '';
      const isKnown = text === '' || roundOfHead(text) !== null || fieldOfHead(text) !== undefined;
      return isKnown ? [] : [{ row, label, text }];
    });
    const context = texts.reduce((known, { label, text }) => withHead(known, label, text, rules), noContext);
    const hasOwnDay = own.some((text) => withTitle(noContext, text, rules).days !== null || isWithoutYear(text));
    const beside = roundLine?.own[at] ?? '';
    const isOther = beside !== '' && !/\d/.test(beside) && fieldOfHead(beside) !== 'score';
    // A head that is no known word, such as 'Speed', makes its numbers no scores, also beside those of rounds.
    if (isOther || (number === null && !hasOwnDay && context.tournament === null)) {
      const last = texts.findLast(({ text }) => own.includes(text));
      const isSum = isSumOf(at, found, grid);
      if (last !== undefined && !isSum) unread.push({ row: last.row, what: 'cell', text: notRead(last.text) });
      continue;
    }
    const whole = withBase(named(context, number === null && hasOwnDay), base, {
      isNamedByCourse: number !== null,
      chosenPar: rules.chosenPar,
    });
    const place = whole.tournament ?? whole.course;
    const rows = texts.map(({ row, text }) => ({ row, cells: [text] }));
    unread.push(
      ...unreadOf(rows, whole).map((part) => ({
        ...part,
        text: place === null ? part.text : `${place}: ${part.text}`,
      })),
    );
    found.push({ at, context: whole, number, hasOwnDay });
  }
  const ofRounds = found.filter((column, place) => {
    const before = found.slice(0, place).filter(({ context }) => context.tournament === column.context.tournament);
    return !isSumOf(column.at, before, grid);
  });
  // A head that is spread over columns is named once.
  const apart = new Map(unread.map((part) => [`${part.row} ${part.text}`, part]));
  return { columns: ofRounds, unread: [...apart.values()] };
}

/** A context with what a head says, by the label of its line if there is one. */
function withHead(known: SheetContext, label: string, text: string, rules: SheetRules): SheetContext {
  if (isFigureLabel(label)) return withFigureOf(known, label, text);
  const field = fieldOfHead(label);
  return field === undefined || field === null || field === 'player' || field === 'lastName'
    ? withTitle(known, text, rules)
    : withLabelled(known, field, text, rules);
}

/** A merged cell has its text in the first of its columns; a sum's head stands above itself alone. */
function spreadFrom(cells: readonly string[], from: number, width: number): readonly string[] {
  let last = '';
  return Array.from({ length: width }, (_unused, at) => {
    const own = at < from ? '' : (cells[at] ?? '');
    if (own !== '') last = isOfNoRound(own) ? '' : own;
    return own === '' ? last : own;
  });
}

/** Gives a name of which nobody knows what it is to the event, or to the course where a day stands for the event. */
function named(context: SheetContext, isDayAlone: boolean): SheetContext {
  const names = [...context.names];
  const tournament = context.tournament ?? (isDayAlone && names.length < 2 ? null : (names.shift() ?? null));
  const course = context.course ?? names.shift() ?? null;
  return { ...context, tournament, course, names: [], unread: [...context.unread, ...names] };
}

/** An event whose heads say its course alone is known by it. */
function withBase(
  own: SheetContext,
  base: SheetContext,
  { isNamedByCourse, chosenPar }: { readonly isNamedByCourse: boolean; readonly chosenPar: number | null },
): SheetContext {
  return {
    ...figuresOver(own, base, chosenPar),
    days: own.days ?? (own.tournament === null ? base.days : null),
    course: own.course ?? base.course,
    tournament: own.tournament ?? base.tournament ?? (isNamedByCourse ? own.course : null),
    names: [],
    unread: own.unread,
  };
}

/** Whether a column holds the sum of columns before it, whatever its head says. */
function isSumOf(at: number, before: readonly RoundColumn[], { players }: ScoreGrid): boolean {
  const sums = players.flatMap(({ cells }) => {
    const known = before.flatMap((column) => numberOf(cells[column.at] ?? '') ?? []);
    const own = numberOf(cells[at] ?? '');
    return own === null || known.length < 2 ? [] : [own === known.reduce((sum, value) => sum + value, 0)];
  });
  return sums.length > 0 && sums.filter(Boolean).length * 2 >= sums.length;
}

const numberOf = (text: string): number | null => {
  const cell = readScore(text);
  return isTotal(cell) ? cell.value : null;
};
