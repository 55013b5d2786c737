import type { AccountId } from '@strokebook/golf/access';
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type InputOf, MAX_EVENTS, type ScheduleImportPreview } from '@strokebook/contract';
import { formatDays, plural } from '@strokebook/golf/format';
import {
  eventKey,
  eventLocaleLabel,
  eventTypeLabel,
  formatPlacing,
  placeText,
  scheduleStatusLabel,
} from '@strokebook/golf/schedule';
import { readScheduleTable, type ScheduleTable } from '@strokebook/importers/schedule';
import { incrementDataVersion } from '../../db/data-version.ts';
import type { Queryable } from '../../db/database.ts';
import { authorshipOf, type NoteAuthorship } from '../../db/accounts/note-authors.ts';
import type { Handlers, RequestContext } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import {
  changeEvent,
  changeTournament,
  insertEvent,
  insertTournament,
  listEvents,
  listInCatalog,
} from './event-queries.ts';
import { type PlannedEvent, type PlannedRow, planTable, type StoredSchedule } from './import-plan.ts';
import { changesScoresOnly, scoresOfRows } from './scores-only.ts';
import { changeAccount } from '../../http/change-account.ts';
import { findImportedAsStored, type ResultChange, storeImportedResults } from '../../db/imports/imported-results.ts';
import { beginImport, findOpenImport } from '../../imports/open-import.ts';
import type { Services } from '../../services.ts';

type Body = InputOf<'importSchedule'>['body'];

/** Import of tables of tournaments and results: a preview, then all rows or none. */
export function createScheduleImportHandlers({ query, clock }: Pick<Services, 'query' | 'clock'>) {
  const read = ({ csv, ...asked }: Body) => readScheduleTable(csv, { ...asked, today: clock.today() });
  const plan = (table: ScheduleTable, stored: StoredSchedule, context: Pick<RequestContext, 'viewer' | 'account'>) => {
    const rows = planTable(table, stored, context.account.accountId);
    return changesScoresOnly(context) ? scoresOfRows(rows, stored, clock.today()) : rows;
  };
  return {
    previewScheduleImport: async ({ params: { accountId }, body }, context) => {
      const table = read(body);
      const stored = await readStoredSchedule(query, accountId, table);
      return previewOf(table, stored, plan(table, stored, context));
    },
    importSchedule: ({ params: { accountId }, body }, context) =>
      changeAccount(query, accountId, async (tx) => {
        const { signedIn } = context;
        const table = read(body);
        const stored = await readStoredSchedule(tx, accountId, table);
        const rows = plan(table, stored, context);
        refuseProblems(table, rows);
        const allEvents = rows.flatMap(({ planned }) => planned ?? []);
        const imported = await findImportedAsStored(tx, accountId);
        const isKept = (event: PlannedEvent) =>
          hasOtherScores(event, stored) && !imported.has(event.tournamentId ?? '');
        const kept = body.keepsScores === true ? allEvents.filter(isKept) : [];
        const events = allEvents.filter((event) => !kept.includes(event));
        const newCount = events.filter(({ isKnown }) => !isKnown).length;
        if (stored.events.length + newCount > MAX_EVENTS) throw new RequestError('SCHEDULE_FULL');
        const authorship = authorshipOf(accountId, signedIn.accountId, clock.now());
        const notes = new Map(stored.events.map(({ event }) => [event.tournamentId, event.note]));
        const results: ResultChange[] = [];
        for (const event of events) {
          const tournamentId = await store(tx, accountId, event, { authorship, notes });
          results.push(...resultChange(event, tournamentId, stored));
        }
        if (body.import !== undefined && results.length > 0) {
          const call = { accountId, ...body.import, importedBy: signedIn.accountId };
          if ((await findOpenImport(tx, call)) === null) {
            await beginImport(tx, call, { at: clock.now(), origin: context.origin });
          }
          await storeImportedResults(tx, call, results);
        }
        await incrementDataVersion(tx, accountId);
        const keptEvents = kept.map(({ tournament }) => tournament.name);
        return { newCount, changedCount: events.length - newCount, keptEvents };
      }),
  } satisfies Partial<Handlers>;
}

/** What an import is to put back: the result of an event, if it has scores and is not the one that the event had. */
function resultChange(
  { isKnown, choice: { result } }: PlannedEvent,
  tournamentId: string,
  { events }: StoredSchedule,
): readonly ResultChange[] {
  const before = events.find(({ event }) => event.tournamentId === tournamentId)?.event.result ?? null;
  if (result === null || result.rounds.length === 0 || isDeepStrictEqual(result, before)) return [];
  return [{ tournamentId, stored: result, before, isAdded: !isKnown }];
}

