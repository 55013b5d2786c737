import { addDays, type CalendarDay } from '@strokebook/golf/calendar';
import { fold } from '@strokebook/golf/format';
import type { RoundType } from '@strokebook/golf/model';
import { withoutWeekdays } from '../../tables/month-words.ts';
import { type CourseFigure, FIGURE_MARK, figuresIn, isFigureLabel } from './course-figures.ts';
import { daysInTitle, type SheetRules, type TitleRules, yearlessDaysIn } from './days-in-title.ts';
import { type FiguresOfCourse, figuresOver, soundFigures, unsureFigures } from './figures-of-course.ts';
import { fieldOfHead } from './guess-meanings.ts';
import { type Days, readSeasonDays, seasonIn } from './season.ts';
import type { SheetRow } from './sheet-blocks.ts';
import type { SkippedPart } from './skipped-part.ts';

/** What the titles above a table, its sheet's name, or the person who imports say of all its rounds. */
export type SheetContext = FiguresOfCourse & {
  readonly days: Days | null;
  readonly course: string | null;
  readonly tournament: string | null;
  /** Texts of which nobody knows what they are, in their order: an event or a course whose name says neither. */
  readonly names: readonly string[];
  /** Texts that are nothing that is known. */
  readonly unread: readonly string[];
};

export const noContext: SheetContext = {
  ...{ days: null, course: null, tournament: null, par: null, rating: null, slope: null },
  ...{ figures: [], names: [], unread: [] },
};

