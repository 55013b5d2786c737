import {
  HOLES,
  MAX_CARDS,
  MAX_HOLE_STROKES,
  MAX_PLACES,
  MAX_ROUNDS,
  measures,
  scoreSources,
  tieBreaks,
} from '@strokebook/golf/qualifier';
import { calendarDay, isCalendarDay } from '@strokebook/golf/calendar';
import { z } from 'zod';
import { AccountId } from './account.ts';
import { documentLine, documentName, eventName, nameLine, shownLine } from './one-line.ts';
import { TeamId } from './team.ts';

/** Players of a qualifier: more than any team has. */
const MAX_ENTRANTS = 60;
/** Scores of one call: all of a qualifier. */
const MAX_SCORES = MAX_ENTRANTS * MAX_ROUNDS;

export const Day = z.string().refine(isCalendarDay, 'must be a day such as 2026-10-05').transform(calendarDay);
const EntrantId = z.string().regex(/^[\w-]{1,40}$/, 'must be letters, digits and hyphens');
const RoundIndex = z
  .number()
  .int()
  .min(0)
  .max(MAX_ROUNDS - 1);
const Count = z.number().int().min(0).max(MAX_PLACES);
/** A line of reason. */
const Reason = shownLine(300);

export const QualifierCourseInput = z.strictObject({
  courseId: documentLine(100).nullable(),
  name: documentName(100),
  tee: documentLine(60),
  par: z.number().int().min(54).max(90),
  rating: z.number().min(40).max(90).nullable(),
});

export const QualifierAnswers = z.strictObject({
  name: eventName(100),
  tournamentId: documentLine(100).nullable(),
  entrants: z
    .array(
      z.strictObject({
        entrantId: EntrantId,
        accountId: AccountId.nullable(),
        guestName: nameLine(60).nullable(),
        exemption: Reason.min(1, 'is required').nullable(),
      }),
    )
    .min(1)
    .max(MAX_ENTRANTS),
  entryUntil: Day.nullable(),
  rounds: z
    .array(z.strictObject({ playedOn: Day, courses: z.array(QualifierCourseInput).min(1).max(3) }))
    .min(1)
    .max(MAX_ROUNDS),
  placesByScore: Count,
  picks: Count,
  rule: z.strictObject({ measure: z.enum(measures), bestOf: z.number().int().min(1).max(MAX_ROUNDS).nullable() }),
  ties: z.array(z.enum(tieBreaks)).max(tieBreaks.length),
  words: shownLine(500),
});

const TypedResult = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('score'), strokes: z.number().int().min(0).max(999) }),
  z.strictObject({ kind: z.literal('withdrawn') }),
  z.strictObject({ kind: z.literal('noCard') }),
  z.strictObject({ kind: z.literal('excused') }),
]);

const Entrants = z.array(EntrantId).max(MAX_ENTRANTS);
export const Squad = z.strictObject({
  byScore: Entrants,
  leftOut: z.array(z.strictObject({ entrantId: EntrantId, reason: Reason })).max(MAX_ENTRANTS),
  picks: z.array(z.strictObject({ entrantId: EntrantId, reason: Reason, isTold: z.boolean() })).max(MAX_PLACES),
  alternates: Entrants,
  words: z.array(z.strictObject({ entrantId: EntrantId, text: Reason })).max(MAX_ENTRANTS),
});

/** The revision that the coach has read; an older one is refused (TEAM-25). */
const revision = z.number().int();
/** The reason of a change to a frozen rule, a closed score or a confirmed squad; null where none is needed. */
const why = Reason.nullable();
const ofCell = { entrantId: EntrantId, round: RoundIndex };

const HoleIndex = z
  .number()
  .int()
  .min(0)
  .max(HOLES - 1);
const HoleStrokes = z.number().int().min(1).max(MAX_HOLE_STROKES);
const ofCard = {
  ...ofCell,
  course: z.number().int().min(0).max(2),
  pars: z.array(z.number().int().min(3).max(6)).length(HOLES),
};
const wrongHole = z.strictObject({ hole: HoleIndex, strokes: HoleStrokes }).nullable();

/** The cards that one phone keeps, each as it is now. */
export const PhoneCards = z.strictObject({
  /** The phone's own id of its cards, made when it begins them. */
  phoneId: z.uuid(),
  taps: z.number().int().min(1).max(10_000),
  cards: z
    .array(
      z.strictObject({
        ...ofCard,
        strokes: z.array(HoleStrokes.nullable()).length(HOLES),
        isWithdrawn: z.boolean(),
        answer: z.strictObject({ isRight: z.boolean(), hole: wrongHole }).nullable(),
      }),
    )
    .min(1)
    .max(MAX_CARDS),
});

/** What coaches change of a qualifier. */
export const QualifierChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('answers'), revision, answers: QualifierAnswers, why }),
  z.strictObject({
    kind: z.literal('scores'),
    scores: z
      .array(
        z.strictObject({
          ...ofCell,
          course: z.number().int().min(0).max(2),
          result: TypedResult.nullable(),
          /** The typed score that the coach has read there; another one is refused (TEAM-25). */
          seen: TypedResult.nullable(),
        }),
      )
      .min(1)
      .max(MAX_SCORES),
    why,
  }),
  z.strictObject({ kind: z.literal('decide'), ...ofCell, official: z.enum(scoreSources) }),
  z.strictObject({
    kind: z.literal('holes'),
    holes: z
      .array(
        z.strictObject({
          ...ofCard,
          hole: HoleIndex,
          strokes: HoleStrokes.nullable(),
          /** The score of the hole that the coach has read; another one is refused (TEAM-25). */
          seen: HoleStrokes.nullable(),
        }),
      )
      .min(1)
      .max(MAX_ENTRANTS * HOLES),
  }),
  z.strictObject({ kind: z.literal('close'), revision }),
  z.strictObject({ kind: z.literal('squad'), revision, squad: Squad, why }),
  z.strictObject({ kind: z.literal('publish'), isPublished: z.boolean() }),
  z.strictObject({
    kind: z.literal('teeSheet'),
    revision,
    round: RoundIndex,
    groups: z
      .array(
        z.strictObject({ time: documentLine(5), hole: HoleIndex, entrantIds: z.array(EntrantId).max(MAX_ENTRANTS) }),
      )
      .max(MAX_ENTRANTS),
  }),
  z.strictObject({ kind: z.literal('archive'), why }),
]);

/** What a player says of the own score. */
export const ScoreAnswer = z.strictObject({
  round: RoundIndex,
  isRight: z.boolean(),
  says: z.number().int().min(45).max(180).nullable(),
  /** The hole that is not right, of a card that was kept hole by hole. */
  hole: wrongHole.default(null),
});

export const QualifierId = TeamId.extend({ qualifierId: z.uuid() });
