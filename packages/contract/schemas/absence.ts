import { calendarDay, isCalendarDay } from '@strokebook/golf/calendar';
import { absenceReasons } from '@strokebook/golf/team';
import { z } from 'zod';
import { shownLine } from './one-line.ts';
import { TeamMemberId } from './team.ts';

const Day = z.string().refine(isCalendarDay, 'must be a day such as 2026-10-05').transform(calendarDay);

export const AbsenceId = TeamMemberId.extend({ absenceId: z.uuid() });

/** Days on which a player cannot come. */
export const AbsenceInput = z.strictObject({
  /** Of the entry that is changed; 0 for a new one. */
  revision: z.number().int().min(0),
  firstDay: Day,
  lastDay: Day,
  reason: z.enum(absenceReasons),
  note: shownLine(200),
});
