import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runServerProcess, type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { signInByOutput } from '../testing/sign-in-by-output.ts';
import { startTcpProxy, type TcpProxy } from '../testing/tcp-proxy.ts';
import { createServerDatabase, skipReason } from '../testing/test-databases.ts';
import { scoreOnlyRound } from '../testing/test-rounds.ts';

describe.skipIf(skipReason !== '')(`the metrics of a server${skipReason}`, () => {
  let database: Awaited<ReturnType<typeof createServerDatabase>>;
  let proxy: TcpProxy;
  let server: ServerProcess;
  let metricsUrl: string;
  let session: Awaited<ReturnType<typeof signInByOutput>>;
  beforeAll(async () => {
    database = await createServerDatabase();
    const url = new URL(database.url);
    proxy = await startTcpProxy(Number(url.port || 5432));
    url.port = String(proxy.port);
    server = await startServerProcess({ DATABASE_URL: url.href, DEMO: 'off', LOG_LEVEL: 'silent', METRICS_PORT: '0' });
    [, metricsUrl = ''] = await server.waitFor(/Metrics are at (\S+)\n/);
    session = await signInByOutput(server, '+15550177002');
  });
  afterAll(async () => {
    await server.end('SIGTERM');
    await proxy.close();
    await database.drop();
  });

  const call = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = { authorization: `Bearer ${session.idToken}`, 'content-type': 'application/json' };
    const reply = await fetch(`${server.url}${path}`, { ...init, headers });
    await reply.arrayBuffer();
    return reply;
  };
  const read = async (): Promise<string> => (await fetch(metricsUrl, { signal: AbortSignal.timeout(1_000) })).text();
  /** The value of a metric with its labels; null if it is not there. */
  const valueOf = async (name: string): Promise<number | null> => {
    const line = (await read()).split('\n').find((one) => one.startsWith(`${name} `));
    return line === undefined ? null : Number(line.split(' ').at(-1));
  };

  it('count calls by route pattern, method and status, with durations, and have no id or name in them (OPS-04)', async () => {
    const { accountId } = session;
    const path = `/api/accounts/${accountId}/rounds/r-4711`;
    await call(path, { method: 'PUT', body: JSON.stringify(scoreOnlyRound('r-4711')) });
    await call(path);
    await call(path);
    await call('/player/ada-berg?ref=abc');
    await call('/api/unheard-of');
    const route = '/api/accounts/:accountId/rounds/:roundId';
    await expect.poll(() => valueOf(`strokebook_calls_total{route="${route}",method="GET",status="200"}`)).toBe(2);
    expect(await valueOf(`strokebook_calls_total{route="${route}",method="PUT",status="200"}`)).toBe(1);
    expect(await valueOf(`strokebook_call_duration_seconds_count{route="${route}",method="GET"}`)).toBe(2);
    expect(await valueOf('strokebook_calls_total{route="/player/*",method="GET",status="404"}')).toBe(1);
    const text = await read();
    for (const own of ['r-4711', 'ada-berg', 'unheard', `/${accountId}/`, '5550177002'])
      expect(text).not.toContain(own);
  });

  it('tell of the pool, of caches with hits and misses, of reports, and of the process (OPS-04)', async () => {
    const { accountId } = session;
    const report = { method: 'POST', body: JSON.stringify({ report: 'ppr', accountId }) };
    expect((await call('/api/reports/preview', report)).status).toBe(200);
    expect((await call('/api/reports/preview', report)).status).toBe(200);
    expect(await valueOf('strokebook_cache_requests_total{cache="drawings",result="miss"}')).toBe(1);
    expect(await valueOf('strokebook_cache_requests_total{cache="drawings",result="hit"}')).toBe(1);
    expect(await valueOf('strokebook_report_drawing_duration_seconds_count{outcome="drawn"}')).toBe(1);
    expect(await valueOf('strokebook_reports{stage="drawing"}')).toBe(0);
    expect(await valueOf('strokebook_reports_refused_total')).toBe(0);
    expect(await valueOf('strokebook_database_connections{pool="primary",state="idle"}')).toBeGreaterThan(0);
    expect(await valueOf('strokebook_database_waiting{pool="primary"}')).toBe(0);
    expect(await valueOf('strokebook_cache_bytes{cache="drawings"}')).toBeGreaterThan(0);
    expect(await valueOf('strokebook_cache_rounds{cache="careers"}')).toBeGreaterThan(0);
    // The code of the sign-in.
    expect(await valueOf('strokebook_messages_total{kind="sms",outcome="sent"}')).toBe(1);
    expect(await valueOf('strokebook_statement_duration_seconds_count{pool="primary",outcome="done"}')).toBeGreaterThan(
      10,
    );
    expect(await read()).toMatch(/^strokebook_build_info\{version="[\d.]+",revision="[^"]+"\} 1$/m);
    for (const name of ['process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds']) {
      expect([name, await valueOf(name)]).toEqual([name, expect.any(Number)]);
    }
  });

  it('are not at the public address, and nothing else is at theirs (OPS-04)', async () => {
    const reply = await fetch(`${server.url}/metrics`);
    expect([reply.status, await reply.text()]).toEqual([404, expect.not.stringContaining('strokebook_')]);
    expect(new URL(metricsUrl).hostname).toBe('127.0.0.1');
    expect((await fetch(new URL('/api/health', metricsUrl))).status).toBe(404);
  });

  it('are answered within a second while the database answers nothing (OPS-04)', async () => {
    proxy.freeze();
    const waiting = Array.from({ length: 12 }, () => call(`/api/accounts/${session.accountId}/rounds`));
    await expect.poll(() => valueOf('strokebook_database_waiting{pool="primary"}')).toBeGreaterThan(0);
    proxy.open();
    proxy.cut();
    await Promise.all(waiting);
  });

  it('refuse an address in use with a sentence, and are off by default (OPS-04)', async () => {
    const { port } = new URL(metricsUrl);
    const environment = { DATABASE_URL: database.url, DEMO: 'off' };
    const { exitCode, log } = await runServerProcess({ ...environment, METRICS_PORT: port });
    expect([exitCode, log]).toEqual([
      1,
      expect.stringContaining(`port ${port} of 127.0.0.1 is in use: set METRICS_PORT`),
    ]);
    const silent = await startServerProcess(environment);
    expect(silent.output()).not.toContain('Metrics');
    await silent.end('SIGTERM');
  });
});
