import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServerProcess } from '../testing/server-process.ts';
import { signInByOutput } from '../testing/sign-in-by-output.ts';
import { createServerDatabase, skipReason } from '../testing/test-databases.ts';
import { scoreOnlyRound } from '../testing/test-rounds.ts';

type Attribute = {
  readonly key: string;
  readonly value: { readonly stringValue?: string; readonly intValue?: number };
};
type Span = {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly Attribute[];
};

const PHONE = '+15550179001';

describe.skipIf(skipReason !== '')(`the traces of a server${skipReason}`, () => {
  const directory = mkdtempSync(join(tmpdir(), 'strokebook-traces-'));
  let database: Awaited<ReturnType<typeof createServerDatabase>>;
  let receiver: Server;
  let endpoint: string;
  let answer = 200;
  const bodies: string[] = [];
  beforeAll(async () => {
    database = await createServerDatabase();
    // Takes the place of a company's receiver of traces.
    receiver = createServer((asked, response) => {
      let body = '';
      asked
        .on('data', (chunk) => (body += String(chunk)))
        .on('end', () => {
          if (asked.url === '/v1/traces') bodies.push(body);
          response.writeHead(answer, { 'content-type': 'application/json' }).end('{}');
        });
    });
    receiver.listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    endpoint = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    receiver.close();
    rmSync(directory, { recursive: true });
    await database.drop();
  });

  const spans = (): readonly Span[] =>
    bodies.flatMap((body) =>
      (JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }).resourceSpans.flatMap(
        ({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans),
      ),
    );
  const valueOf = ({ attributes }: Span, key: string): string | number | undefined => {
    const value = attributes.find((attribute) => attribute.key === key)?.value;
    return value?.stringValue ?? value?.intValue;
  };
  /** Starts and stops a server, and returns the modules that it loaded. */
  const modulesOf = async (environment: Readonly<Record<string, string>>, use: (url: string) => Promise<void>) => {
    const file = join(directory, `${Object.keys(environment).join('-')}.txt`);
    const server = await startServerProcess({
      ...{ DATABASE_URL: database.url, DEMO: 'off', LOG_LEVEL: 'error', NOTED_MODULES: file },
      NODE_OPTIONS: `--import ${new URL('../testing/note-modules.mjs', import.meta.url).href}`,
      ...environment,
    });
    await use(server.url);
    expect([await server.end('SIGTERM'), server.log()]).toEqual([0, '']);
    return readFileSync(file, 'utf8').split('\n');
  };

  it('load nothing without an endpoint, and metrics neither without a port (OPS-05, OPS-04)', async () => {
    const loaded = await modulesOf({}, async (url) => {
      await fetch(`${url}/api/settings`);
    });
    expect(loaded.some((url) => url.includes('/fastify/'))).toBe(true);
    expect(loaded.filter((url) => /opentelemetry|prom-client/.test(url))).toEqual([]);
    expect(bodies).toEqual([]);
  });

  it('load OpenTelemetry with an endpoint, and send what is left when the server stops (OPS-05)', async () => {
    const loaded = await modulesOf(
      { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: 'golf' },
      async (url) => {
        await fetch(`${url}/api/settings`);
      },
    );
    expect(loaded.some((url) => url.includes('opentelemetry'))).toBe(true);
    expect(spans().map(({ name }) => name)).toContain('GET /api/settings');
    expect(bodies.join()).toContain('"stringValue":"golf"');
  });

  it('have a span for each call, by its route, and one below it for each of its statements, without values (OPS-05)', async () => {
    bodies.length = 0;
    const server = await startServerProcess({
      ...{ DATABASE_URL: database.url, DEMO: 'off', LOG_LEVEL: 'error' },
      OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    });
    const { idToken, accountId } = await signInByOutput(server, PHONE);
    const rounds = Array.from({ length: 12 }, (_, number) => `traced-${number}`);
    // The body is sent when the server asks for it, so that it arrives after the headers.
    const put = (roundId: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const body = JSON.stringify(scoreOnlyRound(roundId));
        const headers = {
          ...{ authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
          ...{ 'content-length': Buffer.byteLength(body), expect: '100-continue' },
        };
        const url = `${server.url}/api/accounts/${accountId}/rounds/${roundId}`;
        const sent = request(url, { method: 'PUT', headers, agent: false }, (reply) => {
          reply.resume().on('end', () => resolve(reply.statusCode));
        });
        sent.on('continue', () => sent.end(body)).on('error', reject);
        sent.flushHeaders();
      });
    // More at a time than there are connections, so that some wait for that of another call.
    const statuses = await Promise.all(rounds.map(put));
    expect(statuses).toEqual(rounds.map(() => 200));
    await server.end('SIGTERM');

    const route = '/api/accounts/:accountId/rounds/:roundId';
    const calls = spans().filter(({ name }) => name === `PUT ${route}`);
    expect(calls.map((call) => [valueOf(call, 'http.route'), valueOf(call, 'http.response.status_code')])).toEqual(
      rounds.map(() => [route, 200]),
    );
    const statementsOf = (call: Span): readonly string[] =>
      spans()
        .filter(({ parentSpanId, traceId }) => parentSpanId === call.spanId && traceId === call.traceId)
        .map((statement) => String(valueOf(statement, 'db.query.text')));
    const [first = [], ...others] = calls.map(statementsOf);
    expect([first.some((text) => text.startsWith('insert into "rounds"')), first.at(-1)]).toEqual([true, 'commit']);
    for (const statements of others) expect(statements).toEqual(first);
    const sent = bodies.join();
    for (const own of ['traced-', PHONE, idToken]) expect(sent).not.toContain(own);
    expect(first.filter((text) => new RegExp(`[^\\w$]${accountId}\\b`).test(text))).toEqual([]);
  });

  it('are sampled by OTEL_TRACES_SAMPLER_ARG, and a receiver that refuses them is logged once and stops nothing (OPS-05)', async () => {
    bodies.length = 0;
    const environment = { DATABASE_URL: database.url, DEMO: 'off', LOG_LEVEL: 'error' };
    const none = { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: '0' };
    const unsampled = await startServerProcess({ ...environment, ...none });
    await fetch(`${unsampled.url}/api/settings`);
    await unsampled.end('SIGTERM');
    expect(bodies).toEqual([]);
    answer = 400;
    const refused = await startServerProcess({ ...environment, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
    expect((await fetch(`${refused.url}/api/settings`)).status).toBe(200);
    expect(await refused.end('SIGTERM')).toBe(0);
    const lines = refused.log().trim().split('\n');
    expect([lines.length, JSON.parse(lines[0] ?? '{}').msg]).toEqual([1, 'traces could not be sent']);
  });
});
