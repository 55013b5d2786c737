import type { VisitorCall } from '@strokebook/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Headers by which the server knows who calls, and on which host. */
const KEPT_HEADERS = ['host', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'user-agent'] as const;

/**
 * Answers calls of the API within the server as to a visitor who asked for a page: access, limits and logs are those of
 * a call that the visitor's browser sends. The caller's own token is not passed on, because a page may stay in caches.
 */
export function callsOfVisitor(app: FastifyInstance, page: FastifyRequest): VisitorCall {
  const kept = KEPT_HEADERS.flatMap((name) => (page.headers[name] === undefined ? [] : [[name, page.headers[name]]]));
  return async (path, { method, body }) => {
    const reply = await app.inject({
      method: method as 'GET',
      url: path,
      remoteAddress: page.raw.socket.remoteAddress ?? page.ip,
      headers: { ...Object.fromEntries(kept), ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { payload: body }),
    });
    return { status: reply.statusCode, body: reply.body };
  };
}
