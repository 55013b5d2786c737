import type { OutputOf } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { eventBoard, eventScoreText, resultOf, type TeamEvent, withOwnCards } from '@strokebook/golf/team-event';
import type { Queryable } from '../../db/database.ts';
import { findJoined, findOwnRounds, FORMER, readPeople } from '../../db/organizations/team-people.ts';
import type { MemberReader } from '../../http/team-reader.ts';
import { findResult, type TeamEventRow } from './queries.ts';

const playersOf = ({ answers }: TeamEvent): readonly AccountId[] =>
  answers.players.flatMap(({ accountId }) => accountId ?? []);

/** The event with the own rounds of its players who belong to the team, whose coaches see them. */
export async function withRounds(query: Queryable, { organizationId, document }: TeamEventRow): Promise<TeamEvent> {
  if (document.finished !== null) return document;
  const joined = await findJoined(query, organizationId, playersOf(document));
  const days = document.answers.rounds.map(({ playedOn }) => playedOn);
  return withOwnCards(document, await findOwnRounds(query, joined, days, 'tournament'));
}

type PageOptions = {
  readonly teamName: string;
  readonly reader: MemberReader;
  readonly today: CalendarDay;
  readonly serverToday: CalendarDay;
};

/** An event as its reader sees it. @param options.today where the reader is */
export async function eventPage(
  query: Queryable,
  row: TeamEventRow,
  { teamName, reader, today, serverToday }: PageOptions,
): Promise<OutputOf<'getTeamEvent'>> {
  const { organizationId, eventId, revision } = row;
  const event = await withRounds(query, row);
  const { personOf } = await readPeople(query, organizationId, playersOf(event), reader, serverToday);
  const people = event.answers.players.map((player) => ({ playerId: player.playerId, ...personOf(player) }));
  const known = new Map(people.map((person) => [person.playerId, person]));
  const nameOf = (playerId: string) => known.get(playerId)?.name ?? FORMER;
  const shortNameOf = (playerId: string) => {
    const short = known.get(playerId)?.shortName ?? FORMER;
    return people.filter(({ shortName }) => shortName === short).length > 1 ? nameOf(playerId) : short;
  };
  const { answers, place, lineups, cells, finished } = event;
  return {
    ...eventBoard(event, { nameOf, shortNameOf }),
    ...{
      eventId,
      revision,
      teamName,
      today,
      lineups,
      rounds: answers.rounds,
      format: answers.format,
      reader: reader.kind,
    },
    people: people.map(({ shortName: _shortName, ...person }) => person),
    isOffered: await isOffered(query, event, reader.accountId),
    desk:
      reader.kind !== 'coach'
        ? null
        : {
            ...{ answers, place, written: finished?.written.length ?? 0 },
            typed: cells.flatMap(({ playerId, round, typed }) =>
              typed === null ? [] : [{ playerId, round, text: eventScoreText(typed.score) }],
            ),
          },
  };
}

/** Whether a player has a result of a finished event that the own schedule lacks. */
async function isOffered(query: Queryable, event: TeamEvent, accountId: AccountId | null): Promise<boolean> {
  if (event.finished === null || accountId === null) return false;
  const stored = await findResult(query, accountId, event.answers.tournamentId);
  return (stored?.result ?? null) === null && resultOf(event, accountId, null) !== null;
}
