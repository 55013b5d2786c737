import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RequestError, toErrorReply } from './request-error.ts';

const ONE_YEAR_SECONDS = 31_536_000;

/**
 * Serves the built web app: files with a hash in their name for a year, the page itself always fresh, and the page for
 * every address that a person may open. Without a build only the API answers.
 */
export async function serveWeb(app: FastifyInstance, webDir: string): Promise<void> {
  const hasBuild = existsSync(join(webDir, 'index.html'));
  if (hasBuild) {
    await app.register(fastifyStatic, {
      root: webDir,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isHashed = path.startsWith(join(webDir, 'assets'));
        reply.header('cache-control', isHashed ? `public, max-age=${ONE_YEAR_SECONDS}, immutable` : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    if (hasBuild && isPageRequest(request)) return reply.sendFile('index.html');
    return sendNotFound(request, reply);
  });
}

function isPageRequest(request: FastifyRequest): boolean {
  const path = request.url.split('?')[0] ?? '';
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const isApi = path === '/api' || path.startsWith('/api/');
  return isRead && !isApi && (request.headers.accept ?? '').includes('text/html');
}

function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = new RequestError('NOT_FOUND');
  return reply.status(error.status).send(toErrorReply(error, request.id));
}
