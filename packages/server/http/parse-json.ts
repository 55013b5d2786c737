import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { findJsonExcess } from './json-guard.ts';
import { RequestError } from './request-error.ts';

/** Reads JSON bodies, and nothing else, after a look at their depth and size. */
export function parseJsonBodies(app: FastifyInstance): void {
  const parseSafely = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    // A call without input may say that it is JSON all the same.
    if (body.length === 0) return done(null, undefined);
    const excess = findJsonExcess(body);
    if (excess !== null) return done(new RequestError('REQUEST_INVALID', [{ path: '$', message: excess }]));
    // Decoding would put other characters in the place of what it cannot read.
    if (!isUtf8(body)) return done(new RequestError('REQUEST_INVALID', [{ path: '$', message: 'is not UTF-8 text' }]));
    return parseSafely(request, body.toString('utf8'), done);
  });
}
