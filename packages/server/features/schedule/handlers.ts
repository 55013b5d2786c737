import { ScheduleRow } from '@strokebook/contract';
import type { Queryable } from '../../db/database.ts';
import type { Handlers } from '../../http/handler.ts';
import type { Clock } from '../../ports/clock.ts';
import { findScheduleRows } from './queries.ts';

export function createScheduleHandlers(query: Queryable, clock: Clock): Pick<Handlers, 'getSchedule'> {
  return {
    getSchedule: async ({ params, query: { isUpcoming, timeZoneOffsetMinutes } }) => {
      const rows = await findScheduleRows(query, params.accountId, isUpcoming, clock.today(timeZoneOffsetMinutes));
      return { rows: rows.map((row) => ScheduleRow.parse(row)) };
    },
  };
}
