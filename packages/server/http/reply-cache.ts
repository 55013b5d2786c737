import { hash } from 'node:crypto';
import { type CachedRouteId, routes } from '@strokebook/contract';
import { EncodedReply } from './encoded-reply.ts';
import type { SeenAccount } from '../db/database.ts';
import { type CacheFigures, createVersionedCache } from '../lib/versioned-cache.ts';

const MAX_BYTES = 64 * 1024 * 1024;

type ReplyQuestion = {
  readonly routeId: CachedRouteId;
  readonly account: SeenAccount;
  /** All inputs of the request besides the account: its body, or its query. */
  readonly body: unknown;
};

export type ReplyCache = {
  /** The cached reply for the same input and data; else computes and encodes it. */
  readonly answer: (question: ReplyQuestion, compute: () => Promise<unknown>) => Promise<EncodedReply>;
  /** Computes the reply even if one is cached, and replaces it. */
  readonly answerAnew: (question: ReplyQuestion, compute: () => Promise<unknown>) => Promise<EncodedReply>;
  readonly figures: () => CacheFigures;
};

/**
 * Caches encoded replies by account, data version, what the viewer sees of its rounds, and request. Replies must not
 * depend on the caller in any other way.
 */
export function createReplyCache(): ReplyCache {
  const replies = createVersionedCache<EncodedReply>(MAX_BYTES, ({ byteLength }) => byteLength);
  const encode = async ({ routeId }: ReplyQuestion, compute: () => Promise<unknown>): Promise<EncodedReply> =>
    new EncodedReply(JSON.stringify(routes[routeId].output.parse(await compute())));
  return {
    answer: (question, compute) => replies.read(keyOf(question), () => encode(question, compute)),
    answerAnew: async (question, compute) => {
      const reply = await encode(question, compute);
      replies.set(keyOf(question), reply);
      return reply;
    },
    figures: replies.figures,
  };
}

const keyOf = ({ routeId, account, body }: ReplyQuestion): string =>
  `${account.accountId}/${account.dataVersion}/${account.roundSight}/${routeId}/${hash('sha256', JSON.stringify(body))}`;
