import type { CalendarDay } from '@strokebook/golf/calendar';
import {
  bestTenCharts,
  favouriteEvents,
  featuredTournaments,
  isTournamentRound,
  tournamentRecord,
} from '@strokebook/golf/resume';
import { pastTournaments } from '@strokebook/golf/results';
import { usualHoleCount } from '@strokebook/documents/reports';
import { standardByName } from '@strokebook/golf/stats';
import type { CareerCache } from '../../db/career-cache.ts';
import type { Queryable } from '../../db/database.ts';
import type { Handlers, RequestContext } from '../../http/handler.ts';
import type { ReplyCache } from '../../http/reply-cache.ts';
import { RequestError } from '../../http/request-error.ts';
import { findOpenEvents } from '../../open-events.ts';
import type { Clock } from '../../ports/clock.ts';

/** Tournament data of a player's resume. */
export function createResumeHandlers(query: Queryable, careers: CareerCache, replies: ReplyCache, clock: Clock) {
  const findPast = async (context: Pick<RequestContext, 'account' | 'viewer'>, today: CalendarDay) => {
    const events = await findOpenEvents(query, context);
    return { events, past: pastTournaments({ career: await careers.get(context.account), events }, today) };
  };
  return {
    getBestTenCharts: async ({ query: { holeCount, start, end, standardName } }, { account }) => {
      if (standardByName(standardName) === undefined) {
        const problem = { path: '$.standardName', message: `'${standardName}' is not a known standard` };
        throw new RequestError('REQUEST_INVALID', [problem]);
      }
      const choice = { range: { start: start ?? null, end: end ?? null }, standardName };
      const body = { ...choice, holeCount: holeCount ?? null };
      return replies.answer({ routeId: 'getBestTenCharts', account, body }, async () => {
        const career = await careers.get(account);
        // A player of nine holes has charts too (ABOUT-O5).
        return bestTenCharts(career, {
          ...choice,
          holeCount: holeCount ?? usualHoleCount(career.filter(isTournamentRound)),
        });
      });
    },
    getFeaturedTournaments: async ({ query: { timeZoneOffsetMinutes } }, context) => {
      const { events, past } = await findPast(context, clock.today(timeZoneOffsetMinutes));
      const cards = featuredTournaments(past, favouriteEvents(events));
      return {
        favTournaments: cards.map((card) => ({
          ...card,
          roundScores: [...card.roundScores],
          roundScoresVsPar: [...card.roundScoresVsPar],
        })),
      };
    },
    getPastTournaments: async ({ query: { timeZoneOffsetMinutes } }, context) => {
      const { past } = await findPast(context, clock.today(timeZoneOffsetMinutes));
      const record = tournamentRecord(await careers.get(context.account));
      return {
        record: { ...record, bestRounds: [...record.bestRounds] },
        tournaments: past.map((tournament) => ({
          ...tournament,
          includedRounds: [...tournament.includedRounds],
        })),
      };
    },
  } satisfies Partial<Handlers>;
}
