import { connect } from 'node:net';
import { type Route, type RouteId, routes } from '@strokebook/contract';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../db/open-database.ts';
import { callOf } from '../testing/every-call.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { signInByOutput } from '../testing/sign-in-by-output.ts';
import { startTcpProxy, type TcpProxy } from '../testing/tcp-proxy.ts';
import { storeAccount } from '../testing/test-accounts.ts';
import { createServerDatabase, skipReason } from '../testing/test-databases.ts';
import { createTestWebDir } from '../testing/test-web.ts';

/** In every text that a caller chooses here: names, ids, tokens, messages. */
const MARK = 'Quillfeather';
const ACCOUNT_ID = 734_512_196;
const PHONE = '+15550177001';

type Line = {
  readonly route?: string;
  readonly method?: string;
  readonly status?: number;
  readonly milliseconds?: number;
  readonly requestId?: string;
  readonly msg: string;
};
type Call = { readonly id: RouteId; readonly url: string; readonly init: RequestInit };

describe.skipIf(skipReason !== '')(`the log of a server${skipReason}`, { timeout: 120_000 }, () => {
  const webDir = createTestWebDir();
  let database: Awaited<ReturnType<typeof createServerDatabase>>;
  let proxy: TcpProxy;
  let server: ServerProcess;
  let session: Awaited<ReturnType<typeof signInByOutput>>;
  beforeAll(async () => {
    database = await createServerDatabase();
    const url = new URL(database.url);
    proxy = await startTcpProxy(Number(url.port || 5432));
    const opened = await openDatabase({ databaseUrl: database.url, dataDir: '' });
    await storeAccount(opened, { accountId: ACCOUNT_ID, username: `${MARK}-name`, firstName: MARK, lastName: MARK });
    await opened.close();
    url.port = String(proxy.port);
    server = await startServerProcess({
      ...{ DATABASE_URL: url.href, DEMO: 'off', LOG_LEVEL: 'debug', WEB_DIR: webDir },
      ...{ SIGN_IN_LIMIT_PER_ADDRESS: '100000' },
    });
    session = await signInByOutput(server, PHONE);
  });
  afterAll(async () => {
    await server.end('SIGTERM');
    await proxy.close();
    await database.drop();
  });

  const lines = (): readonly Line[] =>
    server
      .log()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Line);

  /** A call of each route as it is made, and one with the mark in every text, of its body as well. */
  const callsOf = (id: RouteId): readonly Call[] => {
    const caller = { accountId: session.accountId, firstName: MARK, lastName: MARK };
    const input = callOf(id, { accountId: session.accountId, caller }) as Parts;
    const others = callOf(id, { accountId: ACCOUNT_ID, caller }) as Parts;
    return [callTo(id, input, session.idToken), callTo(id, marked(others), session.idToken)];
  };
  const ask = async ({ url, init }: Call): Promise<number> => {
    const reply = await fetch(`${server.url}${url}`, init);
    await reply.arrayBuffer();
    return reply.status;
  };
  /** Asks everything, and returns the lines about it. */
  const askAll = async (): Promise<readonly { readonly call: Call; readonly status: number }[]> => {
    const asked: { readonly call: Call; readonly status: number }[] = [];
    // The session of the others ends with it.
    const last: RouteId = 'signOutEverywhere';
    const ids = (Object.keys(routes) as RouteId[]).filter((id) => id !== last);
    for (const id of [...ids, last]) {
      for (const call of callsOf(id)) asked.push({ call, status: await ask(call) });
    }
    return asked;
  };
  const expectNoSecrets = (): void => {
    const { idToken, code } = session;
    const log = server.log();
    const secrets = [
      MARK,
      MARK.toLowerCase(),
      String(ACCOUNT_ID),
      PHONE,
      '+1555',
      idToken,
      code,
      'Bearer',
      'k'.repeat(20),
    ];
    expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
  };

  it('has one line for each call of each route, with route, method, status, duration and request id, and no code, token, name or number (OPS-06)', async () => {
    await expect.poll(() => lines().at(-1)?.route).toBe(routes.verifyCode.path);
    const before = lines().length;
    const asked = await askAll();
    await expect.poll(() => lines().length - before).toBeGreaterThanOrEqual(asked.length);
    const answered = lines()
      .slice(before)
      .filter(({ msg }) => msg === 'answered');
    expect(answered.map(({ route, method, status }) => [route, method, status])).toEqual(
      asked.map(({ call, status }) => [routes[call.id].path, routes[call.id].method, status]),
    );
    expect(new Set(answered.map(({ requestId }) => requestId)).size).toBe(asked.length);
    expect(answered.every(({ milliseconds }) => Number.isInteger(milliseconds))).toBe(true);
    // Most of the first calls reach their handlers, so that what these log is seen as well.
    const reached = asked.filter(({ status }) => status === 200 || status === 404).length;
    expect(reached).toBeGreaterThan(Object.keys(routes).length / 2);
    expectNoSecrets();
  });

  it('names pages, unknown addresses and files by no more than their first segment (OPS-06)', async () => {
    const before = lines().length;
    const paths = [
      [`/player/${MARK}-name/resume?token=${MARK}`, '/player/*'],
      [`/cgr/${MARK}/123456789`, '/cgr/*'],
      [`/join/${MARK}`, '/join/*'],
      [`/${MARK}`, '/*'],
      [`/api/${MARK}`, '/api/*'],
      [`/api/profiles/%zz${MARK}`, '/api/*'],
      [`/player/%zz${MARK}`, '/player/*'],
    ] as const;
    for (const [path] of paths) await fetch(`${server.url}${path}`, { headers: { cookie: `a=${MARK}` } });
    await fetch(`${server.url}/player/${MARK}`, { method: 'PROPFIND' });
    // The server writes the first page itself, for which it asks for the profile as a browser would.
    const expected = [routes.getProfile.path, ...paths.map(([, route]) => route), '/player/*'];
    await expect.poll(() => lines().length - before).toBe(expected.length);
    expect(
      lines()
        .slice(before)
        .map(({ route }) => route),
    ).toEqual(expected);
    expectNoSecrets();
  });

  it('repeats nothing of a request that is not HTTP, or whose caller leaves (OPS-06)', async () => {
    const port = Number(new URL(server.url).port);
    const send = async (text: string): Promise<void> => {
      const socket = connect(port, '127.0.0.1');
      await new Promise<void>((resolve) => {
        socket.on('error', () => resolve()).on('close', () => resolve());
        socket.write(text, () => socket.destroySoon());
      });
    };
    await send(`GET /${MARK} HTTP/9.9\r\n${MARK}\r\n\r\n`);
    const before = lines().length;
    await send(
      `PUT /api/accounts/${ACCOUNT_ID}/rounds/${MARK} HTTP/1.1\r\nhost: ${MARK}\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{"${MARK}`,
    );
    await expect.poll(() => lines().length - before).toBe(1);
    expect(lines().at(-1)).toMatchObject({ route: routes.putRound.path, method: 'PUT' });
    expectNoSecrets();
  });

  it('has none of them in its errors either: of statements that fail, and of a database that is away (OPS-06)', async () => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query('ALTER TABLE accounts RENAME TO hidden_accounts');
    const failed = await askAll();
    await client.query('ALTER TABLE hidden_accounts RENAME TO accounts');
    await client.end();
    proxy.refuse();
    const away = await askAll();
    proxy.open();
    const hitsOf = (asked: typeof failed, status: number) => asked.filter((one) => one.status === status).length;
    const linesOf = (message: string) => lines().filter(({ msg }) => msg === message).length;
    expect(hitsOf(failed, 500)).toBeGreaterThan(Object.keys(routes).length / 2);
    expect(linesOf('unforeseen')).toBeGreaterThanOrEqual(hitsOf(failed, 500));
    expect(hitsOf(away, 503)).toBeGreaterThan(Object.keys(routes).length / 2);
    // One line a second for all calls.
    expect(linesOf('failed')).toBeGreaterThan(0);
    expect(linesOf('failed')).toBeLessThan(hitsOf(away, 503));
    expectNoSecrets();
  });
});

