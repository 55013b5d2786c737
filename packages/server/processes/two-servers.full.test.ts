import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OutputOf } from '@strokebook/contract';
import { DEFAULT_STANDARD } from '@strokebook/golf/stats';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { signInByOutput } from '../testing/sign-in-by-output.ts';
import { createServerDatabase, skipReason } from '../testing/test-databases.ts';
import { scoreOnlyRound } from '../testing/test-rounds.ts';

describe.skipIf(skipReason !== '')(`two servers on one PostgreSQL${skipReason}`, () => {
  let database: Awaited<ReturnType<typeof createServerDatabase>>;
  let servers: readonly [ServerProcess, ServerProcess];
  /** Servers on one database share their files. */
  let dataDir: string;
  beforeAll(async () => {
    database = await createServerDatabase();
    dataDir = mkdtempSync(join(tmpdir(), 'strokebook-two-'));
    const environment = { DATABASE_URL: database.url, DATA_DIR: dataDir, DEMO: 'off', LOG_LEVEL: 'error' };
    servers = await Promise.all([startServerProcess(environment), startServerProcess(environment)]);
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
    await database.drop();
    rmSync(dataDir, { recursive: true });
  });

  const post = async (
    server: ServerProcess,
    path: string,
    body: object | null,
    headers: Record<string, string> = {},
  ) => {
    const reply = await fetch(`${server.url}/api/${path}`, {
      method: 'POST',
      headers: { ...headers, ...(body === null ? {} : { 'content-type': 'application/json' }) },
      ...(body === null ? {} : { body: JSON.stringify(body) }),
    });
    const answer = (await reply.json()) as { idToken?: string; error?: { code: string } };
    const cookie = reply.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    return { status: reply.status, code: answer.error?.code, idToken: answer.idToken ?? '', cookie };
  };
  const me = async (server: ServerProcess, idToken: string) =>
    (await fetch(`${server.url}/api/me`, { headers: { authorization: `Bearer ${idToken}` } })).status;
  const sentCode = async (server: ServerProcess, phoneNumber: string) => {
    const [, code = ''] = await server.waitFor(new RegExp(`SMS to \\${phoneNumber}: .*code: (\\d{6})`));
    return code;
  };
  const wrong = (code: string) => (code === '000000' ? '111111' : '000000');

  it('count tries of a code together: five in all, not five each (ERR-04)', async () => {
    const phoneNumber = '+15550130001';
    await post(servers[0], 'auth/phone', { phoneNumber });
    const code = await sentCode(servers[0], phoneNumber);
    const tries = Array.from({ length: 12 }, (_, number) =>
      post(servers[number % 2 === 0 ? 0 : 1], 'auth/verify', { phoneNumber, code: wrong(code) }),
    );
    const codes = (await Promise.all(tries)).map((reply) => reply.code);
    expect(codes.filter((answer) => answer === 'CodeMismatchException')).toHaveLength(5);
    expect((await post(servers[1], 'auth/verify', { phoneNumber, code })).code).toBe('LimitExceededException');
  });

  it('send one code to a number that asks both at once (AUTH-22)', async () => {
    const phoneNumber = '+15550130002';
    await Promise.all(servers.map((server) => post(server, 'auth/phone', { phoneNumber })));
    const sent = servers.flatMap((server) => [...server.output().matchAll(/SMS to \+15550130002/g)]);
    expect(sent).toHaveLength(1);
  });

  it('limit the codes sent to a number together (ERR-01)', async () => {
    const phoneNumber = '+15550130003';
    for (let time = 0; time < 10; time += 1) {
      const server = servers[time % 2 === 0 ? 0 : 1];
      await post(server, 'auth/phone', { phoneNumber });
      const codes = [...server.output().matchAll(/SMS to \+15550130003: .*code: (\d{6})/g)];
      expect((await post(servers[1], 'auth/verify', { phoneNumber, code: codes.at(-1)?.[1] })).status).toBe(200);
    }
    const answers = await Promise.all(servers.map((server) => post(server, 'auth/phone', { phoneNumber })));
    expect(answers.map(({ code }) => code)).toEqual(['LimitExceededException', 'LimitExceededException']);
  });

  it('share sessions: begun at one, refreshed at the other, ended at both at once (TOKEN-04, TOKEN-07)', async () => {
    const phoneNumber = '+15550130004';
    await post(servers[0], 'auth/phone', { phoneNumber });
    const body = { phoneNumber, code: await sentCode(servers[0], phoneNumber) };
    const begun = await post(servers[1], 'auth/verify', body);
    expect(await me(servers[0], begun.idToken)).toBe(200);
    const refreshed = await post(servers[0], 'auth/refresh', null, { cookie: begun.cookie });
    expect(await me(servers[1], refreshed.idToken)).toBe(200);
    const stolen = await post(servers[1], 'auth/refresh', null, { cookie: begun.cookie });
    expect(stolen.status).toBe(401);
    const all = await Promise.all(servers.map((server) => me(server, refreshed.idToken)));
    expect(all).toEqual([401, 401]);
  });

  it('let one of two through that use the same refresh token at both at once (TOKEN-06)', async () => {
    const phoneNumber = '+15550130005';
    await post(servers[0], 'auth/phone', { phoneNumber });
    const body = { phoneNumber, code: await sentCode(servers[0], phoneNumber) };
    const { cookie } = await post(servers[0], 'auth/verify', body);
    const replies = await Promise.all(servers.map((server) => post(server, 'auth/refresh', null, { cookie })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  describe('with a player', () => {
    let idToken: string;
    let accountId: number;
    beforeAll(async () => {
      ({ idToken, accountId } = await signInByOutput(servers[0], '+15550130006'));
    });

    const call = async (server: ServerProcess, method: string, path: string, body?: object | Uint8Array) => {
      const isFile = body instanceof Uint8Array;
      const reply = await fetch(`${server.url}/api/${path}`, {
        method,
        headers: {
          authorization: `Bearer ${idToken}`,
          ...(body === undefined ? {} : { 'content-type': isFile ? 'application/octet-stream' : 'application/json' }),
        },
        ...(body === undefined ? {} : { body: isFile ? Uint8Array.from(body) : JSON.stringify(body) }),
      });
      const isJson = reply.headers.get('content-type')?.startsWith('application/json') === true;
      const answer: unknown = isJson ? await reply.json() : (await reply.arrayBuffer()).byteLength;
      return { status: reply.status, answer };
    };
    const ofPlayer = (path: string) => `accounts/${accountId}/${path}`;
    const roundCountAt = async (server: ServerProcess) => {
      const { answer } = await call(server, 'POST', ofPlayer('overview-group'), {
        groupName: 'Trends',
        roundFilters: [{ filterName: 'All' }],
        standardsFilter: { standardName: DEFAULT_STANDARD },
      });
      return (answer as OutputOf<'overviewGroup'>).overviews['All']?.roundCount;
    };

    it('answer with each round that was logged at the other, whatever they have cached (SCALE-05)', async () => {
      for (let number = 0; number < 6; number += 1) {
        const roundId = `two-${number}`;
        const [one, other] = number % 2 === 0 ? servers : [servers[1], servers[0]];
        expect((await call(one, 'PUT', ofPlayer(`rounds/${roundId}`), scoreOnlyRound(roundId))).status).toBe(200);
        // The first answer of each server is cached, so that the next one would be stale.
        for (const server of [other, one]) expect(await roundCountAt(server)).toBe(number + 1);
      }
    });

    it('draw reports of what was changed at the other (SCALE-05)', async () => {
      const titleAt = async (server: ServerProcess) => {
        const { answer } = await call(server, 'POST', 'reports/preview', { report: 'resume', accountId });
        return (answer as { title: string }).title;
      };
      for (const [index, lastName] of ['Aalto', 'Berg', 'Curie'].entries()) {
        const [one, other] = index % 2 === 0 ? servers : [servers[1], servers[0]];
        const named = await call(one, 'PUT', 'me/name', { firstName: 'Ada', lastName, username: 'ada' });
        expect(named).toMatchObject({ status: 200 });
        for (const server of [other, one]) expect(await titleAt(server)).toContain(`Ada ${lastName}`);
      }
    });

    it('show a picture that was uploaded at the other, and lose it together (SCALE-05)', async () => {
      const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
        .png()
        .toBuffer();
      const uploaded = await call(servers[0], 'POST', ofPlayer('pictures?use=gallery'), new Uint8Array(picture));
      expect(uploaded).toMatchObject({ status: 200 });
      const { mediaId, mediaUrl } = uploaded.answer as OutputOf<'uploadPicture'>;
      const path = mediaUrl.replace(/^.*\/api\//, '');
      expect((await call(servers[1], 'GET', path)).status).toBe(200);
      expect((await call(servers[1], 'DELETE', ofPlayer(`media/${mediaId}`))).status).toBe(200);
      expect((await call(servers[0], 'GET', path)).status).toBe(404);
    });
  });
});
