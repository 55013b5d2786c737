import { accountIdOf, features } from '@strokebook/golf/access';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { accounts, mediaItems } from '../../db/schema/index.ts';
import { fileKey } from '../../media/file-keys.ts';
import { createMemoryFiles } from '../../testing/memory-files.ts';
import { storeAccount } from '../../testing/test-accounts.ts';
import { onEachDatabase } from '../../testing/test-databases.ts';
import { storeDrawing, storeStory } from '../../testing/test-media.ts';
import { useTestServer } from '../../testing/use-test-server.ts';
import type { CalendarDay } from '@strokebook/golf/calendar';

const PUBLIC = 1;
const PRIVATE = 2;
const COACH = 3;
const DAY = '2026-05-01' as CalendarDay;
const clip = Buffer.from('0123456789');

describe('the media of a player', () => {
  onEachDatabase((openTestDatabase) => {
    const files = createMemoryFiles();
    const { database, server } = useTestServer(openTestDatabase, { files });

    beforeAll(async () => {
      await storeAccount(database, { accountId: PUBLIC });
      await storeAccount(database, { accountId: PRIVATE, allowPublicSite: false, subCircleAccountIds: [COACH] });
      await storeAccount(database, { accountId: COACH });
      for (const accountId of [PUBLIC, PRIVATE]) {
        await storeDrawing(database, accountId, 'second', { sortOrder: 2, isFeatured: true });
        await storeDrawing(database, accountId, 'first', { sortOrder: 1 });
        await storeDrawing(database, accountId, 'cover', { use: 'news' });
        await storeDrawing(database, accountId, 'face', {
          use: 'profilePicture',
          variantWidths: [48, 64],
          width: 64,
          height: 64,
        });
        await database.query.insert(mediaItems).values([
          {
            accountId: accountIdOf(accountId),
            mediaId: 'clip',
            use: 'swingVideo',
            kind: 'clip',
            title: 'Driver',
            isFeatured: true,
            takenOn: DAY,
            sortOrder: 1,
            contentType: 'video/mp4',
            width: 1080,
            height: 1920,
          },
          {
            accountId: accountIdOf(accountId),
            mediaId: 'link',
            use: 'swingVideo',
            kind: 'link',
            title: 'Putter',
            isFeatured: false,
            takenOn: DAY,
            sortOrder: 2,
            url: 'https://youtu.be/demoSwing01',
          },
        ]);
        await files.put(fileKey(accountIdOf(accountId), 'clip', 'clip.mp4'), clip);
        await storeStory(database, accountId, 'older', '2026-01-02');
        await storeStory(database, accountId, 'newer', '2026-02-03', {
          coverMediaId: 'cover',
          imageMediaIds: ['first', 'gone'],
          clipMediaIds: ['clip'],
        });
      }
      await database.query.update(accounts).set({ profilePictureId: 'face' });
    });

    const open = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });
    const galleryOf = async (accountId: number, as?: number) => {
      const token = as === undefined ? undefined : await server.tokenOf(as);
      return server.call('getGallery', { params: { accountId } }, { token });
    };

    it('lists pictures in their order with their sizes, all or the featured ones (DATA-54, API-33)', async () => {
      const { body } = await galleryOf(PUBLIC);
      expect(body.map(({ mediaId }) => mediaId)).toEqual(['first', 'second']);
      expect(body[0]).toMatchObject({
        title: 'Title of first',
        isFeatured: false,
        takenOn: DAY,
        mediaUrl: '/api/accounts/1/media/first/96.webp',
        picture: {
          url: '/api/accounts/1/media/first/96.webp',
          width: 96,
          height: 64,
          variants: [
            { width: 48, url: '/api/accounts/1/media/first/48.webp' },
            { width: 96, url: '/api/accounts/1/media/first/96.webp' },
          ],
        },
      });
      const call = { params: { accountId: PUBLIC }, query: { isFeatured: 'true' } } as const;
      const featured = await server.call('getGallery', call);
      expect(featured.body.map(({ mediaId }) => mediaId)).toEqual(['second']);
    });

    it('lists swings, clips of our own and addresses elsewhere (DATA-54, API-34)', async () => {
      const { body } = await server.call('getSwingVideos', { params: { accountId: PUBLIC } });
      const common = { takenOn: DAY, poster: null };
      expect(body).toEqual([
        {
          ...common,
          mediaId: 'clip',
          title: 'Driver',
          isFeatured: true,
          kind: 'clip',
          url: '/api/accounts/1/media/clip/clip.mp4',
          width: 1080,
          height: 1920,
        },
        {
          ...common,
          mediaId: 'link',
          title: 'Putter',
          isFeatured: false,
          kind: 'link',
          url: 'https://youtu.be/demoSwing01',
          width: null,
          height: null,
        },
      ]);
    });

    it('lists the headlines of news, newest first (API-34)', async () => {
      const { body } = await server.call('getNews', { params: { accountId: PUBLIC } });
      expect(body).toEqual([
        { newsId: 'newer', header: 'Header of newer', publishedOn: '2026-02-03', formattedDate: 'Feb 3, 2026' },
        { newsId: 'older', header: 'Header of older', publishedOn: '2026-01-02', formattedDate: 'Jan 2, 2026' },
      ]);
    });

    it('shows a story with pictures, links and videos, without pictures that are gone (DATA-55, API-34)', async () => {
      const storyOf = (newsId: string) => server.call('getNewsItem', { params: { accountId: PUBLIC, newsId } });
      const { body } = await storyOf('newer');
      expect(body).toMatchObject({
        formattedDate: 'Feb 3, 2026',
        body: 'Text',
        header: 'Header of newer',
        coverPhoto: { url: '/api/accounts/1/media/cover/96.webp' },
        links: [{ url: 'https://example.com/', label: 'More' }],
        videos: [
          { url: '/api/accounts/1/media/clip/clip.mp4', width: 1080, height: 1920 },
          { url: 'https://youtu.be/demoSwing01', width: null, height: null },
        ],
      });
      expect(body.images).toEqual([]);
      expect((await storyOf('older')).body.coverPhoto).toBeNull();
      expect((await storyOf('none')).status).toBe(404);
    });

    it('sends a picture as WebP of the asked width, to be kept, and not again to who has it', async () => {
      const reply = await open('/api/accounts/1/media/first/48.webp');
      const { format, width } = await sharp(reply.rawPayload).metadata();
      expect([reply.statusCode, format, width]).toEqual([200, 'webp', 48]);
      expect(reply.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=86400, immutable',
        'x-content-type-options': 'nosniff',
        'accept-ranges': 'bytes',
      });
      const again = await open('/api/accounts/1/media/first/48.webp', { 'if-none-match': String(reply.headers.etag) });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    });

    it('sends the range of a clip that a player asks for', async () => {
      const url = '/api/accounts/1/media/clip/clip.mp4';
      const part = await open(url, { range: 'bytes=2-4' });
      expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10']);
      expect([part.headers['content-length'], part.headers['content-type']]).toEqual(['3', 'video/mp4']);
      const beyond = await open(url, { range: 'bytes=10-' });
      expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, 'bytes */10']);
      const changed = await open(url, { range: 'bytes=2-4', 'if-range': '"another"' });
      expect([changed.statusCode, changed.body]).toEqual([200, '0123456789']);
      const head = await server.inject({ method: 'HEAD', url });
      expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, '10', '']);
    });

    it('has no file of another name or size', async () => {
      for (const path of ['first/97.webp', 'first/clip.mp4', 'clip/clip.webm', 'gone/48.webp', 'link/48.webp']) {
        expect([path, (await open(`/api/accounts/1/media/${path}`)).statusCode]).toEqual([path, 404]);
      }
      for (const path of ['first/..%2F48.webp', '..%2Ffirst/48.webp', 'first/48.webp%00']) {
        expect([path, (await open(`/api/accounts/1/media/${path}`)).statusCode]).toEqual([path, 400]);
      }
    });

    it('hands who may see a private gallery addresses that open without another token (ACCESS-07, ACCESS-22)', async () => {
      expect((await galleryOf(PRIVATE)).status).toBe(404);
      const { body } = await galleryOf(PRIVATE, COACH);
      const url = String(body[0]?.mediaUrl);
      expect(url).toContain('?token=');
      const reply = await open(url);
      expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'private, max-age=1800, immutable']);
      expect((await open(url.replace(/\?.*/, ''))).statusCode).toBe(404);
      expect((await open(url.replace(/.{9}$/, 'AAAAAAAAA'))).statusCode).toBe(404);
    });

    it('keeps such an address for one account, an hour at most, and for nothing but media', async () => {
      const { body } = await galleryOf(PRIVATE, COACH);
      const url = String(body[0]?.mediaUrl);
      const token = new URL(url, 'http://x').searchParams.get('token') ?? '';
      await database.query.update(accounts).set({ isOpenWithComingEvents: false });
      expect((await open(`/api/accounts/1/media/first/48.webp?token=${token}`)).statusCode).toBe(404);
      await database.pool.query('UPDATE accounts SET allow_public_site = true WHERE account_id <> 2');
      for (const routeId of ['getActiveAccount', 'getSharing'] as const) {
        expect((await server.call(routeId, {}, { token })).status).toBe(401);
      }
      const idToken = await server.tokenOf(PRIVATE);
      expect((await open(url.replace(token, idToken))).statusCode).toBe(404);
      server.clock.advance(3_600_000);
      expect((await open(url)).statusCode).toBe(404);
    });

    it('shows the picture of a private profile to who may open it, by an address of its own (API-12, ACCESS-07)', async () => {
      const token = await server.tokenOf(COACH);
      const profile = await server.call('getProfile', { params: { username: 'user-2' } }, { token });
      const url = String(profile.body.account.imgUrl);
      expect(url).toMatch(/^\/api\/accounts\/2\/image\?v=face&token=/);
      const reply = await open(`${url}&size=40`);
      expect([reply.statusCode, (await sharp(reply.rawPayload).metadata()).width]).toEqual([200, 48]);
      expect(reply.headers['cache-control']).toBe('private, max-age=1800');
      expect((await open('/api/accounts/2/image')).statusCode).toBe(404);
      const own = await open('/api/accounts/2/image', { authorization: `Bearer ${token}` });
      expect([own.statusCode, own.headers['cache-control']]).toEqual([200, 'private, no-store']);
    });

    it('gives people the address of their own photo, which opens without a sign-in though their profile is private, and none without a photo (API-12, DATA-01)', async () => {
      const own = await server.call('getActiveAccount', {}, { token: await server.tokenOf(PRIVATE) });
      expect((await open(`${own.body.imgUrl}&size=64`)).statusCode).toBe(200);
      await storeAccount(database, { accountId: 40 });
      const without = await server.call('getActiveAccount', {}, { token: await server.tokenOf(40) });
      expect(without.body.imgUrl).toBeNull();
    });

    it('sends the picture of a public profile in the size that is asked for, kept by its address (API-12)', async () => {
      const widthOf = async (query: string) => {
        const { rawPayload } = await open(`/api/accounts/1/image${query}`);
        return (await sharp(rawPayload).metadata()).width;
      };
      expect([await widthOf('?size=48'), await widthOf('?size=49'), await widthOf('')]).toEqual([48, 64, 64]);
      const kept = async (query: string) => (await open(`/api/accounts/1/image${query}`)).headers['cache-control'];
      expect([await kept('?v=face'), await kept('?v=old'), await kept('')]).toEqual([
        'public, max-age=86400, immutable',
        'private, max-age=300',
        'private, max-age=300',
      ]);
    });

    it('is closed where all pages that show it are, and open where one is (ACCESS-10)', async () => {
      const { summary, resume, gallery } = features;
      const close = (ids: readonly number[]) =>
        database.pool.query(
          `INSERT INTO feature_settings (account_id, feature_id, is_public) SELECT 1, unnest($1::int[]), false`,
          [ids],
        );
      await close([summary, resume]);
      expect((await galleryOf(PUBLIC)).status).toBe(200);
      await close([gallery]);
      expect((await galleryOf(PUBLIC)).status).toBe(404);
      expect((await open('/api/accounts/1/media/first/48.webp')).statusCode).toBe(404);
      await database.pool.query('DELETE FROM feature_settings');
    });
  });
});