const courseWords = /\b(g\.?c\.?|golf|country club|c\.?c\.?|links|course|golfclub|club)\b/i;
/** 'Lake State Women's Golf' is a team. */
const teamWords = /\b(team|season|coach|scoring|scores?|stroke average|qualifying rounds)\b|\b(wo)?men['’]?s\b/i;
const tournamentWords =
  /\b(invitational|invite|inv\.?|championships?|champ\.|open|classic|cup|qualifiers?|qualifying|tournament|intercollegiate|collegiate|shootout|match|trophy|masters|challenge|regionals?|nationals|preview|showdown)(?![\p{L}\p{N}])/iu;
/** Tees of a course, which are no name of it. */
const teeWords = /\b(?:tees?|tips)$|^(?:black|blue|white|red|gold|silver|green|yellow|orange|back|forward)s?$/i;

/**
 * Reads titles such as 'Example Invitational – Pine Hollow GC – March 14-15, 2026', 'Course: Pine Hollow', 'Par 72'.
 *
 * @param before what holds where the titles say nothing
 */
export function contextOf(
  titles: readonly SheetRow[],
  rules: SheetRules,
  before: SheetContext = noContext,
): SheetContext {
  let found = noContext;
  for (const { cells } of titles) {
    const texts = cells.filter((cell) => cell !== '');
    for (const [place, text] of texts.entries()) {
      const isValue = place > 0 && isLabelOfNext(texts[place - 1] ?? '', text);
      if (!isValue) found = withoutTalk(found, withCell(found, text, texts[place + 1] ?? '', rules));
    }
    // In a CSV file without quotation marks the comma of 'May 2-3, 2026' ends a cell.
    const days = found.days === null ? (daysInTitle(texts.join(', '), { ...rules, season: null })?.days ?? null) : null;
    if (days !== null) found = { ...found, days };
  }
  // Below the name of an event stands where it was played.
  const [place, other] = found.names;
  const isPlace = found.tournament !== null && found.course === null && place !== undefined && other === undefined;
  return {
    days: found.days ?? before.days,
    course: found.course ?? (isPlace ? place : before.course),
    tournament: found.tournament ?? before.tournament,
    ...figuresOver(found, before, rules.chosenPar),
    names: isPlace ? [] : found.names,
    unread: found.unread,
  };
}

/** 'Rating' in one cell, and '73.9' in the next. */
const isLabelOfNext = (label: string, value: string): boolean =>
  isFigureLabel(label) && figuresIn(`${label} ${value}`).figures.length > 0;

/** A context with what a cell of a title says, or the cell with the next one. */
function withCell(context: SheetContext, text: string, next: string, rules: TitleRules): SheetContext {
  if (isLabelOfNext(text, next)) return withTitle(context, `${text} ${next}`, rules);
  const label = /^(.{1,24}?)\s*[:=]\s*(.*)$/.exec(text);
  // The value stands in the same cell or in the next one.
  const field = fieldOfHead(label?.[1] ?? text);
  const value = label?.[2] || next;
  const isLabelled = value !== '' && !isFigureLabel(label?.[1] ?? text);
  const labelled = isLabelled ? withLabelled(context, field, value, rules) : context;
  return label === null || field === undefined || !isLabelled ? withTitle(labelled, text, rules) : labelled;
}

/** Titles are full of words that no round needs: what is not read is named of those with figures of a course alone. */
function withoutTalk(before: SheetContext, { names, ...after }: SheetContext): SheetContext {
  const isOfFigures = after.figures.length > before.figures.length;
  const isUnclear = after.unread.some((text) => !before.unread.includes(text) && figuresIn(text).unclear.length > 0);
  return { ...after, names, unread: isOfFigures || isUnclear ? after.unread : before.unread };
}

/** A context with the value of a field, such as the cell beside 'Course' or below it. */
export function withLabelled(
  context: SheetContext,
  field: ReturnType<typeof fieldOfHead>,
  value: string,
  rules: TitleRules,
): SheetContext {
  switch (field) {
    case 'playedOn': {
      const days = readSeasonDays(value, rules.dayOrder, rules.season);
      return days === null ? withTitle(context, value, rules) : { ...context, days };
    }
    case 'course':
      return withNameOf(context, 'course', value);
    case 'tournament':
      return withNameOf(context, 'tournament', value);
    case 'par':
      return withFigureOf(context, 'Par', value);
    case 'courseRating':
      return withFigureOf(context, 'CR', value);
    case 'slopeRating':
      return withFigureOf(context, 'Slope', value);
    default:
      return context;
  }
}

/** A figure with its label: 'Rating/Slope' before '73.9/134'. */
export function withFigureOf(context: SheetContext, label: string, value: string): SheetContext {
  const text = value.replaceAll('\n', ' ');
  if (figuresIn(`${label} ${text}`).figures.length > 0) return withLine(context, `${label} ${text}`);
  return isOfNothing(text) ? context : withUnread(context, text);
}

/** A name that is labelled as such, without the figures behind it: 'Course: Pine Hollow (Par 72, 73.9/134)'. */
function withNameOf(context: SheetContext, field: 'course' | 'tournament', value: string): SheetContext {
  const { figures, unclear, rest } = figuresIn(value.replaceAll('\n', ' '));
  if (figures.length === 0) return { ...context, [field]: value, unread: [...context.unread, ...unclear] };
  const [name = '', ...others] = piecesOf(rest).filter((piece) => piece !== FIGURE_MARK);
  return withFigures({ ...context, [field]: name || context[field] }, figures, [...unclear, ...others]);
}

const withFigures = (
  context: SheetContext,
  figures: readonly CourseFigure[],
  unread: readonly string[],
): SheetContext => ({
  ...context,
  ...soundFigures([...context.figures, ...figures]),
  unread: [...context.unread, ...unread],
});

const withUnread = (context: SheetContext, text: string): SheetContext => ({
  ...context,
  unread: [...context.unread, text],
});

/** Stands in a title where its days were. */
const DAY_MARK = '\u0000';
const betweenParts = /\s+[-–—|•·/]\s+|\s*[|•·;\n]\s*|,\s+(?=\p{Lu})|\s+(?=\()|\s+(?=@)|\s+at\s+(?=\p{Lu})/u;

const piecesOf = (text: string): readonly string[] =>
  text
    .split(betweenParts)
    .map((piece) => piece.replaceAll(/^[\s(),:=/&–—-]+|[\s(),:=/&–—-]+$/g, ''))
    .filter((piece) => piece !== '');

/** A context with what one title, or the head of an event, says. */
export function withTitle(context: SheetContext, title: string, rules: TitleRules): SheetContext {
  const found = daysInTitle(title, rules);
  if (found === null) return title.split('\n').reduce(withLine, context);
  const rest = title.replace(found.text, `|${DAY_MARK}|`);
  return rest.split('\n').reduce(withLine, { ...context, days: found.days });
}

function withLine(context: SheetContext, line: string): SheetContext {
  const { figures, unclear, rest } = figuresIn(line);
  const pieces = piecesOf(rest);
  const known = withFigures(context, figures, unclear);
  const firstFigure = pieces.indexOf(FIGURE_MARK);
  const read = pieces.reduce((so, piece, place) => {
    if (piece === FIGURE_MARK || piece === DAY_MARK) return so;
    // 'Par 72 from the blues 73.9/134': names begin with a capital.
    const isRemark = firstFigure >= 0 && place > firstFigure && /^\p{Ll}/u.test(piece);
    return isRemark ? withUnread(so, piece) : withPiece(so, piece);
  }, known);
  // One name beside figures is the course that has them.
  const [name, other] = read.names.slice(context.names.length);
  const isPlace = figures.length > 0 && read.course === null && !pieces.includes(DAY_MARK) && other === undefined;
  return isPlace && name !== undefined ? { ...read, course: name, names: context.names } : read;
}

function withPiece(context: SheetContext, piece: string): SheetContext {
  if (piece.startsWith('@')) return { ...context, course: context.course ?? piece.slice(1).trim() };
  if (fieldOfHead(piece) === 'course') return context;
  const isTee = teeWords.test(piece);
  if (tournamentWords.test(piece) && context.tournament === null && !isTee) return { ...context, tournament: piece };
  const isTeam = teamWords.test(piece);
  if (courseWords.test(piece) && context.course === null && !isTeam && !isTee) {
    // 'Course Forest Akers West' is labelled; 'Course' alone and 'Course de Bordeaux' are not.
    return { ...context, course: piece.replace(/^[Cc]ourse\s+(?=\p{Lu})/u, '') };
  }
  // 'Pinehurst No. 2' is a name, 'Round 2' is none.
  const isName = /\p{L}{3}/u.test(piece) && !/\d/.test(piece.replace(/(?:\bno\.? ?|#)\d$/i, '')) && !isTeam && !isTee;
  if (isName && !isWeekday(piece)) return { ...context, names: [...context.names, piece] };
  const isOtherDay = context.days !== null && yearlessDaysIn(piece).length > 0;
  return isOfNothing(piece) && !isOtherDay ? context : withUnread(context, piece);
}

const isWeekday = (piece: string): boolean => /\p{L}/u.test(piece) && !/[\p{L}\p{N}]/u.test(withoutWeekdays(piece));

/** Seasons, days whose year is asked, weekdays, halves of a day, and the midnight that programs write behind days. */
const isOfNothing = (piece: string): boolean =>
  !/[\p{L}\p{N}]/u.test(piece) ||
  /^(?:[ap]\.?m\.?|0?0:00(?::00)?)$/i.test(piece) ||
  seasonIn([piece]) !== null ||
  yearlessDaysIn(piece).length > 0 ||
  isWeekday(piece);

export const notRead = (text: string): string => `'${text.replaceAll('\n', ' ')}' is not read.`;

/** Says of the texts of rows what is not read of them. */
export function unreadOf(rows: readonly SheetRow[], { unread, figures }: SheetContext): readonly SkippedPart[] {
  const rowOf = (text: string): number =>
    rows.find(({ cells }) => cells.some((cell) => cell.replaceAll('\n', ' ').includes(text)))?.row ?? rows[0]?.row ?? 0;
  const parts = unread.map((text) => ({ text, said: notRead(text) }));
  return [...parts, ...unsureFigures(figures)].map(({ text, said }) => ({
    ...{ row: rowOf(text), what: 'cell' },
    text: said,
  }));
}

/** The day of a tournament's round: with fewer days than rounds, the first day has two. */
export function dayOfRound(days: SheetContext['days'], round: number, rounds: number): CalendarDay | null {
  if (days === null) return null;
  const span = Math.round((Date.parse(days.last) - Date.parse(days.first)) / 86_400_000) + 1;
  const early = Math.max(0, rounds - span);
  const day = addDays(days.first, Math.max(0, round - 1 - early));
  return day > days.last ? days.last : day;
}

/** The type of a round by its word; where that says nothing, by the name of what it was played in. */
export const typeOf = (word: string, tournament: string | null): RoundType =>
  typeIn(word) ?? (tournament === null ? 'practice' : competitionIn(tournament));

function typeIn(word: string): RoundType | null {
  const text = fold(word);
  if (/qualif/.test(text)) return 'qualifier';
  if (/\bmatch/.test(text)) return 'match';
  if (/practi[cs]e|casual|social/.test(text)) return 'practice';
  return /tournament|competition|event|comp\b|medal/.test(text) ? 'tournament' : null;
}

/** A name alone makes no practice round. */
function competitionIn(name: string): RoundType {
  const type = typeIn(name);
  return type === null || type === 'practice' ? 'tournament' : type;
}
