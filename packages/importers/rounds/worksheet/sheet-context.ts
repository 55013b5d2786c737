import type { DayOrder } from '@strokebook/contract';
import { addDays, type CalendarDay } from '@strokebook/golf/calendar';
import { fold } from '@strokebook/golf/format';
import type { RoundType } from '@strokebook/golf/model';
import { readDays } from '../../tables/read-day.ts';
import { fieldOfHead } from './guess-meanings.ts';
import { type Days, isWithoutYear, readSeasonDays, type Season } from './season.ts';
import type { SheetRow } from './sheet-blocks.ts';

/** What the titles above a table, its sheet's name, or the person who imports say of all its rounds. */
export type SheetContext = {
  readonly days: Days | null;
  readonly course: string | null;
  readonly tournament: string | null;
  readonly par: number | null;
  readonly rating: number | null;
  readonly slope: number | null;
  /** Texts of which nobody knows what they are, in their order: an event or a course whose name says neither. */
  readonly names: readonly string[];
};

export const noContext: SheetContext = {
  ...{ days: null, course: null, tournament: null, par: null, rating: null, slope: null },
  names: [],
};

/** How titles are read: the order of day and month, and the years of days without one. */
export type TitleRules = { readonly dayOrder: DayOrder; readonly season: Season | null };

