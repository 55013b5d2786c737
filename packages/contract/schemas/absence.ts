import { absenceReasons } from '@strokebook/golf/team';
import { z } from 'zod';
import { shownLine } from './one-line.ts';
import { Day } from './qualifier.ts';
import { TeamMemberId } from './team.ts';

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
