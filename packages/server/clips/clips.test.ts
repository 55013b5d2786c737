import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { box, PLACE_SAMPLE, words, writeMp4 } from '../testing/write-mp4.ts';
import { clipLimit, readClip } from './read-clip.ts';

const folder = mkdtempSync(join(tmpdir(), 'strokebook-clips-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function read(bytes: Buffer) {
  const path = join(folder, 'clip');
  writeFileSync(path, bytes);
  const clip = await readClip(path, bytes.length);
  return { clip, left: readFileSync(path) };
}

const swing = readFileSync(new URL('../seed/clips/swing-1.webm', import.meta.url));

/** A clip of two seconds, 640 by 360 pixels unless its header says another width. */
function webm(width = 640): Buffer {
  const film = Buffer.from(swing);
  // The element of the width: its id, its size in eight bytes, and four bytes of number.
  const id = film.indexOf(Buffer.from('b00100000000000004', 'hex'));
  film.writeUInt32BE(width, id + 9);
  return film;
}

/** An element whose size field has eight bytes. */
function element(id: string, body: Buffer): Buffer {
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE((1n << 56n) | BigInt(body.length));
  return Buffer.concat([Buffer.from(id, 'hex'), size, body]);
}

it('waits for its turn: two clips are looked into at a time', async () => {
  const busy = Promise.withResolvers<void>();
  const others = [clipLimit(() => busy.promise), clipLimit(() => busy.promise)];
  const path = join(folder, 'later');
  const reading = readClip(path, writeMp4().length);
  await expect(open(path)).rejects.toThrow('ENOENT');
  writeFileSync(path, writeMp4());
  busy.resolve();
  expect((await reading).width).toBe(640);
  await Promise.all(others);
});

describe('an MP4', () => {
  it('says its size and how long it is', async () => {
    const { clip } = await read(writeMp4());
    expect(clip).toEqual({ contentType: 'video/mp4', width: 640, height: 360, durationMs: 2_000 });
  });

  it('says the size that is seen, of one that was filmed upright', async () => {
    expect((await read(writeMp4({ isTurned: true }))).clip).toMatchObject({ width: 360, height: 640 });
  });

  it('loses where it was filmed, in film and track, and keeps every other byte in its place', async () => {
    const before = writeMp4({ location: '+51.5-000.1/' });
    const { left } = await read(Buffer.from(before));
    expect([before.includes('+51.5'), left.includes('+51.5')]).toEqual([true, false]);
    expect(left.length).toBe(before.length);
    expect(left.includes(`picture ${PLACE_SAMPLE} sound`)).toBe(true);
    expect((await read(left)).clip).toMatchObject({ width: 640 });
  });

  it('loses the track that logs places, and its samples in the midst of the film', async () => {
    const { left, clip } = await read(writeMp4({ hasPlaceTrack: true }));
    expect(clip.width).toBe(640);
    expect(left.includes(PLACE_SAMPLE)).toBe(false);
    expect(left.includes('picture ') && left.includes(' sound')).toBe(true);
  });

  it.each(['udta', 'meta', 'uuid'])('loses the %s of its fragments, and nothing moves', async (type) => {
    const metadata = box(type, Buffer.from('+51.5-000.1/'));
    const fragment = box('moof', box('mfhd', words(0, 1)), metadata, box('traf', box('tfhd', words(0, 1)), metadata));
    const before = writeMp4({ inFilm: [box('mvex')], inFile: [fragment] });
    const { left, clip } = await read(Buffer.from(before));
    expect([left.includes('+51.5'), left.length, clip.width]).toEqual([false, before.length, 640]);
  });

  it.each([
    ['in fragments', { inFile: [box('moof')] }],
    ['in fragments that are announced', { inFilm: [box('mvex')] }],
    ['in no tables', { placeTables: [] }],
    ['in tables that say no sizes', { placeTables: [box('stsc', words(0, 1, 1, 1, 1)), box('stco', words(0, 1, 40))] }],
  ])('is refused when places are listed %s: they could not be found', async (_where, parts) => {
    const bytes = writeMp4({ hasPlaceTrack: true, ...parts });
    await expect(read(bytes)).rejects.toMatchObject({ code: 'CLIP_UNREADABLE' });
  });

  const MANY = 0xffff_ffff;
  it.each([
    ['4 thousand million samples of nothing', words(0, 0, MANY), [0], MANY],
    ['4 thousand million samples of a byte', words(0, 1, MANY), [0], MANY],
    ['a million samples and one', Buffer.concat([words(0, 0, 1_000_001), Buffer.alloc(4_000_004)]), [0], MANY],
    ['a sample that ends outside the file', words(0, 100_000, 1), [0], 1],
    ['a sample that begins outside the file', words(0, 1, 1), [100_000], 1],
    ['the same bytes as thousands of samples', words(0, 100, 1_000), Array<number>(1_000).fill(0), 1],
  ])('is refused at once when its places are %s', async (_what, sizes, chunks, inChunk) => {
    const placeTables = [
      box('stsz', sizes),
      box('stsc', words(0, 1, 1, inChunk, 1)),
      box('stco', words(0, chunks.length, ...chunks)),
    ];
    const bytes = writeMp4({ hasPlaceTrack: true, placeTables });
    await expect(read(bytes)).rejects.toMatchObject({ code: 'CLIP_UNREADABLE' });
  });

  it.each([
    ['a page that begins as one', Buffer.from('\0\0\0\x10ftypisom<html><script>', 'latin1')],
    ['one that is cut off', writeMp4().subarray(0, -20)],
    ['one without a film', Buffer.concat([box('ftyp', Buffer.from('isom\0\0\0\0', 'latin1')), box('free')])],
    [
      'one whose box says that it is larger than its file',
      Buffer.concat([writeMp4(), Buffer.from('\xff\0\0\0free', 'latin1')]),
    ],
    ['a picture', Buffer.from('\xff\xd8\xff\xe0', 'latin1')],
    ['nothing', Buffer.alloc(0)],
  ])('is not %s', async (_what, bytes) => {
    await expect(read(Buffer.from(bytes))).rejects.toMatchObject({ code: 'CLIP_UNREADABLE' });
  });
});

describe('a WebM', () => {
  it('says its size and how long it is', async () => {
    expect((await read(webm())).clip).toEqual({
      contentType: 'video/webm',
      width: 640,
      height: 360,
      durationMs: 2_000,
    });
  });

  it('loses its tags, and nothing moves', async () => {
    const tags = element('1254c367', Buffer.from('LOCATION +51.5-000.1'));
    const film = webm();
    // Inside the segment, whose size is updated.
    const segment = film.indexOf(Buffer.from('18538067', 'hex'));
    const body = Buffer.concat([film.subarray(segment + 12), tags]);
    const tagged = Buffer.concat([film.subarray(0, segment), element('18538067', body)]);
    const { left, clip } = await read(Buffer.from(tagged));
    expect([left.includes('LOCATION'), left.length, clip.width]).toEqual([false, tagged.length, 640]);
    expect(left.subarray(0, -32).equals(tagged.subarray(0, -32))).toBe(true);
  });

  it.each([
    [
      'Matroska of another kind',
      (film: Buffer) => Buffer.from(film.toString('latin1').replace('webm', 'mkv\0'), 'latin1'),
    ],
    ['one that is cut off', (film: Buffer) => film.subarray(0, -9)],
  ])('is not %s', async (_what, spoil) => {
    await expect(read(spoil(webm()))).rejects.toMatchObject({ code: 'CLIP_UNREADABLE' });
  });
  it('may say that it is 65,535 pixels wide, and no more', async () => {
    expect((await read(webm(65_535))).clip).toMatchObject({ width: 65_535 });
    for (const width of [65_536, 2 ** 32 - 1]) {
      await expect(read(webm(width))).rejects.toMatchObject({ code: 'CLIP_UNREADABLE' });
    }
  });
});
