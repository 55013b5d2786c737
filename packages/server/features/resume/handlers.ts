import { canSee, features } from '@strokebook/golf/access';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { bestTenCharts, favouriteEvents, featuredTournaments, tournamentRecord } from '@strokebook/golf/tournaments';
import { averageDifferential, pastTournaments, tournamentRounds } from '@strokebook/golf/results';
import { clubGame, tournamentSeason } from '@strokebook/golf/season';
import { usualHoleCount } from '@strokebook/golf/selection';
import { MIN_ROUNDS, standardByName } from '@strokebook/golf/stats';
import { findRoundOrigins } from '../../db/rounds/round-origin-queries.ts';
import { findRoundExtras } from '../../db/rounds/schedule-queries.ts';
import type { Handlers, RequestContext } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import { findOpenEvents, withSharedNotes } from '../../reports/open-events.ts';
import { findReportStandard } from '../../reports/player-standard.ts';
import type { Services } from '../../services.ts';

/** Tournament data of a player's resume. */
export function createResumeHandlers({
  query,
  careers,
  ratedRounds,
  replies,
  clock,
}: Pick<Services, 'query' | 'careers' | 'ratedRounds' | 'replies' | 'clock'>) {
  const findPast = async (context: Pick<RequestContext, 'account' | 'viewer'>, today: CalendarDay) => {
    const events = await findOpenEvents(query, context);
    const source = { career: await careers.get(context.account), events };
    return { source, events, past: pastTournaments(source, today), rounds: tournamentRounds(source, today) };
  };
  return {
    getBestTenCharts: async ({ query: { holeCount, start, end, standardName: asked } }, context) => {
      const { account, viewer } = context;
      const standardName = asked ?? (await findReportStandard({ query, careers, ratedRounds }, context, clock.today()));
      if (standardByName(standardName) === undefined) {
        const problem = { path: '$.standardName', message: `'${standardName}' is not a known standard` };
        throw new RequestError('REQUEST_INVALID', [problem]);
      }
      const choice = { range: { start: start ?? null, end: end ?? null }, standardName };
      // Rounds that were entered with their score belong to the schedule, which not everyone may see.
      const hasSchedule = canSee(viewer, account, features.schedule);
      const today = clock.today();
      const body = { ...choice, holeCount: holeCount ?? null, hasSchedule, eventSight: account.eventSight, today };
      return replies.answer({ routeId: 'getBestTenCharts', account, body }, async () => {
        const { rounds } = await findPast(context, today);
        // A player who only has rounds of nine holes has charts too (ABOUT-O5).
        const length = holeCount ?? usualHoleCount(rounds.map(({ summary }) => summary));
        return bestTenCharts(rounds, { ...choice, holeCount: length });
      });
    },
    getFeaturedTournaments: async ({ query: { timeZoneOffsetMinutes } }, context) => {
      const { events, past } = await findPast(context, clock.today(timeZoneOffsetMinutes));
      const cards = featuredTournaments(past, favouriteEvents(withSharedNotes(events)));
      return {
        favTournaments: cards.map((card) => ({
          ...card,
          roundScores: [...card.roundScores],
          roundScoresVsPar: [...card.roundScoresVsPar],
        })),
      };
    },
    getPastTournaments: async ({ query: { timeZoneOffsetMinutes } }, context) => {
      const today = clock.today(timeZoneOffsetMinutes);
      const [{ source, past, rounds }, origins, { ratings }] = await Promise.all([
        findPast(context, today),
        findRoundOrigins(query, context.account.accountId),
        findRoundExtras(query, context.account),
      ]);
      const record = tournamentRecord(rounds);
      const shown = past.flatMap(({ includedRounds }) => includedRounds.map(({ golfRoundId }) => golfRoundId ?? ''));
      const hasGame = record.roundCount < MIN_ROUNDS && canSee(context.viewer, context.account, features.myRounds);
      return {
        season: tournamentSeason(source, record.holeCount, today),
        record: { ...record, bestRounds: [...record.bestRounds] },
        differential: averageDifferential(rounds, ratings),
        game: hasGame ? clubGame(source.career, today) : null,
        tournaments: past.map((tournament) => ({
          ...tournament,
          includedRounds: [...tournament.includedRounds],
        })),
        origins: Object.fromEntries(
          shown.flatMap((roundId) => {
            const origin = origins.get(roundId);
            return origin === undefined ? [] : [[roundId, origin]];
          }),
        ),
      };
    },
  } satisfies Partial<Handlers>;
}
