import { rmSync } from 'node:fs';
import { mkdtemp, readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { AddressInfo } from 'node:net';
import { crc32 } from 'node:zlib';
import { errors } from '@strokebook/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sweepFiles } from '../../media/sweep-files.ts';
import { createMemoryFiles } from '../../testing/memory-files.ts';
import { storeAccount } from '../../testing/test-accounts.ts';
import { onEachDatabase, type TestDatabase } from '../../testing/test-databases.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { writeMp4 } from '../../testing/write-mp4.ts';

const params = { accountId: 1 };
const photo = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: 'teal' } });

describe('what a player uploads', () => {
  onEachDatabase((openTestDatabase) => {
    let database: TestDatabase;
    let server: TestServer;
    let token: string;
    let dataDir: string;
    const files = createMemoryFiles();

    beforeAll(async () => {
      database = await openTestDatabase();
      dataDir = await mkdtemp(join(tmpdir(), 'strokebook-uploads-'));
      server = await createTestServer(database, { DATA_DIR: dataDir }, files);
      await storeAccount(database, { accountId: 1 });
      token = await server.tokenOf(1);
    });
    afterAll(async () => {
      await server.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    });

    const upload = (
      bytes: Uint8Array,
      use: 'gallery' | 'profilePicture' | 'customLogo' | 'news' = 'gallery',
      title = '',
    ) => server.call('uploadPicture', { params, query: { use, title }, upload: bytes }, { token });
    const keys = async (prefix = 'accounts/1/') => {
      const found: string[] = [];
      for await (const { key } of files.list(prefix)) found.push(key);
      return found;
    };
    const gallery = async () => (await server.call('getGallery', { params })).body;

    it('is kept in sizes none of which is enlarged, upright, and without where it was taken', async () => {
      const bytes = await photo(1000, 500)
        .withExif({ IFD0: { Copyright: 'secret-owner', Orientation: '6' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer();
      const { status, body } = await upload(bytes, 'gallery', '<script>alert(1)</script>');
      expect(status).toBe(200);
      expect(body).toMatchObject({
        title: '<script>alert(1)</script>',
        isFeatured: true,
        picture: { width: 500, height: 1000, variants: [{ width: 320 }, { width: 500 }] },
      });
      for (const { url, width } of body.picture.variants) {
        const { rawPayload } = await server.inject({ url });
        const { exif, orientation, ...kept } = await sharp(rawPayload).metadata();
        expect([kept.width, kept.height, kept.format, exif, orientation]).toEqual([
          width,
          width * 2,
          'webp',
          undefined,
          undefined,
        ]);
        expect(rawPayload.includes('secret-owner')).toBe(false);
      }
      await server.call('deleteMedia', { params: { ...params, mediaId: body.mediaId } }, { token });
      expect([await gallery(), await keys()]).toEqual([[], []]);
    });

    it.each([
      ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>')],
      ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
      ['a GIF that is a page', Buffer.from('GIF89a/*<html><script>alert(1)</script>*/')],
      ['a head of a JPEG before a page', Buffer.from('\xff\xd8\xff\xe0<html><script>', 'latin1')],
      ['nothing', Buffer.alloc(0)],
    ])('is refused when it is %s, and leaves nothing', async (_what, bytes) => {
      const { status, error } = await upload(bytes);
      expect([status, error?.code, error?.message]).toEqual([
        422,
        'PICTURE_UNREADABLE',
        errors.PICTURE_UNREADABLE.message,
      ]);
      expect([await gallery(), await keys(), await readdir(join(dataDir, 'uploads'))]).toEqual([[], [], []]);
    });

    it('is refused when it is cut off', async () => {
      const whole = await photo(600, 600).jpeg().toBuffer();
      expect((await upload(whole.subarray(0, whole.length / 2))).status).toBe(422);
      expect(await keys()).toEqual([]);
    });

    it('is refused by its header when it has 300 megapixels', async () => {
      const huge = claimSize(await photo(9, 9).png().toBuffer(), 20_000, 15_000);
      const { status, error } = await upload(huge);
      expect([status, error?.code]).toEqual([422, 'PICTURE_TOO_LARGE']);
    });

    it('is refused when it is larger than a file may be', async () => {
      const { status, error } = await upload(Buffer.alloc(26 * 1024 * 1024));
      expect([status, error?.code]).toEqual([413, 'UPLOAD_TOO_LARGE']);
      expect(await readdir(join(dataDir, 'uploads'))).toEqual([]);
    });

    it('becomes the picture of the profile, in place of the one before', async () => {
      const first = await upload(await photo(400, 300).png().toBuffer(), 'profilePicture');
      const second = await upload(await photo(300, 400).webp().toBuffer(), 'profilePicture');
      const { body } = await server.call('getProfile', { params: { username: 'user-1' } });
      expect(body.account.imgUrl).toBe(`/api/accounts/1/image?v=${second.body.mediaId}`);
      expect(second.body.picture.variants.map(({ width }) => width)).toEqual([48, 96, 192, 300]);
      expect((await keys()).some((key) => key.includes(first.body.mediaId))).toBe(false);
      const logo = await upload(await photo(200, 100).png().toBuffer(), 'customLogo');
      const details = (await server.call('getProfileDetails', { params }, { token })).body;
      expect([details.profilePicture?.mediaId, details.customLogo?.mediaId]).toEqual([
        second.body.mediaId,
        logo.body.mediaId,
      ]);
      const profile = async () => (await server.call('getProfile', { params: { username: 'user-1' } })).body.account;
      const { logoUrl } = await profile();
      const shown = await server.inject({ url: logoUrl ?? '' });
      expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
      for (const { mediaId } of [second.body, logo.body]) {
        await server.call('deleteMedia', { params: { ...params, mediaId } }, { token });
      }
      expect(await profile()).toMatchObject({ imgUrl: '/api/accounts/1/image', logoUrl: null });
      expect((await server.inject({ url: logoUrl ?? '' })).statusCode).toBe(404);
    });

    it('is featured from the start, until the player takes that back, in the order and with the captions they give (HOME-02, PROFILE-19)', async () => {
      const bytes = await photo(40, 30).png().toBuffer();
      const ids = [];
      for (const title of ['one', 'two', 'three']) ids.push((await upload(bytes, 'gallery', title)).body.mediaId);
      const [one = '', two = '', three = ''] = ids;
      await server.call('orderMedia', { params, body: { use: 'gallery', mediaIds: [three, one] } }, { token });
      await server.call(
        'updateMedia',
        { params: { ...params, mediaId: two }, body: { title: 'second', isFeatured: false } },
        { token },
      );
      expect((await gallery()).map(({ title, isFeatured }) => [title, isFeatured])).toEqual([
        ['three', true],
        ['one', true],
        ['second', false],
      ]);
      for (const mediaId of ids) await server.call('deleteMedia', { params: { ...params, mediaId } }, { token });
    });

    it('has no room beyond 200 pictures, says so, and leaves nothing', async () => {
      await database.pool.query(
        `INSERT INTO media_items (account_id, media_id, use, kind, title, is_featured, taken_on, width, height, variant_widths)
         SELECT 1, 'full-' || n, 'gallery', 'picture', '', false, '2026-01-01', 1, 1, '{1}' FROM generate_series(1, 200) n`,
      );
      const { status, error } = await upload(await photo(9, 9).png().toBuffer());
      expect([status, error?.code, await keys()]).toEqual([409, 'MEDIA_FULL', []]);
      await database.pool.query(`DELETE FROM media_items WHERE media_id LIKE 'full-%'`);
    });

    it('has room again for news when the pictures of stories never published are a day old', async () => {
      await database.pool.query(
        `INSERT INTO media_items
           (account_id, media_id, use, kind, title, is_featured, taken_on, width, height, variant_widths, created_at)
         SELECT 1, 'draft-' || n, 'news', 'picture', '', false, '2026-01-01', 1, 1, '{1}', $1
         FROM generate_series(1, 300) n`,
        [server.clock.now()],
      );
      const bytes = await photo(9, 9).png().toBuffer();
      expect((await upload(bytes, 'news')).status).toBe(409);
      server.clock.advance(25 * 60 * 60_000);
      token = await server.tokenOf(1);
      const { status, body } = await upload(bytes, 'news');
      expect(status).toBe(200);
      await server.call('deleteMedia', { params: { ...params, mediaId: body.mediaId } }, { token });
      const { rows } = await database.pool.query('SELECT count(*) AS rows FROM media_items');
      expect([rows, await keys()]).toEqual([[{ rows: 0 }], []]);
    });

    it('is a clip: checked by its structure, without where it was filmed, with a picture that stands for it', async () => {
      const { status, body } = await server.call(
        'uploadClip',
        { params, query: { title: 'Driver' }, upload: writeMp4({ location: '+51.5-000.1/' }) },
        { token },
      );
      expect([status, body.kind, body.width, body.height, body.poster]).toEqual([200, 'clip', 640, 360, null]);
      const { rawPayload, headers } = await server.inject({ url: body.url });
      expect([headers['content-type'], rawPayload.includes('+51.5')]).toEqual(['video/mp4', false]);
      const poster = await server.call(
        'uploadPoster',
        { params: { ...params, mediaId: body.mediaId }, upload: await photo(640, 360).webp().toBuffer() },
        { token },
      );
      expect(poster.body.poster).toMatchObject({ width: 640, variants: [{ width: 320 }, { width: 640 }] });
      expect((await server.inject({ url: poster.body.poster?.url ?? '' })).statusCode).toBe(200);
      const bytesKept = async () =>
        (await database.pool.query(`SELECT byte_count FROM media_items WHERE media_id = $1`, [body.mediaId])).rows;
      const once = await bytesKept();
      await server.call(
        'uploadPoster',
        { params: { ...params, mediaId: body.mediaId }, upload: await photo(640, 360).webp().toBuffer() },
        { token },
      );
      expect(await bytesKept()).toEqual(once);
      const bad = await server.call('uploadClip', { params, upload: Buffer.from('<html>') }, { token });
      expect([bad.status, bad.error?.code]).toEqual([422, 'CLIP_UNREADABLE']);
      await server.call('deleteMedia', { params: { ...params, mediaId: body.mediaId } }, { token });
      expect(await keys()).toEqual([]);
    });

    it('is the address of a video elsewhere, and nothing that runs (HOME-25)', async () => {
      const add = (url: string) => server.call('addVideoLink', { params, body: { url, title: 'Swing' } }, { token });
      expect((await add('https://youtu.be/demoSwing01')).body).toMatchObject({ kind: 'link', title: 'Swing' });
      const { status, error } = await add('javascript:alert(1)');
      expect([status, error?.problems]).toEqual([
        400,
        [{ path: '$.url', message: 'must be a web address that begins with http:// or https://' }],
      ]);
    });

    it('leaves nothing when its connection is cut in the middle', async () => {
      await server.app.listen({ port: 0, host: '127.0.0.1' });
      const { port } = server.app.server.address() as AddressInfo;
      const socket = connect(port, '127.0.0.1');
      socket.write(
        `POST /api/accounts/1/pictures?use=gallery HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n` +
          'Content-Type: application/octet-stream\r\nContent-Length: 1000000\r\n\r\n' +
          'x'.repeat(50_000),
      );
      await vi.waitFor(async () => expect(await readdir(join(dataDir, 'uploads'))).toHaveLength(1));
      socket.destroy();
      await vi.waitFor(async () => expect(await readdir(join(dataDir, 'uploads'))).toEqual([]));
      expect([await keys(), await gallery()]).toEqual([[], []]);
    });

    it('says in a sentence that a file is no JSON, and takes no more than a little of it', async () => {
      const reply = await server.inject({
        method: 'POST',
        url: '/api/accounts/1/clips',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        payload: JSON.stringify('a'.repeat(300_000)),
      });
      expect([reply.statusCode, reply.json().error.code]).toEqual([413, 'BODY_TOO_LARGE']);
    });

    it('is not kept when its sender left the circle, or signed out, while it was on its way', async () => {
      await storeAccount(database, { accountId: 2, subCircleAccountIds: [3] });
      await storeAccount(database, { accountId: 3 });
      const bytes = await photo(9, 9).png().toBuffer();
      const sendAs = async (sender: string, meanwhile: string) => {
        async function* arriving() {
          yield bytes.subarray(0, 20);
          await database.pool.query(meanwhile);
          yield bytes.subarray(20);
        }
        const { statusCode } = await server.inject({
          method: 'POST',
          url: `/api/accounts/2/pictures?use=gallery`,
          headers: { authorization: `Bearer ${sender}`, 'content-type': 'application/octet-stream' },
          payload: Readable.from(arriving()),
        });
        return statusCode;
      };
      const [signedOutCoach, coach, own] = [await server.tokenOf(3), await server.tokenOf(3), await server.tokenOf(2)];
      expect(await sendAs(coach, 'SELECT 1')).toBe(200);
      const before = await keys('accounts/2/');
      const [, claims = ''] = signedOutCoach.split('.');
      const { sid } = JSON.parse(Buffer.from(claims, 'base64url').toString());
      expect(await sendAs(signedOutCoach, `UPDATE sessions SET ended_at = now() WHERE session_id = '${sid}'`)).toBe(
        401,
      );
      expect(await sendAs(coach, `UPDATE accounts SET sub_circle_account_ids = '{}' WHERE account_id = 2`)).toBe(404);
      expect(await sendAs(own, 'UPDATE sessions SET ended_at = now() WHERE account_id = 2')).toBe(401);
      expect(await keys('accounts/2/')).toEqual(before);
      await database.pool.query('DELETE FROM media_items WHERE account_id = 2');
      for (const key of before) await files.remove([key]);
    });

    it('is removed all the same when its files cannot be: that is logged, and they are left to the sweep', async () => {
      const { body } = await upload(await photo(9, 9).png().toBuffer());
      const { remove } = files;
      const down = new Error('the bucket is down');
      const broken = Object.assign(files, { remove: () => Promise.reject(down) });
      const { status } = await server.call('deleteMedia', { params: { ...params, mediaId: body.mediaId } }, { token });
      Object.assign(broken, { remove });
      expect([status, await gallery(), (await keys()).length]).toEqual([200, [], 1]);
      expect(server.logged).toEqual([{ err: down, message: 'files could not be removed and are left to the sweep' }]);
      await sweepFiles(database.query, files, new Date(Date.now() + 1_000), new AbortController().signal);
      expect(await keys()).toEqual([]);
    });

    it('is swept away when its server was killed before the row was written, and no other file is', async () => {
      const kept = (await upload(await photo(9, 9).png().toBuffer())).body.mediaId;
      await files.put('accounts/1/no-row/9.webp', Buffer.from('x'));
      await files.put('accounts/777/gone/9.webp', Buffer.from('x'));
      const { signal } = new AbortController();
      expect(await sweepFiles(database.query, files, new Date(0), signal)).toBe(0);
      expect(await sweepFiles(database.query, files, new Date(Date.now() + 1_000), signal)).toBe(2);
      expect(await keys('accounts/')).toEqual([`accounts/1/${kept}/9.webp`]);
    });
  });
});

/** A PNG whose header declares another size. */
function claimSize(png: Buffer, width: number, height: number): Buffer {
  const HEADER = 12;
  png.writeUInt32BE(width, HEADER + 4);
  png.writeUInt32BE(height, HEADER + 8);
  png.writeUInt32BE(crc32(png.subarray(HEADER, HEADER + 17)), HEADER + 17);
  return png;
}