type Parts = {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly upload?: Uint8Array;
};

/** The same call with the mark in its texts; numbers, on which routes depend, stay. */
function marked({ params, query, body, upload }: Parts): Parts {
  return {
    params: markTexts(params ?? {}) as Record<string, unknown>,
    query: { ...(markTexts(query ?? {}) as object), token: MARK },
    ...(body === undefined ? {} : { body: markTexts(body) }),
    ...(upload === undefined ? {} : { upload: Buffer.from(MARK) }),
  };
}

function markTexts(value: unknown): unknown {
  if (typeof value === 'string') return `${MARK} ${value}`;
  if (Array.isArray(value)) return value.map(markTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, markTexts(item)]));
}

function callTo(id: RouteId, { params = {}, query = {}, body, upload }: Parts, idToken: string): Call {
  const route: Route = routes[id];
  const path = Object.entries(params).reduce<string>(
    (text, [name, value]) => text.replace(`:${name}`, encodeURIComponent(String(value))),
    route.path,
  );
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, `${value}`]),
  );
  const contentType = upload === undefined ? 'application/json' : 'application/octet-stream';
  return {
    id,
    url: `${path}?${search}`,
    init: {
      method: route.method,
      headers: {
        authorization: `Bearer ${idToken}`,
        cookie: `refresh=${MARK}`,
        'user-agent': MARK,
        ...(route.method === 'GET' || route.method === 'DELETE' ? {} : { 'content-type': contentType }),
      },
      ...(upload !== undefined
        ? { body: Buffer.from(upload) }
        : body === undefined
          ? {}
          : { body: JSON.stringify(body) }),
    },
  };
}
