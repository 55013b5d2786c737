import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import { decodablePath } from '@strokebook/contract';
import Fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import type { Config } from './config.ts';
import { createHealthHandler } from './features/installation/handlers.ts';
import { type Backend, bindRoutes } from './http/bind-routes.ts';
import { closeConnections } from './http/close-connections.ts';
import { handleErrors } from './http/handle-errors.ts';
import { limitArrival } from './http/limit-arrival.ts';
import { createLoggerOptions } from './http/logging.ts';
import { createOpenApi } from './http/openapi.ts';
import { parseBodies } from './http/parse-bodies.ts';
import { RequestError, toErrorReply } from './http/request-error.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { serveSitemaps } from './http/serve-sitemaps.ts';
import { serveWeb } from './http/serve-web.ts';

/** The HTTP server before it listens. `backend` answers null until the database is ready. */
export async function createApp(config: Config, backend: () => Backend | null): Promise<FastifyInstance> {
  const app = Fastify({
    logger: createLoggerOptions(config.logLevel),
    // One line per request, written when it was answered.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    // An id that a caller sent could be anything, a token included.
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // Of the addresses in its header only the last is the proxy's own word; callers may write the others.
    trustProxy: config.isBehindProxy ? (_address, hop) => hop === 0 : false,
    // A caller that sends slower than this is not one of ours: its headers, and a whole video over a thin line;
    // limitArrival sees to what is not a video.
    http: { headersTimeout: 60_000 },
    requestTimeout: 1_800_000,
    // Idle keep-alive connections end at once on a stop; closeConnections sees to the others.
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: ({ url = '/' }) => {
      if (url.startsWith('/api/')) return url;
      const [path = '', ...query] = url.split('?');
      return [decodablePath(path), ...query].join('?');
    },
    // An address that cannot be decoded leads nowhere.
    frameworkErrors: (_error, request, reply) => {
      const answer = reply as FastifyReply;
      void answer.code(404).send(toErrorReply(new RequestError('NOT_FOUND'), request.id));
    },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      { req: request, status: reply.statusCode, milliseconds: Math.round(reply.elapsedTime) },
      'answered',
    );
  });
  closeConnections(app, config.isBehindProxy ? { ofNetwork: null } : {});
  limitArrival(app);
  handleErrors(app);
  parseBodies(app);
  await addSecurityHeaders(app, {
    framedSites: config.sisterSiteUrl === null ? [] : [new URL(config.sisterSiteUrl).origin],
    imagery: config.mapImagery?.origins ?? [],
  });
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    globalDecompression: false,
    threshold: 1_024,
    // The default, 11, is meant for files that are compressed once: a page of search results took 22 times as long.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await app.register(cookie);
  bindRoutes(app, backend, createHealthHandler(config), config);
  let openApi: string | undefined;
  app.get('/api/openapi.json', async (_request, reply) => {
    // Made at the first request: it would take half of the time in which the app is built.
    openApi ??= JSON.stringify(createOpenApi(config.productName));
    return reply.type('application/json; charset=utf-8').send(openApi);
  });
  serveSitemaps(app, config, backend);
  await serveWeb(app, config, backend);
  return app;
}
