import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { SERVICE_WORKER_PATH, type VisitorCall } from '@strokebook/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Backend } from './bind-routes.ts';
import type { WaitForStart } from './starting.ts';
import { databaseProblemOf } from '../db/database-problem.ts';
import { createOutageLog } from './outage-log.ts';
import { EncodedReply } from './encoded-reply.ts';
import { NO_WORKER } from './no-worker.ts';
import { originOf } from './origin-of.ts';
import { RequestError, toErrorReply } from './request-error.ts';
import { sendWaitingPage } from './waiting-page.ts';
import { readWebBuild, type WebBuild } from './web-build.ts';
import { hostOf } from './host-of.ts';
import { callsOfVisitor } from './calls-of-visitor.ts';

const POLICY = 'content-security-policy';
const ONE_YEAR_SECONDS = 31_536_000;

/** A restart takes less; a first start, which makes the demo world, much longer. */
const MAX_PAGE_WAIT_MS = 4_000;

/**
 * Serves the built web app: files with a hash in their name are cached for a year, the page itself is not cached. Every
 * other address answers with the page, with metadata of the address in its head, or until the server is ready with a
 * page that says so. Without a build only the API answers.
 */
export async function serveWeb(
  app: FastifyInstance,
  config: Config,
  backend: () => Backend | null,
  waitForStart: WaitForStart,
): Promise<void> {
  const { webDir } = config;
  let build = await readWebBuild(webDir);
  await app.register(fastifyStatic, {
    root: webDir,
    // Files have no routes and the folder may be missing, because the build may be made while the server starts.
    serve: false,
    suppressWarning: true,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(webDir, 'assets'));
      reply.header('cache-control', isHashed ? `public, max-age=${ONE_YEAR_SECONDS}, immutable` : 'no-cache');
    },
  });
  const logOutage = createOutageLog();
  app.setNotFoundHandler(async (request, reply) => {
    if (!config.hasServiceWorker && pathOf(request) === SERVICE_WORKER_PATH && isRead(request)) {
      return reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(NO_WORKER);
    }
    if (config.isWebBuildLate) build ??= await readWebBuild(webDir);
    if (build?.isFile(pathOf(request)) === true && isRead(request)) {
      if (pathOf(request).endsWith('.html')) allowInlineScript(reply, build);
      return reply.sendFile(pathOf(request));
    }
    if ((build === null && !config.isWebBuildLate) || !isPageRequest(request)) return sendNotFound(request, reply);
    // Whoever waits longer reads why.
    if (backend() === null) await waitForStart(MAX_PAGE_WAIT_MS);
    const ready = backend();
    if (build === null || ready === null) return sendWaitingPage(reply, config);
    const { status, html } = await renderPage(build, ready, request, { logOutage, call: callsOfVisitor(app, request) });
    // The plugin that compresses replies of routes leaves this handler out.
    const { bytes, encoding } = await new EncodedReply(html).encode(
      request.headers['accept-encoding']?.toString() ?? '',
    );
    if (encoding !== null) reply.header('content-encoding', encoding);
    allowInlineScript(reply, build);
    return reply
      .status(status)
      .header('vary', 'accept-encoding')
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(bytes);
  });
}

/** Adds the page's inline script to the policy of a reply. */
function allowInlineScript(reply: FastifyReply, { inlineScript }: WebBuild): void {
  const policy = reply.getHeader(POLICY);
  if (inlineScript === null || typeof policy !== 'string') return;
  reply.header(POLICY, policy.replace("script-src 'self'", `script-src 'self' ${inlineScript}`));
}

type Page = { readonly status: 200 | 404; readonly html: string };

/** The app must open even if its metadata cannot be rendered. */
async function renderPage(
  build: WebBuild,
  backend: Backend,
  request: FastifyRequest,
  { logOutage, call }: { readonly logOutage: ReturnType<typeof createOutageLog>; readonly call: VisitorCall },
): Promise<Page> {
  try {
    const [path, search] = [pathOf(request), searchOf(request)];
    const parts = await backend.pages.render({ path, search, origin: originOf(request), host: hostOf(request) });
    try {
      return { status: parts.status, html: await build.render(parts, call) };
    } catch (error) {
      request.log.error({ err: error }, 'the first screen of a page could not be rendered');
      return { status: parts.status, html: await build.render({ ...parts, shownPage: null }, call) };
    }
  } catch (error) {
    if (databaseProblemOf(error) === 'away') logOutage(request.log, 'DATABASE_AWAY', error);
    else request.log.error({ err: error }, 'a page could not be described');
  }
  return { status: 200, html: await build.render(null, call) };
}

function isPageRequest(request: FastifyRequest): boolean {
  const path = pathOf(request);
  const isApi = path === '/api' || path.startsWith('/api/');
  if (!isRead(request) || isApi) return false;
  // A missing header accepts anything.
  const accept = request.headers.accept?.trim() || '*/*';
  // Messengers that preview links accept anything; so do scripts that request a file.
  return accept.includes('text/html') || (accept.includes('*/*') && !/\.\w{2,5}$/.test(path));
}

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

const searchOf = ({ url }: FastifyRequest): string => (url.includes('?') ? url.slice(url.indexOf('?')) : '');

const pathOf = (request: FastifyRequest): string => request.url.split('?')[0] ?? '';

function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = new RequestError('NOT_FOUND');
  return reply.status(error.status).send(toErrorReply(error, request.id));
}
