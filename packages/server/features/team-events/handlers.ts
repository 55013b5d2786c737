import { randomUUID } from 'node:crypto';
import { type InputOf, MAX_TEAM_EVENTS } from '@strokebook/contract';
import { type AccountId, holdsRoleAsSupport } from '@strokebook/golf/access';
import { addDays } from '@strokebook/golf/calendar';
import {
  changeEvent,
  eventBoard,
  eventDays,
  openEvent,
  resultOf,
  seasonOf,
  seasonText,
  type TeamEvent,
} from '@strokebook/golf/team-event';
import { findOrganizationName } from '../../db/accounts/organization-queries.ts';
import { incrementDataVersion } from '../../db/data-version.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { tellOfChange } from '../../db/notices/tell.ts';
import { listJoinedIds } from '../../db/organizations/team-queries.ts';
import { findJoined, readPeople } from '../../db/organizations/team-people.ts';
import { tellGuardiansOfChange } from '../../guarding/tell-guardians.ts';
import { lockSignedIn } from '../../http/change-account.ts';
import { type CoachCall, createCoachChanges } from '../../http/change-team.ts';
import type { Handlers } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import { createTeamReaders, type MemberReader } from '../../http/team-reader.ts';
import type { Services } from '../../services.ts';
import { eventPage, withRounds } from './event-page.ts';
import {
  countTeamEvents,
  findResult,
  findSquads,
  findTeamEvent,
  insertTeamEvent,
  listChoices,
  listTeamEvents,
  lockTeamEvent,
  mayHave,
  putResult,
  removeTeamEvent,
  type TeamEventRow,
  updateTeamEvent,
} from './queries.ts';
import { accountsOf, takeBackResults, writeResults } from './write-results.ts';

/** Days of a season: the last twelve months. */
const SEASON_DAYS = 365;

type ChangeBody = InputOf<'changeTeamEvent'>['body']['change'];
type Outcome = ReturnType<typeof changeEvent>;

