import type { CachedRouteId } from '@strokebook/contract';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { indexReport, type RatedRound, roundStrokes, scorePosting, teeOutlook } from '@strokebook/golf/handicap';
import { findAccount } from '../../db/accounts/account-queries.ts';
import { officialIndexOf } from '../../db/accounts/official-index.ts';
import type { Handlers, RequestContext } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import { eventsSeenBy } from '../../reports/open-events.ts';
import type { Services } from '../../services.ts';

type Seer = Pick<RequestContext, 'account' | 'viewer'>;

/** The estimated index of a player, and what a tee means for it. */
export function createHandicapHandlers({
  query,
  ratedRounds,
  replies,
  clock,
}: Pick<Services, 'query' | 'ratedRounds' | 'replies' | 'clock'>) {
  /** Answers from the rounds that the viewer sees today. */
  const answerFrom = (
    routeId: CachedRouteId,
    seer: Seer,
    asked: object,
    make: (rounds: readonly RatedRound[], today: CalendarDay) => unknown,
  ) => {
    const today = clock.today();
    const { account } = seer;
    const body = { ...asked, events: eventsSeenBy(seer), today };
    return replies.answer({ routeId, account, body }, async () => make(await ratedRounds.get(seer, today), today));
  };
  return {
    getEstimatedIndex: (_input, context) =>
      answerFrom('getEstimatedIndex', context, {}, async (rounds) => {
        const player = await findAccount(query, context.account.accountId);
        return { ...indexReport(rounds), official: officialIndexOf(player?.extraInfo ?? {}) };
      }),
    getTeeOutlook: (input, context) =>
      answerFrom('getTeeOutlook', context, input.query, (rounds, today) => ({
        outlook: teeOutlook(rounds, input.query, today),
      })),
    getStrokesReceived: (_input, context) =>
      answerFrom('getStrokesReceived', context, {}, (rounds) => ({ rounds: roundStrokes(rounds) })),
    getScorePosting: ({ params: { roundId } }, context) =>
      answerFrom('getScorePosting', context, { roundId }, (rounds) => {
        const posting = scorePosting(rounds, roundId);
        if (posting === null) throw new RequestError('NOT_FOUND');
        return typeof posting === 'string' ? { posting: null, uncounted: posting } : { posting, uncounted: null };
      }),
  } satisfies Partial<Handlers>;
}
