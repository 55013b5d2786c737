import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findJsonExcess } from './json-guard.ts';
import { RequestError } from './request-error.ts';

/** Bodies as they came, for as long as their requests live. */
const rawBodies = new WeakMap<FastifyRequest, Buffer>();

/** The body as it came; empty without one. */
export const rawBodyOf = (request: FastifyRequest): Buffer => rawBodies.get(request) ?? Buffer.alloc(0);

/** What a file is sent as: browsers let no other site's page send it. */
const FILE_TYPE = 'application/octet-stream';

const takesUpload = ({ routeOptions }: FastifyRequest): boolean =>
  (routeOptions.config as { takesUpload?: boolean } | undefined)?.takesUpload === true;

/** Whether the body is a file that its route reads piece by piece. */
export const isUpload = (request: FastifyRequest): boolean =>
  takesUpload(request) && request.headers['content-type']?.startsWith(FILE_TYPE) === true;

/** Reads JSON bodies after a look at their depth and size; where a route takes a file, its bytes are left to the route. */
export function parseBodies(app: FastifyInstance): void {
  // Nobody needs compressed requests, and a small one can hold gigabytes.
  app.addHook('onRequest', async ({ headers }) => {
    const encoding = headers['content-encoding'];
    if (encoding !== undefined && encoding !== 'identity') throw new RequestError('ENCODING_UNSUPPORTED');
  });
  const parseSafely = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    // A call without input may say that it is JSON all the same.
    if (body.length === 0) return done(null, undefined);
    rawBodies.set(request, body);
    const excess = findJsonExcess(body);
    if (excess !== null) return done(new RequestError('REQUEST_INVALID', [{ path: '$', message: excess }]));
    // Decoding would put other characters in the place of what it cannot read.
    if (!isUtf8(body)) return done(new RequestError('REQUEST_INVALID', [{ path: '$', message: 'is not UTF-8 text' }]));
    return parseSafely(request, body.toString('utf8'), done);
  });
  app.addContentTypeParser(FILE_TYPE, (request, payload, done) => {
    if (takesUpload(request)) return done(null, payload);
    return done(new RequestError('REQUEST_INVALID', [{ path: '$', message: 'must be JSON' }]));
  });
}
