import { type CalendarDay, isCalendarDay } from '@strokebook/golf/calendar';

/** Day and time of the first tee as the player's clock showed them. */
export type LocalStart = {
  readonly playedOn: CalendarDay;
  readonly startTime: string | null;
  /** Whether the day may be the next or the one before, because the file has the time of Greenwich alone. */
  readonly isUnsure: boolean;
};

const DEGREES_PER_HOUR = 15;
const MS_PER_HOUR = 3_600_000;
const instant = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?)?$/;

/**
 * The local start of an instant such as '2026-05-02T14:10:00+02:00', '2026-05-02 12:10:00 UTC' or '2026-05-02'. With the
 * time of Greenwich, the course's longitude tells the hour to within two: golf is played by day, so that the day is
 * certain. Null for other texts.
 */
export function localStartOf(text: string | undefined, longitude?: number): LocalStart | null {
  const [, day = '', hour, minute, zone] = instant.exec(text ?? '') ?? [];
  if (!isCalendarDay(day)) return null;
  if (hour === undefined || minute === undefined) return { playedOn: day, startTime: null, isUnsure: false };
  const startTime = `${hour.padStart(2, '0')}:${minute}`;
  const isUniversal = zone !== undefined && /^(Z|UTC|GMT)$/.test(zone);
  if (!isUniversal) return { playedOn: day, startTime, isUnsure: false };
  return localStartAt(Date.parse(`${day}T${startTime}:00Z`), longitude);
}

/** The same of milliseconds since 1970. Null for a number that is no time. */
export function localStartAt(milliseconds: number, longitude?: number): LocalStart | null {
  const shift = longitude === undefined ? 0 : Math.round(longitude / DEGREES_PER_HOUR) * MS_PER_HOUR;
  const date = new Date(milliseconds + shift);
  if (Number.isNaN(date.getTime())) return null;
  const day = date.toISOString().slice(0, 10);
  if (!isCalendarDay(day)) return null;
  // The longitude is too rough for the minute, and a time of Greenwich is not the player's.
  return { playedOn: day, startTime: null, isUnsure: longitude === undefined };
}
