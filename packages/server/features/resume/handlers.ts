import { bestTenCharts, featuredTournaments, playedTournaments, tournamentRecord } from '@strokebook/golf/resume';
import { standardByName } from '@strokebook/golf/stats';
import type { CareerCache } from '../../db/career-cache.ts';
import type { Queryable } from '../../db/database.ts';
import { findFavouriteEvents } from '../../db/schedule-queries.ts';
import type { Handlers } from '../../http/handler.ts';
import type { ReplyCache } from '../../http/reply-cache.ts';
import { RequestError } from '../../http/request-error.ts';
import { findLocations } from './queries.ts';

type ResumeRouteId = 'getBestTenCharts' | 'getFeaturedTournaments' | 'getPastTournaments';

/** What a resume shows of a player's tournaments. */
export function createResumeHandlers(
  query: Queryable,
  careers: CareerCache,
  replies: ReplyCache,
): Pick<Handlers, ResumeRouteId> {
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
    getFeaturedTournaments: async ({ params }, { account }) => {
      const favourites = await findFavouriteEvents(query, params.accountId);
      const cards = featuredTournaments(await careers.get(account), favourites);
      return {
        favTournaments: cards.map((card) => ({
          ...card,
          roundScores: [...card.roundScores],
          roundScoresVsPar: [...card.roundScoresVsPar],
        })),
      };
    },
    getPastTournaments: async ({ params }, { account }) => {
      const locations = await findLocations(query, params.accountId);
      const career = await careers.get(account);
      const record = tournamentRecord(career);
      return {
        record: { ...record, bestRounds: [...record.bestRounds] },
        tournaments: playedTournaments(career).map((tournament) => ({
          ...tournament,
          includedRounds: [...tournament.includedRounds],
          location: locations.get(tournament.tournamentId) ?? null,
        })),
      };
    },
  };
}
