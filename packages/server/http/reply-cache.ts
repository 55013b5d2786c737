import { hash } from 'node:crypto';
import { type CachedRouteId, routes } from '@strokebook/contract';
import { EncodedReply } from './encoded-reply.ts';
import type { OpenAccount } from './handler.ts';
import { LruCache } from '../lru-cache.ts';

const MAX_BYTES = 64 * 1024 * 1024;

type ReplyQuestion = {
  readonly routeId: CachedRouteId;
  readonly account: OpenAccount;
  /** All that the request says beside the account: its body, or its query. */
  readonly body: unknown;
};

export type ReplyCache = {
  /** The reply to a question that was asked before of the same data; computed and encoded otherwise. */
  readonly answer: (question: ReplyQuestion, compute: () => Promise<unknown>) => Promise<EncodedReply>;
  /** The same without looking for an earlier reply; this one is kept in its place. */
  readonly answerAnew: (question: ReplyQuestion, compute: () => Promise<unknown>) => Promise<EncodedReply>;
};

/** Encoded replies by account, data version and request. Who asks makes no difference to what they hold. */
export function createReplyCache(): ReplyCache {
  const replies = new LruCache<EncodedReply>(MAX_BYTES);
  const answerAnew: ReplyCache['answerAnew'] = async (question, compute) => {
    const reply = new EncodedReply(JSON.stringify(routes[question.routeId].output.parse(await compute())));
    replies.set(keyOf(question), reply, reply.byteLength);
    return reply;
  };
  return {
    answer: async (question, compute) => replies.get(keyOf(question)) ?? (await answerAnew(question, compute)),
    answerAnew,
  };
}

const keyOf = ({ routeId, account, body }: ReplyQuestion): string =>
  `${account.accountId}/${account.dataVersion}/${routeId}/${hash('sha256', JSON.stringify(body))}`;
