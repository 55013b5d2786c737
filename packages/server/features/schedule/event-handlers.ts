import type { AccountId } from '@strokebook/golf/access';
import { randomUUID } from 'node:crypto';
import { daysProblem, MAX_EVENTS, type NoteAuthor, type OwnTournament, type ScheduleEvent } from '@strokebook/contract';
import type { ScheduleStatus } from '@strokebook/golf/schedule';
import { eventKey } from '@strokebook/golf/schedule';
import { incrementDataVersion } from '../../db/data-version.ts';
import type { Queryable } from '../../db/database.ts';
import { authorshipOf, nameAuthors } from '../../db/accounts/note-authors.ts';
import type { Handlers, RequestContext } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import {
  canBeChosen,
  changeEvent,
  type Changes,
  changeTournament,
  countEvents,
  type EventRow,
  findEvent,
  insertEvent,
  insertTournament,
  listEvents,
  removeEvent,
  removeLeftTournaments,
  searchCatalog,
} from './event-queries.ts';
import { refuseOtherNote } from './refuse-other-note.ts';
import { changesScoresOnly, refuseBeyondResult, refuseBeyondScores } from './scores-only.ts';
import { changeAccount } from '../../http/change-account.ts';
import type { Services } from '../../services.ts';

type Days = Pick<OwnTournament, 'startDate' | 'endDate'>;

/**
 * Changes of a player's schedule. A tournament that the player created belongs to them only. After it is removed it can
 * be added again unchanged, with the rounds logged under its id, until the next one is removed.
 */
export function createScheduleEventHandlers({ query, clock }: Pick<Services, 'query' | 'clock'>) {
  /** Serializes writers of an account's schedule. */
  const change = <Result>(accountId: AccountId, work: (tx: Queryable) => Promise<Result>): Promise<Result> =>
    changeAccount(query, accountId, async (tx) => {
      const result = await work(tx);
      await incrementDataVersion(tx, accountId);
      return result;
    });

  const authorshipIn = ({ account, signedIn }: RequestContext) =>
    authorshipOf(account.accountId, signedIn.accountId, clock.now());

  return {
    searchTournaments: ({ query: { search = '' } }) => searchCatalog(query, search, clock.today()),
    getScheduleEvents: async (_input, { account, viewer }) => {
      const rows = await listEvents(query, account.accountId);
      const authors = await nameAuthors(
        query,
        rows.map(({ event }) => event),
        account,
        viewer,
      );
      return rows.map((row, index) => toScheduleEvent(row, account.accountId, authors[index] ?? null));
    },
    createScheduleEvent: ({ params: { accountId }, body: { tournament, ...choice } }, context) =>
      change(accountId, async (tx) => {
        const isExisting = 'tournamentId' in tournament;
        const tournamentId = isExisting ? tournament.tournamentId : `own-${randomUUID()}`;
        if (isExisting && !(await canBeChosen(tx, accountId, tournamentId))) throw new RequestError('NOT_FOUND');
        if ((await countEvents(tx, accountId)) >= MAX_EVENTS) throw new RequestError('SCHEDULE_FULL');
        if (!isExisting && (await isInSchedule(tx, accountId, tournament))) throw new RequestError('EVENT_EXISTS');
        if (!isExisting) await insertTournament(tx, accountId, tournamentId, tournament);
        const noted = { ...choice, ...(choice.note === null ? {} : authorshipIn(context)) };
        if (!(await insertEvent(tx, accountId, tournamentId, noted))) throw new RequestError('EVENT_EXISTS');
        const made = await readEvent(tx, context, tournamentId);
        if (changesScoresOnly(context)) refuseBeyondScores(made, clock.today());
        return made;
      }),
    updateScheduleEvent: (
      { params: { accountId, tournamentId }, body: { tournament, noteBefore, ...choice } },
      context,
    ) =>
      change(accountId, async (tx) => {
        if (changesScoresOnly(context)) refuseBeyondResult({ ...choice, tournament, noteBefore });
        const stored = await findEvent(tx, accountId, tournamentId);
        if (stored === null) throw new RequestError('NOT_FOUND');
        if (tournament !== undefined) {
          if (stored.tournament.madeByAccountId !== accountId) {
            const message = 'is not of your own making, so only status, star, note and result can be changed';
            throw new RequestError('REQUEST_INVALID', [{ path: '$.tournament', message }]);
          }
          refuseDays(stored.tournament, tournament);
          await changeTournament(tx, accountId, tournamentId, tournament);
        }
        const { note } = choice;
        refuseOtherNote(stored.event.note, note, noteBefore);
        const isRewritten = note !== undefined && note !== stored.event.note;
        await changeEvent(tx, accountId, tournamentId, { ...choice, ...(isRewritten ? authorshipIn(context) : {}) });
        return readEvent(tx, context, tournamentId);
      }),
    deleteScheduleEvent: ({ params: { accountId, tournamentId } }) =>
      change(accountId, async (tx) => {
        await removeLeftTournaments(tx, accountId);
        if (!(await removeEvent(tx, accountId, tournamentId))) throw new RequestError('NOT_FOUND');
        return { status: 'SUCCESS' };
      }),
  } satisfies Partial<Handlers>;
}

/** @throws RequestError REQUEST_INVALID if a change gives a tournament invalid days */
function refuseDays(stored: Days, { startDate = stored.startDate, endDate = stored.endDate }: Changes<Days>): void {
  // An existing event that is too long may still be renamed.
  if (startDate === stored.startDate && endDate === stored.endDate) return;
  const message = daysProblem({ startDate, endDate });
  if (message !== null) throw new RequestError('REQUEST_INVALID', [{ path: '$.tournament.endDate', message }]);
}

/** Whether an event with the same name and first day exists: for example sent again after a lost answer. */
async function isInSchedule(query: Queryable, accountId: AccountId, made: OwnTournament): Promise<boolean> {
  const events = await listEvents(query, accountId);
  return events.some(({ tournament }) => eventKey(tournament) === eventKey(made));
}

async function readEvent(
  query: Queryable,
  { account, viewer }: Pick<RequestContext, 'account' | 'viewer'>,
  tournamentId: string,
): Promise<ScheduleEvent> {
  const row = await findEvent(query, account.accountId, tournamentId);
  if (row === null) throw new Error('the event was not stored');
  const [author = null] = await nameAuthors(query, [row.event], account, viewer);
  return toScheduleEvent(row, account.accountId, author);
}

const toScheduleEvent = (
  { event, tournament }: EventRow,
  accountId: AccountId,
  noteAuthor: NoteAuthor | null,
): ScheduleEvent => ({
  status: event.status as ScheduleStatus,
  isFavorite: event.isFavorite,
  note: event.note,
  isNoteShared: event.isNoteShared,
  noteAuthor,
  result: event.result,
  tournament,
  isOwn: tournament.madeByAccountId === accountId,
});
