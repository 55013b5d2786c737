import type { FastifyInstance, FastifyRequest } from 'fastify';
import { onFinishedCall } from '../watch/finished-calls.ts';
import { addressOf } from './caller.ts';
import { networkOf } from './network.ts';
import { RequestError } from './request-error.ts';

/** As many as connections of one network (`close-connections.ts`), each of which has one call under way at a time. */
const MAX_CALLS_UNDER_WAY = 1_000;
const RETRY_AFTER_SECONDS = 1;

/**
 * Refuses calls of a network that has `max` under way. Behind a proxy all connections come from the proxy, so they cannot
 * be limited by network; each call under way takes one of them.
 */
export function limitCallsUnderWay(app: FastifyInstance, max = MAX_CALLS_UNDER_WAY): void {
  const countOf = new Map<string, number>();
  // The address of a closed connection can no longer be read.
  const networks = new WeakMap<FastifyRequest, string>();
  onFinishedCall(app, (_call, request) => {
    const network = networks.get(request);
    if (network === undefined) return;
    const left = (countOf.get(network) ?? 1) - 1;
    if (left === 0) countOf.delete(network);
    else countOf.set(network, left);
  });
  app.addHook('onRequest', async (request) => {
    const network = networkOf(addressOf(request));
    const count = (countOf.get(network) ?? 0) + 1;
    countOf.set(network, count);
    networks.set(request, network);
    if (count <= max) return;
    throw new RequestError('TOO_MANY_REQUESTS', undefined, { retryAfterSeconds: RETRY_AFTER_SECONDS });
  });
}
