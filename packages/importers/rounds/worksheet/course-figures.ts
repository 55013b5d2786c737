import { isWithin, roundLimits } from '@strokebook/golf/model';
import { rememberTexts } from '../../tables/remember-texts.ts';
import { type FigureItem, figureItemsOf, type FigureToken, figureTokensOf, isLabelAlone } from './figure-tokens.ts';

/** What a text says of a course, and how it says it. */
export type CourseFigure = {
  readonly field: 'par' | 'rating' | 'slope';
  readonly value: number;
  readonly text: string;
};

/** A text's figures, what looks like one and cannot be told, and the text with a mark in place of both. */
export type FiguresOfText = {
  readonly figures: readonly CourseFigure[];
  readonly unclear: readonly string[];
  readonly rest: string;
};

/** Stands in a text where its figures were. */
export const FIGURE_MARK = '\u0001';

/** A number alone is the par of eighteen holes. */
const MIN_PAR_OF_18 = 54;
const [, MAX_PAR] = roundLimits.totalPar;
const [, MAX_RATING] = roundLimits.rating;
/** The shortest and the longest tees of eighteen holes are rated about ten strokes from par. */
const MAX_FROM_PAR = 12;
/** A number with one decimal up to here can be a day of a month: '31.8'. */
const MAX_DATE = 32;

const limits = { par: roundLimits.totalPar, rating: roundLimits.rating, slope: roundLimits.slope };

const canBe = (field: CourseFigure['field'], { value, isDecimal }: FigureItem): boolean =>
  isWithin(value, limits[field]) && (field === 'rating' || !isDecimal);

/** Whether a rating can be that of a course with a par. */
export const isPlausible = (par: number, rating: number): boolean => Math.abs(par - rating) <= MAX_FROM_PAR;

/** Whether a text is the label of figures: 'CR/SR', "Women's rating", 'Par / Rating / Slope'. */
export const isFigureLabel = (text: string): boolean => isLabelAlone(figureTokensOf(text));

/**
 * Finds par, course rating and slope in one line, labelled or not, in any order: 'Par 72, 73.9/134', 'CR 73,9 SR 134',
 * 'p72 73.9/134', '72, 73.9, 134'. Lengths beside them are left out. A number that could be two things is none.
 */
export const figuresIn = rememberTexts(findFigures);

function findFigures(line: string): FiguresOfText {
  const figures: CourseFigure[] = [];
  const unclear: string[] = [];
  let rest = '';
  let end = 0;
  for (const run of runsOf(figureTokensOf(line))) {
    const [from, to] = [run[0]?.from ?? 0, run.at(-1)?.to ?? 0];
    const items = figureItemsOf(run, canBe);
    const isApart = isEdge(line.slice(0, from), 'end') && isEdge(line.slice(to), 'start');
    const fields = fieldsOf(items, { line, isApart });
    const taken = items.flatMap((item, place): readonly CourseFigure[] => {
      const field = fields[place];
      return field === undefined || field === null ? [] : [{ field, value: item.value, text: textOf(line, item) }];
    });
    const left = items.filter((_item, place) => fields[place] === null);
    const isOfFigures = taken.length > 0 || left.some(({ label }) => label !== null) || isPair(left, line);
    if (!isOfFigures) continue;
    figures.push(...taken);
    unclear.push(...left.map((item) => textOf(line, item)));
    rest += `${line.slice(end, from)}|${FIGURE_MARK}|`;
    end = to;
  }
  return { figures, unclear, rest: rest + line.slice(end) };
}

/** Tokens with nothing but separators between them. */
function runsOf(tokens: readonly FigureToken[]): readonly (readonly FigureToken[])[] {
  const runs: FigureToken[][] = [[]];
  for (const token of tokens) {
    if (token.kind === 'word') runs.push([]);
    else runs.at(-1)?.push(token);
  }
  return runs.filter((run) => run.some(({ kind }) => kind === 'number'));
}

