import sharp from 'sharp';
import { expect, it } from 'vitest';
import { onEachDatabase } from '../testing/test-databases.ts';
import { useTestServer } from '../testing/use-test-server.ts';

type Manifest = {
  readonly name: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
};

onEachDatabase((openTestDatabase) => {
  const { server } = useTestServer(openTestDatabase, { environment: { PRODUCT_NAME: 'Links Ledger' } });

  it('has icons of every size that the manifest names, and one that devices may cut (FIRST-07, GEN-O1)', async () => {
    const manifest = JSON.parse((await server.inject({ url: '/manifest.webmanifest' })).body) as Manifest;
    expect(manifest.name).toBe('Links Ledger');
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { src, sizes, purpose } of manifest.icons) {
      const picture = sharp((await server.inject({ url: src })).rawPayload);
      const { width, height } = await picture.metadata();
      expect(`${width}x${height}`).toBe(sizes);
      // A maskable icon fills its square; others have round corners.
      const corner = await picture.ensureAlpha().extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
      expect(corner[3], src).toBe(purpose === 'maskable' ? 255 : 0);
    }
  });

  it('has the mark as a drawing, and as icons for browsers that take none (FIRST-07)', async () => {
    const drawing = await server.inject({ url: '/favicon.svg' });
    expect([drawing.statusCode, drawing.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    for (const [url, size] of [
      ['/icon-32.png', 32],
      ['/apple-touch-icon.png', 180],
    ] as const) {
      expect((await sharp((await server.inject({ url })).rawPayload).metadata()).width, url).toBe(size);
    }
  });
});
