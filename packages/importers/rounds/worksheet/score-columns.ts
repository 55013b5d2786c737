import { readScore } from '../words/result-words.ts';
import { fieldOfHead, plainHead, roundOfHead } from './guess-meanings.ts';
import { isWithoutYear } from './season.ts';
import type { SheetRow } from './sheet-blocks.ts';
import { noContext, type SheetContext, type TitleRules, withLabelled, withTitle } from './sheet-context.ts';

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

/**
 * The columns of rounds of a grid; empty if its heads do not say of which rounds its columns are.
 *
 * @param base what the titles of the sheet say
 */
export function roundColumnsOf(grid: ScoreGrid, base: SheetContext, rules: TitleRules): readonly RoundColumn[] {
  const { heads, nameAt, firstAt, columns } = grid;
  const width = Math.max(...heads.map(({ cells }) => cells.length), ...columns.map((at) => at + 1));
  const lines = heads.map(({ cells }) => ({
    own: cells,
    label: cells.slice(0, firstAt).findLast((cell, at) => at <= nameAt && cell !== '') ?? '',
    spread: spreadFrom(cells, firstAt, width),
  }));
  const found = columns.flatMap((at): RoundColumn[] => {
    const own = lines.map((line) => line.own[at] ?? '').filter((text) => text !== '');
    if (own.some(isOfNoRound)) return [];
    const isScoreHead = own.some((text) => fieldOfHead(text) === 'score');
    const number = own.map(roundOfHead).find((one) => one !== null) ?? (isScoreHead ? 1 : null);
    const texts = lines.flatMap(({ label, spread }) => {
      const text = spread[at] ?? '';
      return text === '' || roundOfHead(text) !== null || fieldOfHead(text) !== undefined ? [] : [{ label, text }];
    });
    const context = texts.reduce((known, { label, text }) => {
      const field = fieldOfHead(label);
      return field === undefined || field === null || field === 'player' || field === 'lastName'
        ? withTitle(known, text, rules)
        : withLabelled(known, field, text, rules);
    }, noContext);
    const hasOwnDay = own.some((text) => withTitle(noContext, text, rules).days !== null || isWithoutYear(text));
    // A head that is no known word, such as 'Speed', makes its numbers no scores.
    if (number === null && !hasOwnDay && context.tournament === null) return [];
    return [{ at, context: named(context, number === null && hasOwnDay), number, hasOwnDay }];
  });
  return withoutSums(found, grid).map((column) => ({ ...column, context: withBase(column.context, base) }));
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
  return { ...context, tournament, course: context.course ?? names.shift() ?? null, names: [] };
}

const withBase = (own: SheetContext, base: SheetContext): SheetContext => ({
  days: own.days ?? (own.tournament === null ? base.days : null),
  course: own.course ?? base.course,
  tournament: own.tournament ?? base.tournament,
  par: own.par ?? base.par,
  rating: own.rating ?? base.rating,
  slope: own.slope ?? base.slope,
  names: [],
});

/** Without the columns that hold the sum of the columns of their event before them, whatever their head says. */
function withoutSums(columns: readonly RoundColumn[], { players }: ScoreGrid): readonly RoundColumn[] {
  return columns.filter((column, place) => {
    const before = columns.slice(0, place).filter(({ context }) => context.tournament === column.context.tournament);
    const sums = players.flatMap(({ cells }) => {
      const values = before.map(({ at }) => numberOf(cells[at] ?? ''));
      const own = numberOf(cells[column.at] ?? '');
      const known = values.flatMap((value) => value ?? []);
      return own === null || known.length < 2 ? [] : [own === known.reduce((sum, value) => sum + value, 0)];
    });
    return sums.length === 0 || sums.filter(Boolean).length * 2 < sums.length;
  });
}

const numberOf = (text: string): number | null => {
  const cell = readScore(text);
  return cell.kind === 'strokes' || cell.kind === 'relative' ? cell.value : null;
};
