import { type AccountId, features, playsNowhere } from '@strokebook/golf/access';
import type { InputOf } from '@strokebook/contract';
import { fullName } from '@strokebook/golf/format';
import { historicalMetrics, results } from '@strokebook/golf/results';
import { defaultScheduleOptions, scheduleStatuses } from '@strokebook/golf/schedule';
import { listOpenAssociates } from '../../db/accounts/associated-players-queries.ts';
import { incrementDataVersion } from '../../db/data-version.ts';
import { authorshipOf, findNoteAuthors } from '../../db/accounts/note-authors.ts';
import { findPlanners, findScheduleRows } from '../../db/rounds/schedule-queries.ts';
import type { Handlers } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import { eventsInSight, findSeenEvents } from '../../reports/open-events.ts';
import { nameThem, openSchedules } from './open-schedules.ts';
import { findRoundNote, markRound } from './queries.ts';
import { refuseOtherNote } from './refuse-other-note.ts';
import { resultsSource } from '../../reports/results-source.ts';
import { changeAccount } from '../../http/change-account.ts';
import type { Services } from '../../services.ts';

const idsOf = (accounts: readonly { readonly accountId: AccountId }[]): readonly AccountId[] =>
  accounts.map(({ accountId }) => accountId);

/** Options that are not sent let everything through; without any, events are not looked at. */
const countedEvents = (chosen: Omit<InputOf<'getHistoricalMetrics'>['query'], 'timeZoneOffsetMinutes'>) =>
  Object.values(chosen).every((list) => list === undefined)
    ? undefined
    : {
        statuses: chosen.statuses ?? scheduleStatuses.map(({ status }) => status),
        eventTypes: chosen.eventTypes ?? defaultScheduleOptions.eventTypes,
        locales: chosen.localeTypes ?? defaultScheduleOptions.locales,
        eventFilter: chosen.eventFilter ?? defaultScheduleOptions.eventFilter,
      };

/** A player's tournaments, planned and played. */
export function createScheduleHandlers({ query, careers, clock }: Pick<Services, 'query' | 'careers' | 'clock'>) {
  return {
    getSchedule: async ({ query: { isUpcoming, timeZoneOffsetMinutes, extraAccountIds = [] } }, context) => {
      const open = await openSchedules(query, context, extraAccountIds, clock);
      const accountIds = open.map(({ accountId }) => accountId);
      const rows = await findScheduleRows(query, accountIds, isUpcoming, clock.today(timeZoneOffsetMinutes));
      return {
        rows: [...eventsInSight(rows, open)],
        players: await nameThem(query, open),
        isComingHidden: context.account.eventSight !== 'full',
      };
    },
    getHistoricalMetrics: async ({ query: { timeZoneOffsetMinutes, ...chosen } }, { account }) => ({
      metrics: [
        ...historicalMetrics(
          { career: await careers.get(account), events: await findSeenEvents(query, [account]) },
          clock.today(timeZoneOffsetMinutes),
          countedEvents(chosen),
        ),
      ],
    }),
    getSchedulePlayers: async (_input, { account, viewer }) => {
      const open = await listOpenAssociates(query, account, viewer, features.schedule);
      // Coaches and family are of the same rosters and circles; one who has events plays too.
      const others = open.filter(({ profileTypeIds }) => playsNowhere(profileTypeIds));
      const planners = await findPlanners(query, idsOf(others));
      const left = new Set(idsOf(others).filter((accountId) => !planners.has(accountId)));
      const players = open
        .filter(({ accountId }) => !left.has(accountId))
        .map((one) => ({ accountId: one.accountId, name: fullName(one) }));
      return { players: players.sort((a, b) => (a.name < b.name ? -1 : 1)) };
    },
    getResults: async ({ body: { timeZoneOffsetMinutes, ...choice } }, context) => ({
      ...results(await resultsSource(query, careers, context), choice, clock.today(timeZoneOffsetMinutes)),
      noteAuthors: await findNoteAuthors(query, context.account, context.viewer),
    }),
    setFavoriteRound: ({ params: { accountId, roundId }, body: { isFavorite, noteBefore, ...asked } }, { signedIn }) =>
      changeAccount(query, accountId, async (tx) => {
        const stored = await findRoundNote(tx, accountId, roundId);
        if (stored === null) throw new RequestError('NOT_FOUND');
        const note = isFavorite ? asked.note : null;
        refuseOtherNote(stored.note, note, noteBefore);
        const writerId = note === null ? accountId : signedIn.accountId;
        const authorship = note === stored.note ? stored : authorshipOf(accountId, writerId, clock.now());
        await markRound(tx, accountId, roundId, { ...authorship, isFavorite, note });
        await incrementDataVersion(tx, accountId);
        return { status: 'SUCCESS' as const };
      }),
  } satisfies Partial<Handlers>;
}
