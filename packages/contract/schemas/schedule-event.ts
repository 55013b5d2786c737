import { type CalendarDay, daysBetween } from '@strokebook/golf/calendar';
import { eventLocales, eventTypes, scheduleStatuses } from '@strokebook/golf/schedule';
import { z } from 'zod';
import { eventName, oneLine } from './one-line.ts';
import type { Results } from './reply-types.ts';
import { CalendarDaySchema } from './round.ts';
import { EventResult } from './schedule.ts';
import { WebLink } from './web-link.ts';

const ScheduleStatus = z.enum(scheduleStatuses.map(({ status }) => status));

/** Max days of an event; catches mistyped years. */
const MAX_DAYS_AFTER_FIRST = 31;

const OwnTournamentFields = z.strictObject({
  name: eventName(120),
  url: WebLink.nullable(),
  city: oneLine(80).min(1, 'is required').nullable(),
  state: oneLine(40).min(1, 'is required').nullable(),
  startDate: CalendarDaySchema,
  endDate: CalendarDaySchema,
  // Not zod's own integer check: a value that fails it is no tournament for a union, which then names no field.
  numberOfRounds: z
    .number()
    .refine(Number.isInteger, 'must be a whole number')
    .min(1, 'must be 1 to 10')
    .max(10, 'must be 1 to 10'),
  eventType: z.enum(eventTypes.map(({ eventType }) => eventType)),
  locale: z.enum(eventLocales.map(({ locale }) => locale)),
  isTeamEvent: z.boolean(),
});

/** The problem of a tournament's last day, without its label; null for none. */
export function daysProblem({ startDate, endDate }: Record<'startDate' | 'endDate', CalendarDay>): string | null {
  if (endDate < startDate) return 'is before the first day';
  return daysBetween(startDate, endDate) > MAX_DAYS_AFTER_FIRST ? 'is more than a month after the first day' : null;
}

/** Who wrote or last changed a note, if it was not the player, and when. */
export const NoteAuthor = z.object({ name: z.string(), writtenAt: z.iso.datetime() });
export type NoteAuthor = z.infer<typeof NoteAuthor>;

/** The author of the note of an event or of a favorite round. */
export type EventNoteAuthor = Results['noteAuthors'][number];

const NoteText = z.string().trim().max(2_000, 'has more than 2,000 characters').nullable();

/** The fields of a change of a note. */
export const noteChange = {
  note: NoteText,
  /**
   * The note as the writer saw it. If somebody else has changed it since, the change is refused; if omitted, it is
   * replaced.
   */
  noteBefore: z.string().max(2_000, 'has more than 2,000 characters').nullable().optional(),
};

/** A tournament that a player creates for their own schedule. */
export const OwnTournament = OwnTournamentFields.superRefine((tournament, context) => {
  const message = daysProblem(tournament);
  if (message !== null) context.addIssue({ code: 'custom', path: ['endDate'], message });
});
export type OwnTournament = z.infer<typeof OwnTournament>;

/** What a player decides about an event of their schedule. */
export const EventChoice = z.strictObject({
  status: ScheduleStatus,
  isFavorite: z.boolean(),
  note: NoteText,
  /** Whether others see the note while the event is a favorite. If omitted, it stays; default is false. */
  isNoteShared: z.boolean().optional(),
  /** If omitted, the known result stays. */
  result: EventResult.nullable().optional(),
});
export type EventChoice = z.infer<typeof EventChoice>;

/** A shared tournament, or one of the player's own. */
export const NewScheduleEvent = EventChoice.extend({
  tournament: z.union([z.strictObject({ tournamentId: z.string().min(1).max(64) }), OwnTournament]),
});
export type NewScheduleEvent = z.infer<typeof NewScheduleEvent>;

/** Omitted fields stay, so that two concurrent changes do not undo each other. */
export const ScheduleEventChange = EventChoice.partial().extend({
  noteBefore: noteChange.noteBefore,
  /** Only for the player's own tournaments; merged with the stored fields. */
  tournament: OwnTournamentFields.partial().optional(),
});

export const Tournament = z.object({
  tournamentId: z.string(),
  name: z.string(),
  url: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  startDate: CalendarDaySchema,
  endDate: CalendarDaySchema,
  numberOfRounds: z.number().int(),
  eventType: z.string(),
  locale: z.string(),
  isTeamEvent: z.boolean(),
});
export type Tournament = z.infer<typeof Tournament>;

export const ScheduleEvent = EventChoice.extend({
  isNoteShared: z.boolean(),
  /** Null if the note is the player's own. */
  noteAuthor: NoteAuthor.nullable(),
  tournament: Tournament,
  /** Whether the player created the tournament and may change it. */
  isOwn: z.boolean(),
});
export type ScheduleEvent = z.infer<typeof ScheduleEvent>;
