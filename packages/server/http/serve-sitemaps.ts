import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { siteOf } from '../config/hosts.ts';
import type { Backend } from './bind-routes.ts';
import { originOf } from './origin-of.ts';
import { robotsText } from './robots.ts';
import { RequestError } from './request-error.ts';
import { hostOf } from './host-of.ts';

/** Serves robots.txt and sitemaps. */
export function serveSitemaps(app: FastifyInstance, config: Config, backend: () => Backend | null): void {
  const pages = () => {
    const ready = backend();
    if (ready === null) throw new RequestError('NOT_READY');
    return ready.pages;
  };
  // Without a configured address they contain the called host, so shared caches must not store them.
  const cacheControl = config.publicUrl === null ? 'no-cache' : 'public, max-age=3600';
  const originIn = (request: FastifyRequest): string => config.publicUrl ?? originOf(request);
  const isMain = (request: FastifyRequest) => siteOf(config.hosts, hostOf(request)).kind === 'main';
  const sendXml = (reply: FastifyReply, xml: string | null) => {
    if (xml === null) throw new RequestError('NOT_FOUND');
    return reply.header('cache-control', cacheControl).type('application/xml; charset=utf-8').send(xml);
  };
  /** Other hosts show some of the same pages, so only one host serves sitemaps. */
  const refuseOtherHosts = async (request: FastifyRequest) => {
    if (!isMain(request)) throw new RequestError('NOT_FOUND');
  };
  app.get('/robots.txt', async (request, reply) =>
    reply
      .header('cache-control', cacheControl)
      .type('text/plain; charset=utf-8')
      .send(robotsText(isMain(request) ? `${originIn(request)}/sitemap.xml` : null)),
  );
  app.get('/sitemap.xml', { preHandler: refuseOtherHosts }, async (request, reply) =>
    sendXml(reply, await pages().sitemapIndex(originIn(request))),
  );
  app.get<{ Params: { name: string } }>('/sitemaps/:name', { preHandler: refuseOtherHosts }, async (request, reply) => {
    const origin = originIn(request);
    const { name } = request.params;
    if (name === 'pages.xml') return sendXml(reply, await pages().pagesSitemap(origin));
    const number = /^(\d{1,6})\.xml$/.exec(name)?.[1];
    return sendXml(reply, number === undefined ? null : await pages().profilesSitemap(origin, Number(number)));
  });
}
