import type { CalendarDay } from '@strokebook/golf/calendar';
import { bestTenCharts, favouriteEvents, featuredTournaments, tournamentRecord } from '@strokebook/golf/resume';
import { pastTournaments } from '@strokebook/golf/results';
import { standardByName } from '@strokebook/golf/stats';
import type { CareerCache } from '../../db/career-cache.ts';
import type { Queryable } from '../../db/database.ts';
import { findAllEvents } from '../../db/schedule-queries.ts';
import type { Handlers, OpenAccount } from '../../http/handler.ts';
import type { ReplyCache } from '../../http/reply-cache.ts';
import { RequestError } from '../../http/request-error.ts';
import type { Clock } from '../../ports/clock.ts';

type ResumeRouteId = 'getBestTenCharts' | 'getFeaturedTournaments' | 'getPastTournaments';

/** What a resume shows of a player's tournaments. */
export function createResumeHandlers(
  query: Queryable,
  careers: CareerCache,
  replies: ReplyCache,
  clock: Clock,
): Pick<Handlers, ResumeRouteId> {
  const findPast = async (account: OpenAccount, today: CalendarDay) => {
    const events = await findAllEvents(query, [account.accountId]);
    return { events, past: pastTournaments({ career: await careers.get(account), events }, today) };
  };
  return {
    getBestTenCharts: async ({ query: { holeCount, start, end, standardName } }, { account }) => {
      if (standardByName(standardName) === undefined) {
        const problem = { path: '$.standardName', message: `'${standardName}' is not a known standard` };
        throw new RequestError('REQUEST_INVALID', [problem]);
      }
      const choice = { holeCount, range: { start: start ?? null, end: end ?? null }, standardName };
      return replies.answer({ routeId: 'getBestTenCharts', account, body: choice }, async () =>
        bestTenCharts(await careers.get(account), choice),
      );
    },
    getFeaturedTournaments: async ({ query: { timeZoneOffsetMinutes } }, { account }) => {
      const { events, past } = await findPast(account, clock.today(timeZoneOffsetMinutes));
      const cards = featuredTournaments(past, favouriteEvents(events));
      return {
        favTournaments: cards.map((card) => ({
          ...card,
          roundScores: [...card.roundScores],
          roundScoresVsPar: [...card.roundScoresVsPar],
        })),
      };
    },
    getPastTournaments: async ({ query: { timeZoneOffsetMinutes } }, { account }) => {
      const { past } = await findPast(account, clock.today(timeZoneOffsetMinutes));
      const record = tournamentRecord(await careers.get(account));
      return {
        record: { ...record, bestRounds: [...record.bestRounds] },
        tournaments: past.map((tournament) => ({
          ...tournament,
          includedRounds: [...tournament.includedRounds],
        })),
      };
    },
  };
}
