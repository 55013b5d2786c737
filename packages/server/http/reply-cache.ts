import { hash } from 'node:crypto';
import { type RouteId, routes } from '@strokebook/contract';
import { EncodedReply } from './encoded-reply.ts';
import type { OpenAccount } from './handler.ts';
import { LruCache } from '../lru-cache.ts';

const MOST_BYTES = 64 * 1024 * 1024;

type JsonRouteId =
  | 'overviewGroup'
  | 'performanceStats'
  | 'strengthWeaknessStats'
  | 'getBestTenCharts'
  | 'getCompareMetrics'
  | 'getRoundCards'
  | 'getMappedRounds'
  | 'getSamplesBehind'
  | 'getStrokesGainedByRound';
type ReplyQuestion = {
  readonly routeId: JsonRouteId & RouteId;
  readonly account: OpenAccount;
  /** All that the request says beside the account: its body, or its query. */
  readonly body: unknown;
};

export type ReplyCache = {
  /** The reply to a question that was asked before of the same data; computed and encoded otherwise. */
  readonly answer: (question: ReplyQuestion, compute: () => Promise<unknown>) => Promise<EncodedReply>;
};

/** Encoded replies by account, data version and request. Who asks makes no difference to what they hold. */
export function createReplyCache(): ReplyCache {
  const replies = new LruCache<EncodedReply>(MOST_BYTES);
  return {
    answer: async ({ routeId, account, body }, compute) => {
      const key = `${account.accountId}/${account.dataVersion}/${routeId}/${hash('sha256', JSON.stringify(body))}`;
      const known = replies.get(key);
      if (known !== undefined) return known;
      const reply = new EncodedReply(JSON.stringify(routes[routeId].output.parse(await compute())));
      replies.set(key, reply, reply.byteLength);
      return reply;
    },
  };
}
