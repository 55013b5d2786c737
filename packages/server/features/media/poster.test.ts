import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sweepFiles } from '../../media/sweep-files.ts';
import { createMemoryFiles } from '../../testing/memory-files.ts';
import { storeAccount } from '../../testing/test-accounts.ts';
import { onEachDatabase, type TestDatabase } from '../../testing/test-databases.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { writeMp4 } from '../../testing/write-mp4.ts';

const params = { accountId: 1 };
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();

describe('the poster of a clip', () => {
  onEachDatabase((openTestDatabase) => {
    let database: TestDatabase;
    let server: TestServer;
    let token: string;
    let dataDir: string;
    let mediaId: string;
    const files = createMemoryFiles();

    beforeAll(async () => {
      database = await openTestDatabase();
      dataDir = await mkdtemp(join(tmpdir(), 'strokebook-posters-'));
      server = await createTestServer(database, { DATA_DIR: dataDir }, files);
      await storeAccount(database, { accountId: 1 });
      token = await server.tokenOf(1);
    });
    afterAll(async () => {
      await server.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    });
    beforeEach(async () => {
      await database.pool.query('DELETE FROM media_items');
      for (const name of await names()) await files.remove([name]);
      const { body } = await server.call('uploadClip', { params, upload: writeMp4({}) }, { token });
      mediaId = body.mediaId;
    });

    const send = async (width: number, height: number) =>
      server.call('uploadPoster', { params: { ...params, mediaId }, upload: await picture(width, height) }, { token });
    const names = async () => {
      const found: string[] = [];
      for await (const { key } of files.list('accounts/')) found.push(key);
      return found;
    };
    const posterNames = async () => (await names()).filter((name) => name.includes('poster-'));
    const open = async (url: string) => (await server.inject({ url })).statusCode;
    /** A poster stored before posters had ids. */
    const storeOldPoster = async () => {
      await files.put(`accounts/1/${mediaId}/poster-320.webp`, Buffer.from('old'));
      await database.pool.query(
        `UPDATE media_items SET poster_width = 320, poster_height = 180, poster_variant_widths = '{320}'`,
      );
    };
    const shownUrl = async () => {
      const { body } = await server.call('getSwingVideos', { params });
      return body[0]?.poster?.url ?? '';
    };

    it('has another address when it is replaced, and the files of the one before are removed', async () => {
      const first = (await send(640, 360)).body.poster;
      const second = (await send(320, 180)).body.poster;
      expect(first?.variants.map(({ width }) => width)).toEqual([320, 640]);
      expect(second?.url).not.toBe(first?.variants[0]?.url);
      expect(await shownUrl()).toBe(second?.url);
      expect([await open(second?.url ?? ''), await open(first?.variants[0]?.url ?? '')]).toEqual([200, 404]);
      expect((await names()).map((name) => name.replace(/poster-[0-9a-f]{16}-/, 'poster-…-'))).toEqual([
        `accounts/1/${mediaId}/clip.mp4`,
        `accounts/1/${mediaId}/poster-…-320.webp`,
      ]);
    });

    it('goes on being shown where it was stored before posters had ids, until it is replaced', async () => {
      await storeOldPoster();
      expect(await shownUrl()).toBe(`/api/accounts/1/media/${mediaId}/poster-320.webp`);
      expect(await open(await shownUrl())).toBe(200);
      await send(320, 180);
      expect(await shownUrl()).not.toContain('/poster-320.webp');
      expect([await open(await shownUrl()), (await posterNames()).length]).toEqual([200, 1]);
    });

    it('stays as it is when another one has no room, and nothing is left of that one', async () => {
      await send(320, 180);
      const [before, url] = [await posterNames(), await shownUrl()];
      await database.pool.query(
        `INSERT INTO media_items (account_id, media_id, use, kind, title, is_featured, taken_on, byte_count, url)
         VALUES (1, 'full', 'swingVideo', 'link', '', false, '2026-01-01', 2147483648, 'https://example.com/')`,
      );
      const { status, error } = await send(1280, 720);
      expect([status, error?.code]).toEqual([409, 'MEDIA_FULL']);
      expect([await posterNames(), await open(url)]).toEqual([before, 200]);
    });

    it('leaves nothing when its clip is removed while it is on its way', async () => {
      const bytes = await picture(320, 180);
      async function* arriving() {
        yield bytes.subarray(0, 20);
        await server.call('deleteMedia', { params: { ...params, mediaId } }, { token });
        yield bytes.subarray(20);
      }
      const { statusCode } = await server.inject({
        method: 'POST',
        url: `/api/accounts/1/clips/${mediaId}/poster`,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
        payload: Readable.from(arriving()),
      });
      expect([statusCode, await names()]).toEqual([404, []]);
    });

    it.each([
      ['has an id', () => send(320, 180)],
      ['has none', storeOldPoster],
    ])(
      'is left by the sweep for stray files, which takes those of a replaced one, where it %s',
      async (_what, store) => {
        await store();
        const before = await names();
        await files.put(`accounts/1/${mediaId}/poster-0123456789abcdef-320.webp`, Buffer.from('x'));
        const later = new Date(Date.now() + 1_000);
        expect(await sweepFiles(database.query, files, later, new AbortController().signal)).toBe(1);
        expect(await names()).toEqual(before);
      },
    );
  });
});
