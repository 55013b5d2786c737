import { accountIdOf } from '@strokebook/golf/access';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createUploads } from './receive-upload.ts';

const folder = mkdtempSync(join(tmpdir(), 'strokebook-receive-'));
afterAll(() => rmSync(folder, { recursive: true }));

const MAX = 1_000_000_000;
async function* bytes(...sizes: readonly number[]) {
  for (const size of sizes) yield Buffer.alloc(size);
}

describe('uploads', () => {
  it('are three of an account at a time, ten of a network and 32 in all; what is over makes room', async () => {
    const uploads = createUploads(folder);
    const busy = Promise.withResolvers<void>();
    const send = (accountId: number, network = accountId) =>
      uploads.receive(
        { accountId: accountIdOf(accountId), address: `203.0.113.${network}` },
        bytes(1),
        MAX,
        () => busy.promise,
      );
    const refusal = { code: 'UPLOAD_BUSY', retryAfterSeconds: 10 };
    const going = Array.from({ length: 10 }, (_, index) => send(Math.floor(index / 3), 99));
    await expect(send(0)).rejects.toMatchObject(refusal);
    await expect(send(50, 99)).rejects.toMatchObject(refusal);
    going.push(...Array.from({ length: 22 }, (_, index) => send(10 + Math.floor(index / 3))));
    await expect(send(50)).rejects.toMatchObject(refusal);
    busy.resolve();
    await Promise.all(going);
    expect(
      await uploads.receive({ accountId: accountIdOf(0), address: '' }, bytes(2), MAX, async ({ size }) => size),
    ).toBe(2);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('leave their place when they fail', async () => {
    const uploads = createUploads(folder);
    for (let time = 0; time < 4; time += 1) {
      const failing = uploads.receive({ accountId: accountIdOf(1), address: '' }, bytes(2), 1, async () => undefined);
      await expect(failing).rejects.toMatchObject({ code: 'UPLOAD_TOO_LARGE' });
    }
  });

  const SECOND = 16 * 1024;
  it.each([
    ['goes on when it begins slowly', [1, 1], 14, true],
    ['goes on at 16 KiB a second', [SECOND * 15, SECOND * 15, SECOND * 15], 15, true],
    ['breaks off below that after half a minute', [SECOND * 14, SECOND * 15, SECOND * 15], 15, false],
    ['breaks off when it comes byte by byte', [1, 1, 1], 15, false],
  ])('%s', async (_what, sizes, secondsEach, isWhole) => {
    let now = 0;
    async function* slowly() {
      for (const size of sizes) {
        now += secondsEach * 1_000;
        yield Buffer.alloc(size);
      }
    }
    const received = createUploads(folder, () => now).receive(
      { accountId: accountIdOf(1), address: '' },
      slowly(),
      MAX,
      async ({ size }) => size,
    );
    if (isWhole) expect(await received).toBe(sizes.reduce((sum, size) => sum + size, 0));
    else await expect(received).rejects.toMatchObject({ code: 'UPLOAD_BROKEN' });
  });
});
