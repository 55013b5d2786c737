import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import { type AddressInfo, createServer as createPlainServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import tls from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { certificateProblemOf, trustExtraCertificates } from './certificates.ts';
import type { Check } from '../cli/doctor/check.ts';
import { mailCheck, smsCheck, tracesCheck } from '../cli/doctor/network-checks.ts';
import { fileStoreCheck } from '../cli/doctor/storage-checks.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../db/open-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'strokebook-certificates-'));
const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
const made = spawnSync('openssl', [
  ...[
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-keyout',
    key,
    '-out',
    certificate,
  ],
  ...['-days', '2', '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'],
]);
const reason = made.status === 0 ? '' : ' (skipped: openssl is not on the PATH)';

const UNTRUSTED = /has a certificate that is not trusted \(self-signed certificate\): .*NODE_EXTRA_CA_CERTS/;

describe.skipIf(reason !== '')(`a service whose certificate nobody trusts${reason}`, () => {
  const trusted = tls.getCACertificates('default');
  let server: Server;
  /** Answers a client of PostgreSQL that it has TLS, as its server does. */
  const postgres = createPlainServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => {
      socket.write('S');
      new tls.TLSSocket(socket, { isServer: true, key: readFileSync(key), cert: readFileSync(certificate) }).on(
        'error',
        () => {},
      );
    });
  });
  let port = 0;
  beforeAll(async () => {
    server = createServer({ key: readFileSync(key), cert: readFileSync(certificate) }, (_request, reply) =>
      reply.end('{}'),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await new Promise<void>((resolve) => postgres.listen(0, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => {
    tls.setDefaultCACertificates(trusted);
    server.close();
    postgres.close();
    rmSync(folder, { recursive: true });
  });
  const examine = async (...checks: readonly Check[]) => {
    const address = `https://127.0.0.1:${port}`;
    const environment = {
      ...{ DATA_DIR: join(folder, 'data'), OTEL_EXPORTER_OTLP_ENDPOINT: address },
      ...{ SMS_PROVIDER: 'twilio', TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'secret', TWILIO_SENDER: '+15550100' },
      ...{ TWILIO_API_URL: address, MAIL_PROVIDER: 'smtp', MAIL_FROM: 'golf@example.com' },
      ...{ SMTP_URL: `smtps://127.0.0.1:${port}`, FILE_STORE: 's3', S3_BUCKET: 'golf', S3_REGION: 'eu' },
      ...{ S3_ENDPOINT: address, S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' },
    };
    const config = readConfig(environment);
    const context = { environment, mode: config, storage: config, config, settingsFiles: [] };
    const found = await Promise.all(checks.map(({ run }) => run(context)));
    return found.flat().map(({ sentence }) => sentence);
  };

  it('is named by the doctor, with the way out, and not as one that cannot be reached (OPS-O104)', async () => {
    expect(await examine(tracesCheck, smsCheck, mailCheck, fileStoreCheck)).toEqual([
      expect.stringMatching(new RegExp(`^https://127\\.0\\.0\\.1:${port} ${UNTRUSTED.source}`)),
      expect.stringMatching(new RegExp(`^Twilio ${UNTRUSTED.source}`)),
      expect.stringMatching(new RegExp(`^the SMTP server ${UNTRUSTED.source}`)),
      expect.stringMatching(new RegExp(`^the bucket ${UNTRUSTED.source}`)),
    ]);
    const { port: postgresPort } = postgres.address() as AddressInfo;
    const databaseUrl = `postgres://golf@127.0.0.1:${postgresPort}/golf?sslmode=verify-full`;
    await expect(openDatabase({ databaseUrl, dataDir: '' })).rejects.toThrow(UNTRUSTED);
  });

  it('is trusted with its authority in NODE_EXTRA_CA_CERTS, also of a file of settings (OPS-O104)', async () => {
    expect(trustExtraCertificates(certificate)).toBeNull();
    expect(await examine(tracesCheck, smsCheck)).toEqual([
      `https://127.0.0.1:${port} accepts them`,
      'Twilio accepts the credentials',
    ]);
  });
});

it('says what else is wrong with a certificate, and nothing of other failures (OPS-O104)', () => {
  const problemOf = (message: string) => certificateProblemOf(new Error('fetch failed', { cause: new Error(message) }));
  expect(problemOf('certificate has expired')).toMatch(
    /^cannot be trusted \(certificate has expired\): renew the certificate/,
  );
  expect(problemOf("Hostname/IP does not match certificate's altnames: Host: a. is not in the cert's list")).toBe(
    'has a certificate for another name: use the name that it is for',
  );
  expect(problemOf('connect ECONNREFUSED 127.0.0.1:9')).toBeNull();
});

it('names a file of authorities that is none (OPS-O104)', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'strokebook-authorities-')), 'ca.pem');
  expect(trustExtraCertificates(file)).toMatch(/^NODE_EXTRA_CA_CERTS: .*ca\.pem cannot be used \(ENOENT/);
  writeFileSync(file, 'no certificate');
  expect(trustExtraCertificates(file)).toMatch(/^NODE_EXTRA_CA_CERTS: .*ca\.pem cannot be used/);
  expect(trustExtraCertificates(undefined)).toBeNull();
});
