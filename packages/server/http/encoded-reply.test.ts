import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { EncodedReply } from './encoded-reply.ts';

const json = JSON.stringify({ words: 'wind '.repeat(400) });
const plain = { br: brotliDecompressSync, gzip: gunzipSync };

it.each([
  ['br', 'br'],
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['*', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0, *', 'gzip'],
  ['br;q=0.5', 'br'],
  ['*;q=0, gzip', 'gzip'],
  ['gzip;q=0', null],
  ['identity', null],
  ['deflate', null],
  ['', null],
] as const)('sends JSON of more than 1 KB to a client that accepts %j as %j', async (accepted, expected) => {
  const { bytes, encoding } = await new EncodedReply(json).encode(accepted);
  expect(encoding).toBe(expected);
  expect(String(encoding === null ? bytes : plain[encoding](bytes))).toBe(json);
});

it('sends less than 1 KB as it is', async () => {
  expect((await new EncodedReply('{}').encode('br')).encoding).toBeNull();
});
