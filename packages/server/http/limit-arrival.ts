import type { FastifyInstance } from 'fastify';
import { isUpload } from './parse-bodies.ts';
import { RequestError } from './request-error.ts';

/** Max milliseconds for the arrival of a body other than a file (at most 256 KB). */
const MAX_ARRIVAL = 60_000;

/**
 * Aborts requests whose body has not arrived within `max` milliseconds, except files, which may be slow and have
 * limits of their own. Node's timeout applies to all requests alike, and the framework's to a route's handler, which
 * would end downloads and ignores the body.
 */
export function limitArrival(app: FastifyInstance, max = MAX_ARRIVAL): void {
  app.addHook('onRequest', async (request) => {
    const { raw, headers } = request;
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    if (!hasBody || isUpload(request)) return;
    const timer = setTimeout(() => {
      // The body has arrived, only the answer takes long.
      if (raw.complete) return;
      raw.destroy(new RequestError('REQUEST_INVALID', [{ path: '$', message: 'took too long to arrive' }]));
    }, max);
    timer.unref();
    raw.once('close', () => clearTimeout(timer));
  });
}
