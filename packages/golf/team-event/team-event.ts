import type { AccountId } from '../access/account-id.ts';
import type { CalendarDay } from '../calendar/index.ts';
import type { Int } from '../model/index.ts';
import type { CardValue, Done, QualifierCourse } from '../qualifier/index.ts';
import type { EventResult } from '../schedule/index.ts';
import type { TeamFormat } from './lineup-view.ts';

/** What a coach types for a round of an event. */
export type EventScore =
  | { readonly kind: 'score'; readonly strokes: Int }
  | { readonly kind: 'withdrawn' | 'disqualified' | 'noCard' };

/** Somebody of the team at an event. The name of an account is not stored, because the account can end (TEAM-22). */
export type EventPlayer = {
  readonly playerId: string;
  /** Null for a guest, and after the account has ended. */
  readonly accountId: AccountId | null;
  readonly guestName: string | null;
};

type EventRound = { readonly playedOn: CalendarDay; readonly course: QualifierCourse };

/** The scores of a player in a round: the own card, and what is official. Both stand where they differ (TEAM-14). */
export type EventCell = {
  readonly playerId: string;
  /** Index of the round. */
  readonly round: Int;
  readonly card: CardValue | null;
  readonly typed: (Done & { readonly score: EventScore }) | null;
};

/** What a coach says of an event; the rest are scores. */
export type EventAnswers = {
  readonly name: string;
  /** The event of the players' schedules. */
  readonly tournamentId: string;
  readonly format: TeamFormat['id'];
  readonly rounds: readonly EventRound[];
  /** Everybody of the team at the event, in the order of the first lineup. */
  readonly players: readonly EventPlayer[];
  /** The results page of the event; null for none. */
  readonly url: string | null;
};

/** The team's place among the teams, as its coach types it. */
export type TeamPlace = { readonly place: Int; readonly isTied: boolean; readonly teams: Int | null };

/** A result that was written to a schedule, with what stood there before: null for none, absent for no event. */
export type WrittenResult = {
  readonly accountId: AccountId;
  readonly result: EventResult;
  readonly before: { readonly result: EventResult | null } | null;
};

/** An event of a team (TEAM-13). */
export type TeamEvent = {
  readonly opened: Done;
  readonly answers: EventAnswers;
  /** Who plays for the team in each round, in order. Everybody else is an individual, whose score never counts. */
  readonly lineups: readonly (readonly string[])[];
  readonly cells: readonly EventCell[];
  readonly place: TeamPlace | null;
  /** Null while results can change. */
  readonly finished: (Done & { readonly written: readonly WrittenResult[] }) | null;
};

export const eventCellOf = ({ cells }: Pick<TeamEvent, 'cells'>, playerId: string, round: Int): EventCell | undefined =>
  cells.find((cell) => cell.playerId === playerId && cell.round === round);
