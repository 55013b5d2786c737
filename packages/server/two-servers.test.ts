import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServerProcess, startServerProcess } from './testing/server-process.ts';
import { createServerDatabase, skipReason } from './testing/test-databases.ts';

describe.skipIf(skipReason !== '')(`two servers on one PostgreSQL${skipReason}`, () => {
  let database: Awaited<ReturnType<typeof createServerDatabase>>;
  let servers: readonly [ServerProcess, ServerProcess];
  beforeAll(async () => {
    database = await createServerDatabase();
    const environment = { DATABASE_URL: database.url, DEMO: 'off', LOG_LEVEL: 'error' };
    servers = await Promise.all([startServerProcess(environment), startServerProcess(environment)]);
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
    await database.drop();
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
});
