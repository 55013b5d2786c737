import { randomUUID } from 'node:crypto';
import type { InputOf, RouteId, ScheduleImportPreview } from '@strokebook/contract';
import { formatDays } from '@strokebook/golf/format';
import { formatPlacing, scheduleStatusLabel } from '@strokebook/golf/schedule';
import { readScheduleTable, type ScheduleTable, type TableEvent, tableEventKey } from '@strokebook/importers';
import { moveDataVersion } from '../../db/data-version.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { lockAccount } from '../../db/hold-account.ts';
import { locationOf } from '../../db/location.ts';
import type { Handlers } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import type { Clock } from '../../ports/clock.ts';
import { changeEvent, findInCatalog, insertEvent, insertTournament, listEvents } from './event-queries.ts';
import { MOST_EVENTS } from './most-events.ts';

type ImportRouteId = Extract<RouteId, 'previewScheduleImport' | 'importSchedule'>;
type Body = InputOf<'importSchedule'>['body'];

/** Tables of tournaments and results: looked at first, then taken whole or not at all. */
export function createScheduleImportHandlers({ query }: Database, clock: Clock): Pick<Handlers, ImportRouteId> {
  const read = ({ csv, mapping, dayOrder }: Body) =>
    readScheduleTable(csv, { mapping, dayOrder, today: clock.today() });
  return {
    previewScheduleImport: async ({ params: { accountId }, body }) => {
      const known = await knownEvents(query, accountId);
      return previewOf(read(body), known);
    },
    importSchedule: ({ params: { accountId }, body }) =>
      query.transaction(async (tx) => {
        const table = read(body);
        refuseProblems(table);
        if ((await lockAccount(tx, accountId)) === null) throw new RequestError('NOT_FOUND');
        const known = await knownEvents(tx, accountId);
        const events = table.rows.flatMap(({ event }) => event ?? []);
        const added = events.filter(({ tournament }) => !known.has(tableEventKey(tournament)));
        if (known.size + added.length > MOST_EVENTS) throw new RequestError('SCHEDULE_FULL');
        for (const event of events) await store(tx, accountId, event, known.get(tableEventKey(event.tournament)));
        await moveDataVersion(tx, accountId);
        return { newCount: added.length, changedCount: events.length - added.length };
      }),
  };
}

/** Ids of what is in the schedule, by what a table knows a tournament by. */
async function knownEvents(query: Queryable, accountId: number): Promise<ReadonlyMap<string, string>> {
  const events = await listEvents(query, accountId);
  return new Map(events.map(({ tournament }) => [tableEventKey(tournament), tournament.tournamentId]));
}

/** What is in the schedule keeps its mark, and its note and result where the table says nothing of them. */
async function store(tx: Queryable, accountId: number, event: TableEvent, knownId: string | undefined): Promise<void> {
  const { tournament, status, note, result } = event;
  if (knownId !== undefined) {
    await changeEvent(tx, accountId, knownId, {
      status,
      ...(note === null ? {} : { note }),
      ...(result === null ? {} : { result }),
    });
    return;
  }
  const catalogId = await findInCatalog(tx, tournament.name, tournament.startDate);
  const tournamentId = catalogId ?? `own-${randomUUID()}`;
  if (catalogId === null) await insertTournament(tx, accountId, tournamentId, tournament);
  await insertEvent(tx, accountId, tournamentId, { status, isFavorite: false, note, result });
}

/** @throws RequestError REQUEST_INVALID with every problem of the table and its rows */
function refuseProblems({ problems, rows }: ScheduleTable): void {
  const all = [
    ...problems.map((message) => ({ path: '$.csv', message })),
    ...rows.flatMap(({ line, problems: ofRow }) =>
      ofRow.map((message) => ({ path: '$.csv', message: `Line ${line}: ${message}` })),
    ),
  ];
  if (all.length > 0) throw new RequestError('REQUEST_INVALID', all);
}

function previewOf(
  { columns, dayOrder, rows, problems }: ScheduleTable,
  known: ReadonlyMap<string, string>,
): ScheduleImportPreview {
  const read = rows.map(({ line, event, problems: ofRow }) => ({
    line,
    summary: event === null ? null : summaryOf(event),
    isKnown: event !== null && known.has(tableEventKey(event.tournament)),
    problems: [...ofRow],
  }));
  const taken = read.filter(({ summary }) => summary !== null);
  return {
    columns: [...columns],
    dayOrder,
    rows: read,
    problems: [...problems],
    newCount: taken.filter(({ isKnown }) => !isKnown).length,
    changedCount: taken.filter(({ isKnown }) => isKnown).length,
    canImport: problems.length === 0 && taken.length > 0 && taken.length === read.length,
  };
}

function summaryOf({ tournament, status, result }: TableEvent) {
  const scores = result?.rounds.map(({ score }) => score).join('-') ?? '';
  return {
    name: tournament.name,
    days: formatDays(tournament.startDate, tournament.endDate, true),
    place: locationOf(tournament),
    status: scheduleStatusLabel(status),
    result: [result === null ? null : formatPlacing(result), scores]
      .filter((part) => part !== null && part !== '')
      .join(' · '),
  };
}
