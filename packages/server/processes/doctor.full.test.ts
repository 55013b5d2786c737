import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runCommand } from '../testing/run-command.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { copyMigratedDataDir } from '../testing/migrated-data-dir.ts';
import { createServerDatabase, skipReason } from '../testing/test-databases.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
const keep = (folder: string): string => {
  folders.push(folder);
  return folder;
};
const examine = async (environment: Record<string, string>) => {
  const { exitCode, output, log } = await runCommand('doctor', [], environment);
  expect(log).toBe('');
  return { exitCode, lines: output.trim().split('\n') };
};
const lineWith = (text: string) => expect.arrayContaining([expect.stringContaining(text)]);

describe('npm run doctor', { timeout: 120_000 }, () => {
  it('finds nothing wrong with a new installation, and creates nothing (OPS-08)', async () => {
    const folder = keep(mkdtempSync(join(tmpdir(), 'strokebook-doctor-')));
    const { exitCode, lines } = await examine({ DATA_DIR: join(folder, 'data'), PORT: '0' });
    expect([exitCode, lines.at(-1)]).toEqual([0, 'Nothing is wrong.']);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('examines the embedded database of a stopped and of a running server (OPS-08)', async () => {
    const dataDir = keep(await copyMigratedDataDir());
    mkdirSync(join(dataDir, 'files'));
    const stopped = await examine({ DATA_DIR: dataDir, PORT: '0' });
    expect(stopped.exitCode).toBe(0);
    expect(stopped.lines).toEqual(lineWith('database: its schema is up to date'));
    expect(stopped.lines).toEqual(lineWith('file store: the folder stores, reads and removes files'));
    const server = await startServerProcess({ DATA_DIR: dataDir, DEMO: 'off', LOG_LEVEL: 'silent' });
    const running = await examine({ DATA_DIR: dataDir, PORT: new URL(server.url).port });
    expect(running.exitCode).toBe(0);
    expect(running.lines).toEqual(lineWith('database: a server is using the embedded database'));
    expect(running.lines).toEqual(lineWith('a Strokebook server answers there, version '));
    await server.end('SIGTERM');
    expect(readdirSync(join(dataDir, 'files'))).toEqual(['owner.txt']);
  });

  it('tells of every wrong variable and goes on with what it can (OPS-08)', async () => {
    const { exitCode, lines } = await examine({ NODE_ENV: 'production', PORT: 'http', DATA_DIR: '/proc/none' });
    expect(exitCode).toBe(1);
    for (const name of ['PUBLIC_URL: must be set', 'PORT: must be a whole number', 'SMS_PROVIDER: must be set']) {
      expect(lines).toEqual(lineWith(`PROBLEM configuration: ${name}`));
    }
    expect(lines).toEqual(lineWith('PROBLEM disk: the data directory /proc/none cannot be made (ENOENT)'));
    expect(lines).not.toEqual(lineWith('public address: is not set'));
  });

  it('tells of a restore that was ended (OPS-08, OPS-01)', async () => {
    const dataDir = keep(mkdtempSync(join(tmpdir(), 'strokebook-doctor-')));
    mkdirSync(join(dataDir, 'restore.unfinished'));
    const { exitCode, lines } = await examine({ DATA_DIR: dataDir, PORT: '0' });
    expect(exitCode).toBe(1);
    expect(lines).toEqual(lineWith(`PROBLEM database: a restore to ${dataDir} was ended`));
  });

  it('tells of services that cannot be used, with what to do and without a secret (OPS-08)', async () => {
    const twilio = createServer((_request, reply) => reply.writeHead(401).end());
    await new Promise<void>((resolve) => twilio.listen(0, '127.0.0.1', resolve));
    const { port } = twilio.address() as AddressInfo;
    const { exitCode, lines } = await examine({
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://golf.invalid',
      DATABASE_URL: 'postgres://root:s3cret@127.0.0.1:4199/x',
      PORT: String(port),
      SMS_PROVIDER: 'twilio',
      TWILIO_ACCOUNT_SID: 'AC1',
      TWILIO_AUTH_TOKEN: 's3cret',
      TWILIO_SENDER: '+15550100',
      TWILIO_API_URL: `http://127.0.0.1:${port}`,
      MAIL_PROVIDER: 'smtp',
      SMTP_URL: 'smtp://user:s3cret@127.0.0.1:4199',
      MAIL_FROM: 'golf@example.org',
      FILE_STORE: 's3',
      S3_BUCKET: 'golf',
      S3_REGION: 'eu-north-1',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'AKID',
      S3_SECRET_ACCESS_KEY: 's3cret',
      METRICS_PORT: String(port),
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4199',
    });
    twilio.close();
    expect(exitCode).toBe(1);
    for (const sentence of [
      'database: DATABASE_URL: cannot use the PostgreSQL server there',
      'file store: the bucket cannot be used (the file storage answered 401 to PUT)',
      `port: ${port} of 127.0.0.1 is taken by `,
      `metrics: METRICS_PORT and PORT are both ${port}`,
      'traces: http://127.0.0.1:4199 cannot be reached (ECONNREFUSED)',
      'public address: is https, which a proxy in front provides, but TRUST_PROXY is off',
      'text messages: Twilio answered 401 to the credentials: check TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN',
      'mail: the SMTP server cannot be used (ESOCKET)',
    ]) {
      expect(lines).toEqual(lineWith(`PROBLEM ${sentence}`));
    }
    expect(lines.join('\n')).not.toContain('s3cret');
  });

  it.skipIf(skipReason !== '')(
    `examines version, schema, connections and clock of PostgreSQL (OPS-08)${skipReason}`,
    async () => {
      const { url, drop } = await createServerDatabase();
      const { exitCode, lines } = await examine({
        ...{ DATABASE_URL: url, PORT: '0', DATA_DIR: '/nowhere' },
        DATABASE_READ_URL: 'postgres://127.0.0.1:4199/x',
      });
      await drop();
      expect(exitCode).toBe(1);
      expect(lines).toEqual(lineWith('PROBLEM database: DATABASE_READ_URL: the replica cannot be read (ECONNREFUSED)'));
      for (const sentence of [
        /PostgreSQL \d+/,
        /its schema is up to date/,
        /has \d+ free connections/,
        /its clock and that/,
      ]) {
        expect(lines).toEqual(expect.arrayContaining([expect.stringMatching(sentence)]));
      }
    },
  );
});
