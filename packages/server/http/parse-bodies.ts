import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findJsonExcess } from './json-guard.ts';
import { RequestError } from './request-error.ts';

/** Unparsed bodies, for the lifetime of their requests. */
const rawBodies = new WeakMap<FastifyRequest, Buffer>();

/** The unparsed body; empty without one. */
export const rawBodyOf = (request: FastifyRequest): Buffer => rawBodies.get(request) ?? Buffer.alloc(0);

/** Content type of files: browsers do not let other sites' pages send it. */
const FILE_TYPE = 'application/octet-stream';

/** Content types of the button of a mail program that ends a mail. */
const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];

type RouteConfig = { readonly takesUpload?: boolean; readonly ignoresForm?: boolean };

const hasConfig = ({ routeOptions }: FastifyRequest, flag: keyof RouteConfig): boolean =>
  (routeOptions.config as RouteConfig | undefined)?.[flag] === true;

const takesUpload = (request: FastifyRequest): boolean => hasConfig(request, 'takesUpload');

/** Whether the body is a file that its route reads piece by piece. */
export const isUpload = (request: FastifyRequest): boolean =>
  takesUpload(request) && request.headers['content-type']?.startsWith(FILE_TYPE) === true;

/** Parses JSON bodies after checking depth and size; routes read files themselves. */
export function parseBodies(app: FastifyInstance): void {
  // Compressed requests are not needed, and a small one can expand to gigabytes.
  app.addHook('onRequest', async ({ headers }) => {
    const encoding = headers['content-encoding'];
    if (encoding !== undefined && encoding !== 'identity') throw new RequestError('ENCODING_UNSUPPORTED');
  });
  const parseSafely = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    // A call without input may still have a JSON content type.
    if (body.length === 0) return done(null, undefined);
    rawBodies.set(request, body);
    const excess = findJsonExcess(body);
    if (excess !== null) return done(new RequestError('REQUEST_INVALID', [{ path: '$', message: excess }]));
    // Decoding would replace invalid bytes with other characters.
    if (!isUtf8(body)) return done(new RequestError('REQUEST_INVALID', [{ path: '$', message: 'is not UTF-8 text' }]));
    return parseSafely(request, body.toString('utf8'), done);
  });
  app.addContentTypeParser(FORM_TYPES, { parseAs: 'buffer' }, (request, _body, done) => {
    if (hasConfig(request, 'ignoresForm')) return done(null, undefined);
    return done(new RequestError('REQUEST_INVALID', [{ path: '$', message: 'must be JSON' }]));
  });
  app.addContentTypeParser(FILE_TYPE, (request, payload, done) => {
    if (takesUpload(request)) return done(null, payload);
    return done(new RequestError('REQUEST_INVALID', [{ path: '$', message: 'must be JSON' }]));
  });
}
