import type { CalendarDay } from '../calendar/index.ts';
import { formatDay } from './day.ts';
import { readDecimal } from './number.ts';
import { signed } from './score.ts';

/** An index as golfers write it: '4.2', and '+1.3' for a player better than scratch, whose index is below 0. */
export const formatIndex = (index: number): string => `${index < 0 ? '+' : ''}${Math.abs(index).toFixed(1)}`;

/** A Score Differential: '3.2', and '−1.4' for a round better than the course rating. An index has a plus instead. */
export const formatDifferential = (differential: number, decimals = 1): string => signed(differential, decimals, false);

/** A Course Handicap or strokes of a hole as golfers write them: '5', and '+1' for a stroke that is given back. */
export const formatHandicap = (strokes: number): string => `${strokes < 0 ? '+' : ''}${Math.abs(strokes)}`;

/** Strokes received on a hole as a card shows them: a dot for each, '+1' for a stroke that is given back, '' for none. */
export const strokeDots = (strokes: number): string => (strokes < 0 ? formatHandicap(strokes) : '•'.repeat(strokes));

/**
 * Parses an index as golfers write it: '4.2' and '4,2' are 4.2, '+1.3' is -1.3. Null for every other text. A minus sign is
 * refused too, because some people write it instead of the plus.
 */
export function readIndex(text: string): number | null {
  const [, plus = '', digits = ''] = /^([+＋]?)\s*(\p{Nd}.*)$/u.exec(text.trim()) ?? [];
  const value = readDecimal(digits);
  return plus === '' || value === null || value === 0 ? value : -value;
}

/** An index of the official service, which the player typed, and the day on which it was read there. */
export type OfficialIndex = { readonly value: number; readonly day: CalendarDay };

/** An official index with its day: '4.1, Nov 12, 2026'. */
export const formatOfficialIndex = ({ value, day }: OfficialIndex): string =>
  `${formatIndex(value)}, ${formatDay(day, true)}`;
