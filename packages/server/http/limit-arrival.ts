import type { FastifyInstance } from 'fastify';
import { isUpload } from './parse-bodies.ts';
import { RequestError } from './request-error.ts';

/** What is not a file has 256 KB; who takes longer over it, in milliseconds, is not one of ours. */
const MAX_ARRIVAL = 60_000;

/**
 * Breaks off requests whose body has not arrived within `longest` milliseconds, but for files: those may be slow, and
 * have limits of their own. Node's limit is one for all requests, and the framework's one for a route's handler, which
 * says nothing of the body and would end downloads.
 */
export function limitArrival(app: FastifyInstance, longest = MAX_ARRIVAL): void {
  app.addHook('onRequest', async (request) => {
    const { raw, headers } = request;
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    if (!hasBody || isUpload(request)) return;
    const timer = setTimeout(() => {
      // It is here, and only its answer takes long.
      if (raw.complete) return;
      raw.destroy(new RequestError('REQUEST_INVALID', [{ path: '$', message: 'took too long to arrive' }]));
    }, longest);
    timer.unref();
    raw.once('close', () => clearTimeout(timer));
  });
}