/** Events of teams: lineup, the score as it counts, results written once for all (TEAM-13, TEAM-14, TEAM-34). */
export function createTeamEventHandlers(services: Pick<Services, 'query' | 'clock'>) {
  const { query, clock } = services;
  const asCoach = createCoachChanges(services, 'event');
  const readerOf = createTeamReaders(services);

  const pageOf = async (row: TeamEventRow, reader: MemberReader, offset: number | undefined) => {
    const team = await findOrganizationName(query, row.organizationId);
    if (team === null) throw new RequestError('NOT_FOUND');
    const options = { teamName: team.name, reader, today: clock.today(offset), serverToday: clock.today() };
    return eventPage(query, row, options);
  };

  const pageAfter = async (
    organizationId: number,
    eventId: string,
    reader: MemberReader,
    offset: number | undefined,
  ) => {
    const row = await findTeamEvent(query, organizationId, eventId);
    if (row === null) throw new RequestError('NOT_FOUND');
    return pageOf(row, reader, offset);
  };

  return {
    listTeamEvents: async ({ params: { organizationId }, query: { timeZoneOffsetMinutes } }, { viewer }) => {
      const reader = await readerOf(viewer, organizationId);
      const team = await findOrganizationName(query, organizationId);
      if (reader === null || team === null) throw new RequestError('NOT_FOUND');
      const today = clock.today(timeZoneOffsetMinutes);
      const rows = await listTeamEvents(query, organizationId);
      const events = await Promise.all(rows.map(async (row) => ({ row, event: await withRounds(query, row) })));
      const since = addDays(today, -SEASON_DAYS);
      const ofSeason = events.filter(({ event }) => (event.answers.rounds[0]?.playedOn ?? today) >= since);
      const season = seasonOf(ofSeason.map(({ event }) => event));
      const ids = season.rows.map(({ accountId }) => accountId);
      const { personOf } = await readPeople(query, organizationId, ids, reader, clock.today());
      const isCoach = reader.kind === 'coach';
      // Two squads at one event are two events, each of the players who are in no other.
      const taken = new Set(
        rows.flatMap(({ document }) =>
          accountsOf(document).map((accountId) => `${document.answers.tournamentId} ${accountId}`),
        ),
      );
      const found = isCoach ? await listChoices(query, await listJoinedIds(query, [organizationId]), since) : [];
      const squads = isCoach ? await findSquads(query, organizationId) : new Map<string, readonly AccountId[]>();
      const choices = Map.groupBy(found, ({ tournamentId }) => tournamentId);
      return {
        ...{ teamName: team.name, reader: reader.kind, today },
        events: events.map(({ row: { eventId }, event }) => {
          const { name, stage, figure, place, isFinished } = eventBoard(event, {
            nameOf: () => '',
            shortNameOf: () => '',
          });
          return { eventId, name, stage, figure, place, isFinished, days: eventDays(event.answers) };
        }),
        season: season.events === 0 ? '' : seasonText(season.rounds, season.events),
        rows: season.rows.map(({ accountId, ...row }) => {
          const { name, isOwn, accountId: shown } = personOf({ accountId, guestName: null });
          return { ...row, name, isOwn, accountId: shown };
        }),
        choices: [...choices.values()].flatMap(([first, ...others]) => {
          if (first === undefined) return [];
          const { accountId: _accountId, ...tournament } = first;
          const isFree = (accountId: AccountId) => !taken.has(`${tournament.tournamentId} ${accountId}`);
          const playing = [first, ...others].map(({ accountId }) => accountId).filter(isFree);
          const squad = (squads.get(tournament.tournamentId) ?? []).filter(isFree);
          return playing.length === 0 ? [] : [{ ...tournament, playing, squad }];
        }),
        last: isCoach ? (rows[0]?.document.answers ?? null) : null,
      };
    },
    createTeamEvent: async ({ params: { organizationId }, query: { timeZoneOffsetMinutes }, body }, context) => {
      const at = clock.now();
      const row = await asCoach(organizationId, context, body.reason, async ({ tx, own }): Promise<TeamEventRow> => {
        if ((await countTeamEvents(tx, organizationId)) >= MAX_TEAM_EVENTS) throw new RequestError('TEAM_EVENTS_FULL');
        await refuseStrangers(tx, organizationId, body.answers.players);
        const document = accepted(openEvent(body.answers, { by: own.accountId, at: at.toISOString() }));
        const opened = { organizationId, eventId: randomUUID(), revision: 1, openedAt: at, document };
        await insertTeamEvent(tx, opened);
        return opened;
      });
      return pageOf(row, { kind: 'coach', accountId: context.signedIn.accountId }, timeZoneOffsetMinutes);
    },
    getTeamEvent: async ({ params: { organizationId, eventId }, query: { timeZoneOffsetMinutes } }, { viewer }) => {
      const reader = await readerOf(viewer, organizationId);
      const row = reader === null ? null : await findTeamEvent(query, organizationId, eventId);
      if (reader === null || row === null) throw new RequestError('NOT_FOUND');
      return pageOf(row, reader, timeZoneOffsetMinutes);
    },
    changeTeamEvent: async ({ params, query: { timeZoneOffsetMinutes }, body: { change, reason } }, context) => {
      const { organizationId, eventId } = params;
      const at = clock.now();
      const byId = context.signedIn.accountId;
      const before = await findTeamEvent(query, organizationId, eventId);
      const writes = change.kind === 'finish' || change.kind === 'takeBack';
      const others = before === null || !writes ? [] : accountsOf(before.document);
      const touched = await asCoach(
        organizationId,
        context,
        reason,
        async (call) => changeLocked(call, { organizationId, eventId }, change, at),
        others,
      );
      await tellOf(query, touched, { at, byId }, clock.today());
      return pageAfter(organizationId, eventId, { kind: 'coach', accountId: byId }, timeZoneOffsetMinutes);
    },
    deleteTeamEvent: async ({ params: { organizationId, eventId }, body: { revision, reason } }, context) => {
      await asCoach(organizationId, context, reason, async ({ tx }) => {
        const row = await lockTeamEvent(tx, organizationId, eventId);
        if (row === null) throw new RequestError('NOT_FOUND');
        if (revision !== row.revision) throw new RequestError('TEAM_EVENT_CHANGED');
        if (row.document.finished !== null) throw refusal('Its results are in the schedules: take them back first.');
        await removeTeamEvent(tx, organizationId, eventId);
      });
      return {};
    },
    takeTeamEventResult: async ({ params, query: { timeZoneOffsetMinutes } }, { signedIn, viewer }) => {
      const { organizationId, eventId } = params;
      const { accountId } = signedIn;
      await query.transaction(async (tx) => {
        await lockSignedIn(tx, signedIn);
        const [isJoined] = await findJoined(tx, organizationId, [accountId]);
        const row = isJoined === undefined ? null : await findTeamEvent(tx, organizationId, eventId);
        if (row === null) throw new RequestError('NOT_FOUND');
        const { answers, finished } = row.document;
        const stored = await findResult(tx, accountId, answers.tournamentId);
        const result = finished === null ? null : resultOf(row.document, accountId, stored?.result ?? null);
        if (result === null) throw refusal('You have no result of this event yet.');
        if (stored?.result != null) throw refusal('Your schedule has a result of this event: change it there.');
        if (stored === null && !(await mayHave(tx, accountId, answers.tournamentId)))
          throw refusal('Your schedule cannot have this event.');
        await putResult(tx, accountId, answers.tournamentId, { result, isAdded: stored === null });
        await incrementDataVersion(tx, accountId);
      });
      const reader = await readerOf(viewer, organizationId);
      return pageAfter(organizationId, eventId, reader ?? { kind: 'player', accountId }, timeZoneOffsetMinutes);
    },
  } satisfies Partial<Handlers>;
}

