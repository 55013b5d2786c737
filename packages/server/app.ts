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
import { limitCallsUnderWay } from './http/limit-calls-under-way.ts';
import { createLoggerOptions } from './http/logging.ts';
import { createOpenApi } from './http/openapi.ts';
import { parseBodies } from './http/parse-bodies.ts';
import { RequestError, toErrorReply } from './http/request-error.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { hideFromSearch } from './http/robots.ts';
import { serveIcons } from './http/serve-icons.ts';
import { serveSitemaps } from './http/serve-sitemaps.ts';
import { serveWeb } from './http/serve-web.ts';
import { isStarted, type WaitForStart } from './http/starting.ts';
import { onFinishedCall, routeOf } from './watch/finished-calls.ts';

/**
 * The HTTP server, not listening yet. `backend` returns null until the database is ready, for which calls wait; `watches` add hooks that run
 * before all others.
 */
export async function createApp(
  config: Config,
  backend: () => Backend | null,
  watches: readonly ((app: FastifyInstance) => void)[] = [],
  waitForStart: WaitForStart = isStarted,
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: createLoggerOptions(config.logLevel),
    // One line per request, written when it has been answered.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    // Request ids of callers are ignored, because they could contain anything, even a token.
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // Only the last address in the forwarding header is set by the proxy; callers can forge the others.
    trustProxy: config.isBehindProxy ? (_address, hop) => hop === 0 : false,
    // Clients must send their headers within a minute. The body of a video may take long; limitArrival limits other
    // bodies.
    http: { headersTimeout: 60_000 },
    requestTimeout: 1_800_000,
    // On a stop idle keep-alive connections end at once; closeConnections ends the others.
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: ({ url = '/' }) => {
      if (url.startsWith('/api/')) return url;
      const [path = '', ...query] = url.split('?');
      return [decodablePath(path), ...query].join('?');
    },
    // An address that cannot be decoded is not found.
    frameworkErrors: (_error, request, reply) => {
      const answer = reply as FastifyReply;
      // The framework runs no hooks for it.
      hideFromSearch(request, answer);
      request.log.info({ method: request.method, route: routeOf(request), status: 404, milliseconds: 0 }, 'answered');
      void answer.code(404).send(toErrorReply(new RequestError('NOT_FOUND'), request.id));
    },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    hideFromSearch(request, reply);
  });
  onFinishedCall(app, ({ milliseconds, ...call }, request) => {
    request.log.info({ ...call, milliseconds: Math.round(milliseconds) }, 'answered');
  });
  for (const watch of watches) watch(app);
  closeConnections(app, config.isBehindProxy ? { ofNetwork: null } : {});
  limitCallsUnderWay(app);
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
    // The default quality, 11, is for files that are compressed once: it made a page of search results 22 times slower.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await app.register(cookie);
  bindRoutes(app, backend, createHealthHandler(config), config, waitForStart);
  let openApi: string | undefined;
  app.get('/api/openapi.json', async (_request, reply) => {
    // Created at the first request, because it would take half of the time to build the app.
    openApi ??= JSON.stringify(createOpenApi(config.productName));
    return reply.type('application/json; charset=utf-8').send(openApi);
  });
  serveIcons(app, config);
  serveSitemaps(app, config, backend);
  await serveWeb(app, config, backend, waitForStart);
  return app;
}
