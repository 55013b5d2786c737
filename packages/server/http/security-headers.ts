import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Other hosts that pages may reach according to the settings; none by default. */
type ForeignOrigins = {
  readonly framedSites: readonly string[];
  /** Origins of the shot map's pictures. */
  readonly imagery: readonly string[];
};

/**
 * Scripts must come from this server; the page's one inline script is allowed by its hash (`serve-web.ts`). Styles may be inline, because the component library sets sizes and
 * colors on elements. Videos are embedded only from YouTube's cookie-free host, and frames only of a configured sister
 * site.
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
    // Only the proxy's operator knows whether https is always available.
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  });
}
