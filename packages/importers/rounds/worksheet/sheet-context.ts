import type { DayOrder } from '@strokebook/contract';
import { addDays, type CalendarDay } from '@strokebook/golf/calendar';
import { fold } from '@strokebook/golf/format';
import type { RoundType } from '@strokebook/golf/model';
import { readDays } from '../../tables/read-day.ts';
import { fieldOfHead } from './guess-meanings.ts';
import type { SheetRow } from './sheet-blocks.ts';

/** What the titles above a table, its sheet's name, or the person who imports say of all its rounds. */
export type SheetContext = {
  readonly days: { readonly first: CalendarDay; readonly last: CalendarDay } | null;
  readonly course: string | null;
  readonly tournament: string | null;
  readonly par: number | null;
};

export const noContext: SheetContext = { days: null, course: null, tournament: null, par: null };

const courseWords = /\b(g\.?c\.?|golf|country club|c\.?c\.?|links|course|golfclub|club)\b/i;
const tournamentWords =
  /\b(invitational|championships?|open|classic|cup|qualifier|qualifying|tournament|intercollegiate|collegiate|shootout|match|trophy|masters|challenge)\b/i;

/**
 * Reads titles such as 'Example Invitational – Pine Hollow GC – March 14-15, 2026', 'Course: Pine Hollow', 'Par 72'.
 *
 * @param before what holds where the titles say nothing
 */
export function contextOf(
  titles: readonly SheetRow[],
  order: DayOrder,
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
      if ((label !== null || texts.length > 1) && value !== '') found = withLabelled(found, field, value, order);
      if (label === null || field === undefined) found = withTitle(found, text, order);
    }
    // In a CSV file without quotation marks the comma of 'May 2-3, 2026' ends a cell.
    const whole = texts.join(', ');
    const days = found.days === null ? readDays(dayInTitle.exec(whole)?.[0] ?? '', order) : null;
    if (days !== null) found = { ...found, days };
  }
  return {
    days: found.days ?? before.days,
    course: found.course ?? before.course,
    tournament: found.tournament ?? before.tournament,
    par: found.par ?? before.par,
  };
}

function withLabelled(
  context: SheetContext,
  field: ReturnType<typeof fieldOfHead>,
  value: string,
  order: DayOrder,
): SheetContext {
  if (field === 'playedOn') return { ...context, days: readDays(value, order) ?? context.days };
  if (field === 'course') return { ...context, course: value };
  if (field === 'tournament') return { ...context, tournament: value };
  if (field === 'par' && /^\d\d$/.test(value)) return { ...context, par: Number(value) };
  return context;
}

/** Days in a title, in words and figures; they may have a comma in them, where other parts of a title end. */
const dayInTitle =
  /(?<![\d.])(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d{2}-\d{2}|\p{L}{3,9}\.? \d{1,2}(?:\s*[-–&]\s*(?:\p{L}{3,9}\.? )?\d{1,2})?,? \d{4}|\d{1,2}\.?(?:\s*[-–]\s*\d{1,2}\.?)? \p{L}{3,9}\.? \d{4})(?!\d)/u;
const betweenParts = /\s+[-–—|•·/@]\s+|\s*[|•·;]\s*|,\s+(?=\p{Lu})|\s+(?=\()|\s+at\s+(?=\p{Lu})/u;

function withTitle(context: SheetContext, title: string, order: DayOrder): SheetContext {
  const text = dayInTitle.exec(title)?.[0] ?? title;
  const days = readDays(text, order);
  const rest = days === null ? title : title.replace(text, ' | ');
  return rest
    .split(betweenParts)
    .map((piece) => piece.replaceAll(/^[\s(,–—-]+|[\s),–—-]+$/g, ''))
    .reduce(withPiece, days === null ? context : { ...context, days });
}

function withPiece(context: SheetContext, piece: string): SheetContext {
  const par = /^par\s*(\d\d)$/i.exec(piece)?.[1];
  if (par !== undefined) return { ...context, par: Number(par) };
  if (tournamentWords.test(piece) && context.tournament === null) return { ...context, tournament: piece };
  if (courseWords.test(piece) && context.course === null && !/\b(team|season|coach)\b/i.test(piece)) {
    return { ...context, course: piece };
  }
  return context;
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
