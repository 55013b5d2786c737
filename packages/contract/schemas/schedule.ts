import { scheduleStatuses } from '@strokebook/golf/resume';
import { z } from 'zod';
import { CalendarDaySchema } from './round.ts';

const ScheduleStatusSchema = z.enum(scheduleStatuses.map(({ status }) => status));

/** A tournament in a player's schedule (DATA-46). */
export const ScheduleRow = z.object({
  tournamentId: z.string(),
  tournamentName: z.string(),
  tournamentUrl: z.string().nullable(),
  courseName: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  startDate: CalendarDaySchema,
  endDate: CalendarDaySchema,
  numberOfRounds: z.number().int(),
  status: ScheduleStatusSchema,
});
export type ScheduleRow = z.infer<typeof ScheduleRow>;