const courseWords = /\b(g\.?c\.?|golf|country club|c\.?c\.?|links|course|golfclub|club)\b/i;
/** 'Lake State Women's Golf' is a team. */
const teamWords = /\b(team|season|coach|scoring|scores?|stroke average|qualifying rounds)\b|\b(wo)?men['’]?s\b/i;
const tournamentWords =
  /\b(invitational|invite|inv\.?|championships?|champ\.|open|classic|cup|qualifiers?|qualifying|tournament|intercollegiate|collegiate|shootout|match|trophy|masters|challenge|regionals?|nationals|preview|showdown)(?![\p{L}\p{N}])/iu;

/**
 * Reads titles such as 'Example Invitational – Pine Hollow GC – March 14-15, 2026', 'Course: Pine Hollow', 'Par 72'.
 *
 * @param before what holds where the titles say nothing
 */
export function contextOf(
  titles: readonly SheetRow[],
  rules: TitleRules,
  before: SheetContext = noContext,
): SheetContext {
  let found = noContext;
  for (const { cells } of titles) {
    const texts = cells.filter((cell) => cell !== '');
    for (const [place, text] of texts.entries()) {
      const label = /^(.{1,24}?)\s*[:=]\s*(.*)$/.exec(text);
      // The value stands in the same cell or in the next one.
      const field = fieldOfHead(label?.[1] ?? text);
      const value = label?.[2] || (texts[place + 1] ?? '');
      if ((label !== null || texts.length > 1) && value !== '') found = withLabelled(found, field, value, rules);
      if (label === null || field === undefined) found = withTitle(found, text, rules);
    }
    // In a CSV file without quotation marks the comma of 'May 2-3, 2026' ends a cell.
    const whole = texts.join(', ');
    const days = found.days === null ? readDays(dayInTitle.exec(whole)?.[0] ?? '', rules.dayOrder) : null;
    if (days !== null) found = { ...found, days };
  }
  // Below the name of an event stands where it was played.
  const [place, other] = found.names;
  const isPlace = found.tournament !== null && found.course === null && place !== undefined && other === undefined;
  return {
    days: found.days ?? before.days,
    course: found.course ?? (isPlace ? place : before.course),
    tournament: found.tournament ?? before.tournament,
    par: found.par ?? before.par,
    rating: found.rating ?? before.rating,
    slope: found.slope ?? before.slope,
    names: isPlace ? [] : found.names,
  };
}

/** A context with the value of a field, such as the cell beside 'Par' or below it. */
export function withLabelled(
  context: SheetContext,
  field: ReturnType<typeof fieldOfHead>,
  value: string,
  rules: TitleRules,
): SheetContext {
  const number = Number(value.replace(',', '.'));
  switch (field) {
    case 'playedOn':
      return { ...context, days: readSeasonDays(value, rules.dayOrder, rules.season) ?? context.days };
    case 'course':
      return { ...context, course: value };
    case 'tournament':
      return { ...context, tournament: value };
    case 'par':
      return /^\d\d$/.test(value) ? { ...context, par: number } : context;
    case 'courseRating':
      return value.includes('/')
        ? withPiece(context, value)
        : isRating(number)
          ? { ...context, rating: number }
          : context;
    case 'slopeRating':
      return /^\d{2,3}$/.test(value) ? { ...context, slope: number } : context;
    default:
      return context;
  }
}

const isRating = (value: number): boolean => value > 50 && value < 90;

/** Days in a title, in words and figures; they may have a comma in them, where other parts of a title end. */
const dayInTitle =
  /(?<![\d.])(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d{2}-\d{2}|\p{L}{3,9}\.? \d{1,2}(?:\s*[-–&]\s*(?:\p{L}{3,9}\.? )?\d{1,2})?,? \d{4}|\d{1,2}\.?(?:\s*[-–]\s*\d{1,2}\.?)? \p{L}{3,9}\.? \d{4})(?!\d)/u;
/** Days without their year: '9/8-9/9', 'Sep 29-Oct 1', '8/23 AM'. */
const yearlessInTitle =
  /(?<![\d./-])(?:\d{1,2}[./]\d{1,2}\.?(?:\s*[-–&]\s*(?:\d{1,2}[./])?\d{1,2})?|\p{L}{3,9}\.? \d{1,2}(?:\s*[-–&]\s*(?:\p{L}{3,9}\.? )?\d{1,2})?)(?:\s+[ap]\.?m\.?)?(?![\p{L}\d./])/giu;
const betweenParts = /\s+[-–—|•·/]\s+|\s*[|•·;\n]\s*|,\s+(?=\p{Lu})|\s+(?=\()|\s+(?=@)|\s+at\s+(?=\p{Lu})/u;

/** A context with what one title, or the head of an event, says. */
export function withTitle(context: SheetContext, title: string, rules: TitleRules): SheetContext {
  const [text, days] = daysInTitle(title, rules);
  const rest = days === null ? title : title.replace(text, ' | ');
  return rest
    .split(betweenParts)
    .map((piece) => piece.replaceAll(/^[\s(,–—-]+|[\s),–—-]+$/g, ''))
    .filter((piece) => piece !== '')
    .reduce(withPiece, days === null ? context : { ...context, days });
}

/** The days of a title that have no year. */
export const yearlessDaysIn = (title: string): readonly string[] =>
  [...title.matchAll(yearlessInTitle)].flatMap(([text]) => (isWithoutYear(text) ? [text] : []));

function daysInTitle(title: string, { dayOrder, season }: TitleRules): readonly [text: string, days: Days | null] {
  const whole = dayInTitle.exec(title)?.[0] ?? title;
  const days = readDays(whole, dayOrder);
  if (days !== null) return [whole, days];
  for (const [text] of title.matchAll(yearlessInTitle)) {
    const yearless = readSeasonDays(text, dayOrder, season);
    if (yearless !== null) return [text, yearless];
  }
  return [title, null];
}

function withPiece(context: SheetContext, piece: string): SheetContext {
  const par = /^(?:par\s*)?(\d\d)$/i.exec(piece)?.[1];
  if (par !== undefined)
    return Number(par) > 53 && Number(par) < 81 ? { ...context, par: context.par ?? Number(par) } : context;
  const tee = /^(?:cr|rating|course rating)?:?\s*(\d\d[.,]\d)(?:\s*[/,]\s*(?:slope)?\s*(\d{2,3}))?$/i.exec(piece);
  if (tee !== null) {
    const [rating, slope] = [Number((tee[1] ?? '').replace(',', '.')), tee[2]];
    return { ...context, rating, slope: slope === undefined ? context.slope : Number(slope) };
  }
  const slope = /^(?:slope|sl)\.?:?\s*(\d{2,3})$/i.exec(piece)?.[1];
  if (slope !== undefined) return { ...context, slope: Number(slope) };
  if (piece.startsWith('@')) return { ...context, course: context.course ?? piece.slice(1).trim() };
  if (tournamentWords.test(piece) && context.tournament === null) return { ...context, tournament: piece };
  const isTeam = teamWords.test(piece);
  if (courseWords.test(piece) && context.course === null && !isTeam) return { ...context, course: piece };
  const isName = /\p{L}{3}/u.test(piece) && !/\d/.test(piece) && !isTeam;
  return isName ? { ...context, names: [...context.names, piece] } : context;
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
