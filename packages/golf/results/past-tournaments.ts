import type { CalendarDay } from '../calendar/index.ts';
import type { Int } from '../model/index.ts';
import type { Career } from '../overview/index.ts';
import { includedRound, playedTournaments, type TournamentDetail } from '../tournaments/index.ts';
import { formatFinish, placeText, type ScheduleEvent } from '../schedule/index.ts';
import { enteredResult, type PlayedRound, playedRounds } from './entered-rounds.ts';
import type { ResultRound } from './result-round.ts';
import { roundsOfEvents } from './rounds-of-events.ts';

/** A played tournament as a resume lists it (DATA-50), without the player's notes. */
export type PastTournament = Omit<TournamentDetail, 'includedRounds'> & {
  /** Null if it is not in the schedule. */
  readonly location: string | null;
  /** 'T3'; null if unknown. */
  readonly finish: string | null;
  readonly fieldSize: Int | null;
  readonly includedRounds: readonly Pick<
    ResultRound,
    'golfRoundId' | 'name' | 'playedOn' | 'tournamentName' | 'courseName' | 'courseLengthYards' | 'performance'
  >[];
};

/**
 * All tournament rounds, logged or entered with their score, as career rounds: what resumes, records and charts of
 * tournament rounds are made of.
 */
export const tournamentRounds = (
  source: { readonly career: Career; readonly events: readonly ScheduleEvent[] },
  today: CalendarDay,
): Career => playedRounds(roundsOfEvents(source), today);

/** Every tournament with a finished round, logged or entered, the latest first. */
export function pastTournaments(
  asked: { readonly career: Career; readonly events: readonly ScheduleEvent[] },
  today: CalendarDay,
): readonly PastTournament[] {
  const source = roundsOfEvents(asked);
  return playedEvents(playedRounds(source, today), source.events).map(({ detail, event, members }) => ({
    ...detail,
    location: placeOf(event),
    finish: event?.result ? formatFinish(event.result) : null,
    fieldSize: event?.result?.fieldSize ?? null,
    includedRounds: members.map((round) => ('recorded' in round ? enteredResult(round) : includedRound(round))),
  }));
}

type PlayedEvent<Event> = {
  readonly detail: TournamentDetail;
  /** Undefined if it is not in the schedule. */
  readonly event: Event | undefined;
  /** The event's rounds in order of play. */
  readonly members: readonly PlayedRound[];
};

/** The tournaments of some rounds with their events, the latest first. */
export function playedEvents<Event extends ScheduleEvent>(
  rounds: readonly PlayedRound[],
  events: readonly Event[],
): readonly PlayedEvent<Event>[] {
  const eventOf = new Map(events.map((event) => [event.tournamentId, event]));
  const roundOf = new Map(rounds.map((round) => [round.summary.roundId, round]));
  return playedTournaments(rounds).map((detail) => {
    const event = eventOf.get(detail.tournamentId);
    const members = detail.includedRounds.map(({ golfRoundId }) => roundOf.get(golfRoundId) as PlayedRound);
    const hasItsDays = event !== undefined && members.some((round) => 'recorded' in round);
    return { detail: hasItsDays ? { ...detail, ...daysOf(event) } : detail, event, members };
  });
}

export const daysOf = ({ startDate, endDate }: ScheduleEvent): Pick<TournamentDetail, 'dateStarted' | 'dateEnded'> => ({
  dateStarted: startDate,
  dateEnded: endDate,
});

/** 'Amity, CA'; null if unknown. */
export const placeOf = (event: ScheduleEvent | undefined): string | null =>
  event === undefined ? null : placeText(event) || null;
