import type { CachedRouteId } from '@strokebook/contract';
import { canSee, features } from '@strokebook/golf/access';
import type { CalendarDay } from '@strokebook/golf/calendar';
import {
  indexReport,
  type RatedRound,
  ratedRoundOf,
  roundStrokes,
  scorePosting,
  teeOutlook,
} from '@strokebook/golf/handicap';
import { enteredScores } from '@strokebook/golf/results';
import { findAccount } from '../../db/accounts/account-queries.ts';
import { officialIndexOf } from '../../db/accounts/official-index.ts';
import { readDocuments } from '../../db/rounds/round-document-queries.ts';
import type { Handlers, RequestContext } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import { createMeasuredCache } from '../../lib/measured-cache.ts';
import { findOpenEvents } from '../../reports/open-events.ts';
import type { Services } from '../../services.ts';

/** A round without its strokes is about 4 kB. */
const MAX_ROUNDS = 10_000;

type Seer = Pick<RequestContext, 'account' | 'viewer'>;

/** The estimated index of a player, and what a tee means for it. */
export function createHandicapHandlers({
  query,
  readAt,
  careers,
  replies,
  clock,
}: Pick<Services, 'query' | 'readAt' | 'careers' | 'replies' | 'clock'>) {
  const cache = createMeasuredCache<readonly RatedRound[]>(MAX_ROUNDS);
  /**
   * Finished rounds, logged or entered with their score, as far as the viewer sees them. Cached by data version, because
   * the page requests an outlook for every tee that the player selects.
   */
  const readRounds = async (seer: Seer, today: CalendarDay): Promise<readonly RatedRound[]> => {
    const { account } = seer;
    const key = JSON.stringify([account.accountId, account.dataVersion, account.roundSight, eventsSeenBy(seer), today]);
    const known = cache.get(key);
    if (known !== undefined) return known;
    const [career, events] = await Promise.all([careers.get(account), findOpenEvents(query, seer)]);
    const finished = career.flatMap(({ summary }) => (summary.status === 'completed' ? summary.roundId : []));
    const logged = await readDocuments(readAt, account, finished, ratedRoundOf);
    const rounds = [...logged, ...enteredScores({ career, events }, today)];
    cache.set(key, rounds, Math.max(1, rounds.length));
    return rounds;
  };
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
    return replies.answer({ routeId, account, body }, async () => make(await readRounds(seer, today), today));
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

/** What decides which entered scores the viewer sees. */
const eventsSeenBy = ({ account, viewer }: Seer) =>
  canSee(viewer, account, features.schedule) ? account.eventSight : null;
