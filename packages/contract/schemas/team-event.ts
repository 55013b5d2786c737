import { teamFormats } from '@strokebook/golf/team-event';
import { z } from 'zod';
import { AccountId } from './account.ts';
import { documentName, eventName, nameLine } from './one-line.ts';
import { Day, QualifierCourseInput } from './qualifier.ts';
import { TeamId } from './team.ts';
import { WebLink } from './web-link.ts';

const MAX_EVENT_PLAYERS = 12;
const MAX_EVENT_ROUNDS = 4;
const PlayerId = z.string().regex(/^[\w-]{1,40}$/, 'must be letters, digits and hyphens');
const RoundIndex = z
  .number()
  .int()
  .min(0)
  .max(MAX_EVENT_ROUNDS - 1);

export const TeamEventId = TeamId.extend({ eventId: z.uuid() });

export const TeamEventAnswers = z.strictObject({
  name: eventName(120),
  tournamentId: documentName(100),
  format: z.enum(teamFormats.map(({ id }) => id)),
  rounds: z
    .array(z.strictObject({ playedOn: Day, course: QualifierCourseInput }))
    .min(1)
    .max(MAX_EVENT_ROUNDS),
  players: z
    .array(z.strictObject({ playerId: PlayerId, accountId: AccountId.nullable(), guestName: nameLine(60).nullable() }))
    .min(1)
    .max(MAX_EVENT_PLAYERS),
  url: WebLink.nullable(),
});

const EventScore = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('score'), strokes: z.number().int().min(0).max(999) }),
  z.strictObject({ kind: z.literal('withdrawn') }),
  z.strictObject({ kind: z.literal('disqualified') }),
  z.strictObject({ kind: z.literal('noCard') }),
]);

/** The revision that the coach has read; an older one is refused (TEAM-25). */
const revision = z.number().int();

/** What coaches change of an event. */
export const TeamEventChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('answers'), revision, answers: TeamEventAnswers }),
  z.strictObject({
    kind: z.literal('lineup'),
    revision,
    round: RoundIndex,
    playerIds: z.array(PlayerId).max(MAX_EVENT_PLAYERS),
  }),
  z.strictObject({
    kind: z.literal('scores'),
    revision,
    scores: z
      .array(z.strictObject({ playerId: PlayerId, round: RoundIndex, score: EventScore.nullable() }))
      .min(1)
      .max(MAX_EVENT_PLAYERS * MAX_EVENT_ROUNDS),
  }),
  z.strictObject({
    kind: z.literal('place'),
    revision,
    place: z
      .strictObject({
        place: z.number().int().min(1).max(500),
        isTied: z.boolean(),
        teams: z.number().int().min(1).max(500).nullable(),
      })
      .nullable(),
  }),
  z.strictObject({ kind: z.literal('finish'), revision }),
  z.strictObject({ kind: z.literal('takeBack'), revision }),
]);