/** Changes an event whose accounts are locked; returns those whose schedules it has changed. */
async function changeLocked(
  { tx, own, viewer }: CoachCall,
  { organizationId, eventId }: { readonly organizationId: number; readonly eventId: string },
  change: ChangeBody,
  at: Date,
): Promise<readonly AccountId[]> {
  const row = await lockTeamEvent(tx, organizationId, eventId);
  if (row === null) throw new RequestError('NOT_FOUND');
  if (change.revision !== row.revision) throw new RequestError('TEAM_EVENT_CHANGED');
  const event = await withRounds(tx, row);
  const done = { by: own.accountId, at: at.toISOString() };
  const isWriting = change.kind === 'finish' || change.kind === 'takeBack';
  // A product manager who does not coach the team enters no scores of its players.
  if (isWriting && holdsRoleAsSupport(viewer, organizationId, 'coach')) throw new RequestError('NOT_FOUND');
  if (change.kind === 'answers') await refuseStrangers(tx, organizationId, change.answers.players, event);
  if (change.kind === 'finish') {
    accepted(changeEvent(event, { kind: 'finish', written: [], ...done }));
    const written = await writeResults(tx, event, { own, viewer, at });
    await updateTeamEvent(tx, row, accepted(changeEvent(event, { kind: 'finish', written, ...done })));
    return written.map(({ accountId }) => accountId);
  }
  const after = accepted(changeEvent(event, { ...toChange(change), ...done }));
  const restored = change.kind === 'takeBack' ? await takeBackResults(tx, event, { own, viewer, at }) : [];
  await updateTeamEvent(tx, row, after);
  return restored;
}

/** The engine's change of what a coach has sent. */
function toChange(change: Exclude<ChangeBody, { readonly kind: 'finish' }>) {
  const { revision: _revision, ...rest } = change;
  return rest;
}

/** @throws RequestError TEAM_EVENT_REFUSED with the sentence of the refusal */
function accepted({ event, refusal: sentence }: Outcome): TeamEvent {
  if (event === undefined) throw refusal(sentence);
  return event;
}

const refusal = (message: string) => new RequestError('TEAM_EVENT_REFUSED', [{ path: '$', message }]);

/** Whoever is at an event of the team has joined it, or was at the event before. */
async function refuseStrangers(
  tx: Queryable,
  organizationId: number,
  players: readonly { readonly accountId: AccountId | null }[],
  before: TeamEvent | null = null,
): Promise<void> {
  const joined = await findJoined(
    tx,
    organizationId,
    players.flatMap(({ accountId }) => accountId ?? []),
  );
  const known = new Set([...joined, ...(before === null ? [] : accountsOf(before))]);
  if (players.some(({ accountId }) => accountId !== null && !known.has(accountId)))
    throw refusal('Somebody in the list has not joined the team.');
}

/** Tells players, and the guardians of those under 18, that a coach has changed their schedule. */
async function tellOf(
  query: Database['query'],
  accountIds: readonly AccountId[],
  { at, byId }: { readonly at: Date; readonly byId: AccountId },
  today: ReturnType<Services['clock']['today']>,
): Promise<void> {
  for (const accountId of accountIds) {
    const told = { at, byId, roundId: null };
    await query.transaction((tx) => tellOfChange(tx, accountId, told));
    await tellGuardiansOfChange(query, accountId, told, today);
  }
}