/** Whether the event has scores already, and others than the table. */
function hasOtherScores({ tournamentId, choice }: PlannedEvent, { events }: StoredSchedule): boolean {
  const scoresOf = (result: PlannedEvent['choice']['result'] | undefined) =>
    (result?.rounds ?? []).map(({ score }) => score).join(' ');
  const before = scoresOf(events.find(({ event }) => event.tournamentId === tournamentId)?.event.result);
  return before !== '' && before !== scoresOf(choice.result);
}

async function readStoredSchedule(
  query: Queryable,
  accountId: AccountId,
  table: ScheduleTable,
): Promise<StoredSchedule> {
  const events = await listEvents(query, accountId);
  const catalog = await listInCatalog(
    query,
    table.rows.flatMap(({ event }) => event?.tournament ?? []),
  );
  return {
    events,
    catalog: new Map(catalog.map((row) => [eventKey(row), row])),
  };
}

/** Stores an event, and returns the id of its tournament. */
async function store(
  tx: Queryable,
  accountId: AccountId,
  planned: PlannedEvent,
  { authorship, notes }: { readonly authorship: NoteAuthorship; readonly notes: ReadonlyMap<string, string | null> },
): Promise<string> {
  const { isKnown, made, change } = planned;
  const isSameNote = planned.choice.note === (notes.get(planned.tournamentId ?? '') ?? null);
  const choice = { ...planned.choice, ...(isSameNote ? {} : authorship) };
  const tournamentId = planned.tournamentId ?? `own-${randomUUID()}`;
  if (made !== null) await insertTournament(tx, accountId, tournamentId, made);
  await changeTournament(tx, accountId, tournamentId, change);
  if (isKnown) await changeEvent(tx, accountId, tournamentId, choice);
  else await insertEvent(tx, accountId, tournamentId, { isFavorite: false, ...choice });
  return tournamentId;
}

/** @throws RequestError REQUEST_INVALID with every problem of the table and its rows */
function refuseProblems({ problems }: ScheduleTable, rows: readonly PlannedRow[]): void {
  const all = [
    ...problems.map((message) => ({ path: '$.csv', message })),
    ...rows.flatMap(({ line, problems: ofRow }) =>
      ofRow.map((message) => ({ path: '$.csv', message: `Line ${line}: ${message}` })),
    ),
  ];
  if (all.length > 0) throw new RequestError('REQUEST_INVALID', all);
}

function previewOf(
  { columns, dayOrder, problems }: ScheduleTable,
  { events }: StoredSchedule,
  rows: readonly PlannedRow[],
): ScheduleImportPreview {
  const read = rows.map(({ line, name, planned, problems: ofRow, isLeftOut }) => ({
    ...{ line, name },
    summary: planned === null ? null : summaryOf(planned),
    isKnown: planned?.isKnown ?? false,
    kept: [...(planned?.kept ?? [])],
    problems: [...ofRow],
    isLeftOut,
  }));
  const taken = read.filter(({ summary }) => summary !== null);
  const newCount = taken.filter(({ isKnown }) => !isKnown).length;
  const all = [...problems, ...roomProblems(events.length, newCount)];
  return {
    columns: [...columns],
    dayOrder,
    rows: read,
    problems: all,
    newCount,
    changedCount: taken.filter(({ isKnown }) => isKnown).length,
    canImport: all.length === 0 && taken.length > 0 && read.every(({ problems: ofRow }) => ofRow.length === 0),
  };
}

function roomProblems(eventCount: number, newCount: number): readonly string[] {
  const room = Math.max(0, MAX_EVENTS - eventCount);
  if (newCount <= room) return [];
  const fitting = room === 0 ? 'none of them fits' : `${room} of them ${room === 1 ? 'fits' : 'fit'}`;
  return [
    `A schedule has room for ${MAX_EVENTS} events and there are ${eventCount}: the table brings ${newCount} more, and ${fitting}.`,
  ];
}

function summaryOf({ tournament, choice: { status, result } }: PlannedEvent) {
  const scores = result?.rounds.map(({ score }) => score).join('-') ?? '';
  return {
    name: tournament.name,
    kind: [
      eventTypeLabel(tournament.eventType),
      eventLocaleLabel(tournament.locale),
      tournament.isTeamEvent ? 'Team' : 'Individual',
      plural(tournament.numberOfRounds, 'round'),
    ].join(' · '),
    days: formatDays(tournament.startDate, tournament.endDate, true),
    place: placeText(tournament),
    status: scheduleStatusLabel(status),
    result: [result === null ? null : formatPlacing(result), scores]
      .filter((part) => part !== null && part !== '')
      .join(' · '),
  };
}
