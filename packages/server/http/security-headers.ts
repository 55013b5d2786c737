import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Hosts that the installation's own settings let pages reach; none of them by itself. */
type ForeignOrigins = {
  readonly framedSites: readonly string[];
  /** Of the shot map's pictures. */
  readonly imagery: readonly string[];
};

/**
 * Scripts come from this server alone, inline ones never. Styles may be inline: the component library sets sizes and
 * colours on elements. Videos are embedded from YouTube's cookie-free host only,
 * and the sister site where one is configured.
 */
export async function addSecurityHeaders(
  app: FastifyInstance,
  { framedSites, imagery }: ForeignOrigins,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...imagery],
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", ...imagery],
        workerSrc: ["'self'", 'blob:'],
        frameSrc: ['https://www.youtube-nocookie.com', ...framedSites],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Whether the site is reached by https is the proxy's to say.
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  });
}
