import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { installationId } from '../../config/installation-id.ts';
import { readConfig } from '../../config.ts';
import { createHealthHandler } from '../../features/installation/handlers.ts';
import { metricsCheck, portCheck } from './port-checks.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const makeDataDir = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'strokebook-ports-'));
  closing.push(() => rmSync(folder, { recursive: true }));
  return folder;
};

/** Answers with the health of a server that has the settings, or of an older version, and with its metrics. */
const listen = async (body: (path: string) => unknown): Promise<number> => {
  const server: Server = createServer((request, reply) => void reply.end(body(request.url ?? '')));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  return (server.address() as AddressInfo).port;
};
const listenAs = async (environment: Record<string, string>) => {
  const health = await createHealthHandler(readConfig(environment)).getHealth?.();
  return listen((path) => (path === '/metrics' ? 'strokebook_build_info 1' : JSON.stringify(health)));
};

const findings = async (environment: Record<string, string>) => {
  const config = readConfig(environment);
  const context = { environment, mode: config, storage: config, config, settingsFiles: [] };
  const found = [...(await portCheck.run(context)), ...(await metricsCheck.run(context))];
  return found.map(({ kind, sentence }) => `${kind}: ${sentence}`);
};

it('takes a port with the server of this installation for right, and with that of another for a problem (OPS-O103)', async () => {
  const own = { DATA_DIR: makeDataDir(), DATABASE_URL: 'postgres://golf:s3cret@127.0.0.1:9/golf' };
  const PORT = String(await listenAs(own));
  expect(await findings({ ...own, PORT })).toEqual([
    expect.stringMatching(/^ok: \d+ of 127\.0\.0\.1: a Strokebook server answers there, version /),
  ]);
  for (const other of [
    { ...own, DATA_DIR: makeDataDir() },
    { ...own, DATABASE_URL: 'postgres://golf:s3cret@127.0.0.1:9/staging' },
    { DATA_DIR: own.DATA_DIR },
  ]) {
    const [sentence = ''] = await findings({ ...other, PORT });
    expect(sentence).toMatch(
      /^problem: \d+ of 127\.0\.0\.1 is taken by the Strokebook server .*of another DATA_DIR or DATABASE_URL, version .*: stop it, or set PORT to another number$/,
    );
    expect(sentence).not.toContain('s3cret');
  }
});

it('notes a server of an older version, which does not tell its installation (OPS-O103)', async () => {
  const PORT = String(await listen(() => JSON.stringify({ status: 'alive', version: '0.9.0' })));
  expect(await findings({ DATA_DIR: makeDataDir(), PORT })).toEqual([
    expect.stringMatching(/^notice: \d+ of 127\.0\.0\.1: a Strokebook server answers there, version 0\.9\.0, which/),
  ]);
});

it('takes a metrics port with another Strokebook server for a problem (OPS-O103)', async () => {
  const own = { DATA_DIR: makeDataDir() };
  const METRICS_PORT = String(await listenAs(own));
  const running = await findings({ ...own, PORT: String(await listenAs(own)), METRICS_PORT });
  expect(running.filter((sentence) => !sentence.startsWith('ok'))).toEqual([]);
  const stopped = await findings({ ...own, PORT: '0', METRICS_PORT });
  expect(stopped).toContainEqual(expect.stringMatching(/^problem: \d+ of 127\.0\.0\.1 cannot be used \(EADDRINUSE\)/));
});

it('identifies an installation by its data and not by its password (OPS-O103)', () => {
  const dataDir = makeDataDir();
  const id = installationId({ dataDir, databaseUrl: 'postgres://golf:one@db/golf' });
  expect(id).toMatch(/^[0-9a-f]{16}$/);
  expect(installationId({ dataDir: `${dataDir}/`, databaseUrl: 'postgres://golf:two@db/golf' })).toBe(id);
});
