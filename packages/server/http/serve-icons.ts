import { mark, markSvg } from '@strokebook/documents/brand';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import type { Config } from '../config.ts';

/** Icons by address: their size in pixels, and how their tile is cut. */
const icons = {
  '/icon-32.png': { size: 32, tile: 'rounded' },
  '/icon-192.png': { size: 192, tile: 'rounded' },
  '/icon-512.png': { size: 512, tile: 'rounded' },
  '/icon-maskable-512.png': { size: 512, tile: 'maskable' },
  '/apple-touch-icon.png': { size: 180, tile: 'square' },
} as const;

type Icon = (typeof icons)[keyof typeof icons];

/** Of the page while an installed app starts; those of the theme in light mode. */
const COLORS = { background_color: '#faf8f1', theme_color: '#0f3b2d' };
/** Pixels per inch at which an SVG is drawn in its own size. */
const DENSITY = 72;
const CACHE_CONTROL = 'public, max-age=86400';

/** Serves the brand's mark as icons of every kind, and the manifest with which phones install the app. */
export function serveIcons(app: FastifyInstance, { productName }: Config): void {
  app.get('/favicon.svg', async (_request, reply) =>
    reply.header('cache-control', CACHE_CONTROL).type('image/svg+xml').send(markSvg('rounded')),
  );
  for (const [path, icon] of Object.entries(icons)) {
    let drawn: Promise<Buffer> | undefined;
    app.get(path, async (_request, reply) => {
      drawn ??= draw(icon);
      return reply
        .header('cache-control', CACHE_CONTROL)
        .type('image/png')
        .send(await drawn);
    });
  }
  app.get('/manifest.webmanifest', async (_request, reply) =>
    reply
      .header('cache-control', CACHE_CONTROL)
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(manifestOf(productName))),
  );
}

const manifestOf = (productName: string) => ({
  name: productName,
  short_name: productName,
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  ...COLORS,
  shortcuts: [{ name: 'Log a round', url: '/log' }],
  icons: (['/icon-192.png', '/icon-512.png', '/icon-maskable-512.png'] as const).map((src) => ({
    src,
    sizes: `${icons[src].size}x${icons[src].size}`,
    type: 'image/png',
    purpose: icons[src].tile === 'maskable' ? 'maskable' : 'any',
  })),
});

const draw = ({ size, tile }: Icon): Promise<Buffer> =>
  sharp(Buffer.from(markSvg(tile)), { density: (DENSITY * size) / mark.size })
    .resize(size, size)
    .png()
    .toBuffer();
