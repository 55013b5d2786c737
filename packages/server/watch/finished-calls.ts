import { isFixedPath } from '@strokebook/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** A call that was answered, or whose caller closed the connection before. */
export type FinishedCall = {
  readonly method: string;
  /** Pattern of the route: '/api/accounts/:accountId/rounds'. */
  readonly route: string;
  readonly status: number;
  readonly milliseconds: number;
};

/** Status of a call whose caller did not wait for the answer, as nginx logs it; no such status is sent. */
const CALLER_GONE = 499;

/** Calls `onFinished` once for each call, when its answer has been sent or its connection was closed. */
export function onFinishedCall(
  app: FastifyInstance,
  onFinished: (call: FinishedCall, request: FastifyRequest) => void,
): void {
  const running = new WeakSet<FastifyRequest>();
  const finish = (request: FastifyRequest, status: number, milliseconds: number): void => {
    // A connection that is closed while the answer is sent causes both events.
    if (!running.delete(request)) return;
    onFinished({ method: request.method, route: routeOf(request), status, milliseconds }, request);
  };
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    running.add(request);
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) finish(request, CALLER_GONE, reply.elapsedTime);
    });
  });
  app.addHook('onResponse', async (request, reply) => finish(request, reply.statusCode, reply.elapsedTime));
}

/**
 * The route's pattern, which contains no ids, names and tokens. An address without a route is one of a page, and has only
 * its first segment if that is the same for everyone: '/player/*', '/assets/*'.
 */
export function routeOf(request: FastifyRequest): string {
  const pattern = request.routeOptions.url;
  if (pattern === undefined || request.is404) {
    const first = /^\/([^/?#]*)/.exec(request.url)?.[1] ?? '';
    // Files of a build have one name, because theirs contain hashes.
    return first === 'assets' || isFixedPath(first) ? `/${first.toLowerCase()}/*` : '/*';
  }
  return pattern;
}