/** Whether a text has an end, a bracket or the like at the side where figures stand, and no word. */
const isEdge = (text: string, side: 'start' | 'end'): boolean =>
  (side === 'end' ? /(?:^|[,;:()[\]|·•–—]|\s[-/])\s*$/ : /^\s*(?:$|[,;:()[\]|·•–—]|[-/]\s)/).test(text);

const textOf = (line: string, { from, to }: FigureItem): string => line.slice(from, to).trim();

/** '72/134' is two of three things. */
const isPair = ([first, second]: readonly FigureItem[], line: string): boolean =>
  first !== undefined &&
  second !== undefined &&
  canBe('rating', first) &&
  second.value > MAX_PAR &&
  canBe('slope', second) &&
  line.slice(first.to, second.from).includes('/');

type Field = CourseFigure['field'] | null;
type Around = { readonly line: string; readonly isApart: boolean };

/** What each number of a run is; null if it cannot be told. */
function fieldsOf(items: readonly FigureItem[], around: Around): readonly Field[] {
  const fields: Field[] = [];
  const has = (field: Field): boolean => fields.includes(field) || items.some(({ label }) => label === field);
  for (const [place, item] of items.entries()) {
    const isReversed = fields[place - 1] === 'slope' && items[place - 1]?.label === null && item.isDecimal;
    if (item.label !== null) fields.push(item.isLabelRight ? item.label : null);
    else if (item.isDecimal) fields.push(isReversed || isRating(items, place, has, around) ? 'rating' : null);
    else fields.push(fieldOfWhole(items, place, { fields, has }, around));
  }
  return fields;
}

/** Whether a number with a decimal and no label is a rating: beside a slope or a par, or alone between separators. */
function isRating(
  items: readonly FigureItem[],
  place: number,
  has: (field: Field) => boolean,
  { line, isApart }: Around,
): boolean {
  const [item, next] = [items[place], items[place + 1]];
  if (item === undefined || !canBe('rating', item)) return false;
  const isBesideSlash = next !== undefined && line.slice(item.to, next.from).includes('/');
  const isBeforeSlope =
    next !== undefined && next.label === null && canBe('slope', next) && (next.value > MAX_PAR || isBesideSlash);
  if (isBeforeSlope && (isBesideSlash || item.value >= MAX_DATE)) return true;
  return has('par') || has('slope') || (items.length === 1 && isApart && item.value >= MAX_DATE);
}

function fieldOfWhole(
  items: readonly FigureItem[],
  place: number,
  known: { readonly fields: readonly Field[]; readonly has: (field: Field) => boolean },
  { line, isApart }: Around,
): Field {
  const [item, next] = [items[place] as FigureItem, items[place + 1]];
  const previous = items[place - 1];
  const before = known.fields[place - 1];
  const isBound = previous !== undefined && /[/&-]/.test(line.slice(previous.to, item.from));
  const isBoundToNext = next !== undefined && line.slice(item.to, next.from).includes('/');
  if (before === 'rating' && canBe('slope', item) && (item.value > MAX_PAR || isBound)) return 'slope';
  if (next?.label === null && isBoundToNext && canBe('rating', next) && next.isDecimal && item.value > MAX_RATING) {
    return canBe('slope', item) ? 'slope' : null;
  }
  const isOfRating = next !== undefined && canBe('rating', next) && (next.isDecimal || next.label === 'rating');
  if (!known.has('par') && canBe('par', item) && isOfRating && isPlausible(item.value, next.value)) {
    return isApart || items[place + 2] !== undefined ? 'par' : null;
  }
  // A rating that is a whole number stands before a slope, where the par is known.
  const isBeforeSlope = next?.label === null && isBoundToNext && canBe('slope', next) && next.value > MAX_RATING;
  if (isBeforeSlope && known.has('par') && canBe('rating', item)) return 'rating';
  if (before === 'par' && isBound && canBe('par', item)) return 'par';
  const isAlone = items.length === 1 && isApart;
  const isBehindSlope = before === 'slope' && !known.has('par');
  return (isAlone || isBehindSlope) && item.value >= MIN_PAR_OF_18 && canBe('par', item) ? 'par' : null;
}
