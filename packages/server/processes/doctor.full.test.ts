import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { copyDemoDataDir } from '../testing/demo-data-dir.ts';
import { createPostgres, createReplica, type LocalPostgres, postgresSkipReason } from '../testing/local-postgres.ts';
import { storeAccount } from '../testing/test-accounts.ts';
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
    expect(lines[0]).toMatch(/^Examines the demo, because NODE_ENV is not production/);
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

/** What a start says when it refuses; null if it does not. */
const refusalOf = (environment: Record<string, string>): Promise<string | null> =>
  startServerProcess({ ...environment, LOG_LEVEL: 'silent' }).then(
    async (server) => {
      await server.end('SIGTERM');
      return null;
    },
    (error: unknown) => String(error),
  );

describe.skipIf(postgresSkipReason !== '')(`what a start refuses${postgresSkipReason}`, { timeout: 240_000 }, () => {
  let postgres: LocalPostgres;
  let replica: LocalPostgres;
  beforeAll(async () => {
    postgres = await createPostgres();
    replica = await createReplica(postgres);
  });
  afterAll(async () => {
    await replica.remove();
    await postgres.remove();
  });
  const urlOf = (name: string, role = 'strokebook', server = postgres) =>
    `postgres://${role}@127.0.0.1:${server.port}/${name}`;
  const run = async (url: string, ...statements: readonly string[]) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      for (const statement of statements) await client.query(statement);
    } finally {
      await client.end();
    }
  };
  const create = async (name: string, how = '') => {
    await run(postgres.url, `CREATE DATABASE ${name} ${how}`);
    return urlOf(name);
  };
  const createMigrated = async (name: string, ...statements: readonly string[]) => {
    const databaseUrl = await create(name);
    const database = await openDatabase({ databaseUrl, dataDir: '' });
    await migrate(database);
    await storeAccount(database, { accountId: 1, username: 'somebody' });
    await database.close();
    await run(databaseUrl, ...statements);
    return databaseUrl;
  };
  const production = { NODE_ENV: 'production', SMS_PROVIDER: 'console', PUBLIC_URL: 'http://127.0.0.1:9', PORT: '0' };
  const makeFolder = () => keep(mkdtempSync(join(tmpdir(), 'strokebook-refused-')));
  const withBlocked = (name: string) => {
    const dataDir = makeFolder();
    writeFileSync(join(dataDir, name), '');
    return dataDir;
  };

  const cases: readonly (readonly [string, () => Promise<Record<string, string>>])[] = [
    ['a mistyped NODE_ENV', async () => ({ ...production, NODE_ENV: 'prod' })],
    ['an address with a path', async () => ({ ...production, PUBLIC_URL: 'https://golf.example.com/app?x=1' })],
    ['an address without https', async () => ({ ...production, PUBLIC_URL: 'http://golf.example.com' })],
    ['sslmode=require', async () => ({ ...production, DATABASE_URL: `${postgres.url}?sslmode=require` })],
    [
      'a certificate that is not there',
      async () => ({ ...production, DATABASE_URL: `${postgres.url}?sslmode=verify-full&sslrootcert=/nowhere.pem` }),
    ],
    ['a server without TLS', async () => ({ ...production, DATABASE_URL: `${postgres.url}?sslmode=verify-full` })],
    [
      'a database in SQL_ASCII',
      async () => ({
        ...production,
        DATABASE_URL: await create('ascii', "ENCODING 'SQL_ASCII' TEMPLATE template0 LC_COLLATE 'C' LC_CTYPE 'C'"),
      }),
    ],
    ['a replica', async () => ({ ...production, DATABASE_URL: urlOf('postgres', 'strokebook', replica) })],
    [
      'a role that may not create tables',
      async () => {
        await run(await create('closed'), 'CREATE ROLE guest LOGIN');
        return { ...production, DATABASE_URL: urlOf('closed', 'guest') };
      },
    ],
    [
      'a role that does not own the tables',
      async () => {
        await createMigrated(
          'foreign_tables',
          'DELETE FROM schema_migrations WHERE name = (SELECT max(name) FROM schema_migrations)',
          'CREATE ROLE helper LOGIN',
          'GRANT ALL ON SCHEMA public TO helper',
          'GRANT ALL ON ALL TABLES IN SCHEMA public TO helper',
        );
        return { ...production, DATABASE_URL: urlOf('foreign_tables', 'helper') };
      },
    ],
    [
      'a role that may not read the tables',
      async () => {
        await createMigrated('unreadable', 'CREATE ROLE stranger LOGIN', 'GRANT ALL ON SCHEMA public TO stranger');
        return { ...production, DATABASE_URL: urlOf('unreadable', 'stranger') };
      },
    ],
    [
      'the schema of a newer version',
      async () => ({
        ...production,
        DATABASE_URL: await createMigrated(
          'newer',
          "INSERT INTO schema_migrations (name, checksum, can_go_back, upgrade) VALUES ('9999-later.sql', '', false, 99)",
        ),
      }),
    ],
    [
      'a migration that was changed',
      async () => ({
        ...production,
        DATABASE_URL: await createMigrated(
          'changed',
          "UPDATE schema_migrations SET checksum = 'other' WHERE name = (SELECT max(name) FROM schema_migrations)",
        ),
      }),
    ],
    ['the demo on accounts of others', async () => ({ PORT: '0', DATABASE_URL: await createMigrated('accounts') })],
    [
      'the demo world in production, and another problem',
      async () => ({ ...production, DATA_DIR: keep(await copyDemoDataDir()), PORT: 'http' }),
    ],
    ['a data directory that is a file', async () => ({ ...production, DATA_DIR: join(withBlocked('data'), 'data') })],
    [
      'a folder of uploads that cannot be written',
      async () => ({ ...production, DATABASE_URL: await create('no_uploads'), DATA_DIR: withBlocked('uploads') }),
    ],
    [
      'a folder of files that cannot be written',
      async () => ({ ...production, DATABASE_URL: await create('no_files'), DATA_DIR: withBlocked('files') }),
    ],
    [
      'files of another database (OPS-O115)',
      async () => {
        const dataDir = makeFolder();
        mkdirSync(join(dataDir, 'files'));
        writeFileSync(join(dataDir, 'files/owner.txt'), 'the thumbprint of another database');
        return { ...production, DATABASE_URL: await createMigrated('files_of_others'), DATA_DIR: dataDir };
      },
    ],
    ['the demo by accident (OPS-O114)', async () => ({ PORT: '0', PUBLIC_URL: 'https://golf.example.com' })],
    ['an address of another machine', async () => ({ ...production, HOST: '192.0.2.1' })],
    ['an address that is none', async () => ({ ...production, HOST: 'golf.invalid' })],
    [
      'metrics at an address of another machine',
      async () => ({ ...production, METRICS_PORT: '0', METRICS_HOST: '192.0.2.1' }),
    ],
    ['a port that another program has', async () => ({ ...production, PORT: String(postgres.port) })],
    [
      'metrics at a port that another program has',
      async () => ({ ...production, METRICS_PORT: String(postgres.port) }),
    ],
    ['a database that is not there', async () => ({ ...production, DATABASE_URL: urlOf('nothing') })],
    ['a role that is not there', async () => ({ ...production, DATABASE_URL: urlOf('postgres', 'nobody') })],
    [
      'a database that takes no connections',
      async () => {
        const url = await create('shut');
        await run(postgres.url, 'ALTER DATABASE shut ALLOW_CONNECTIONS false');
        return { ...production, DATABASE_URL: url };
      },
    ],
    [
      'a key of a certificate that is not there',
      async () => ({ ...production, DATABASE_URL: `${postgres.url}?sslkey=/nowhere.pem` }),
    ],
    [
      'a database that is full of connections',
      async () => {
        await run(await create('crowded', 'CONNECTION LIMIT 0'), 'CREATE ROLE visitor LOGIN');
        return { ...production, DATABASE_URL: urlOf('crowded', 'visitor') };
      },
    ],
    ['a folder without pages', async () => ({ ...production, WEB_DIR: makeFolder() })],
    ['two ports that are one', async () => ({ ...production, PORT: '4299', METRICS_PORT: '4299' })],
  ];
  it.each(cases)('is a problem for the doctor, in the same words: %s (OPS-O67, OPS-08)', async (_what, prepare) => {
    const environment = { DATA_DIR: join(makeFolder(), 'data'), ...(await prepare()) };
    const refusal = await refusalOf(environment);
    const { exitCode, output, log } = await runCommand('doctor', [], environment);
    expect([refusal === null, exitCode, log], `${refusal}\n${output}`).toEqual([false, 1, '']);
    const sentences = (refusal ?? '')
      .split('\n')
      .flatMap((line) => /^(?: {2}|The server cannot start: )(.+)$/.exec(line)?.[1] ?? [])
      // What listens is found out in two ways.
      .filter((sentence) => !/^(listen|port) /.test(sentence));
    for (const sentence of sentences) expect(output).toContain(sentence);
  });

  it('does not hold against the doctor: what is right for both (OPS-O67)', async () => {
    for (const environment of [
      { ...production, DATABASE_URL: await createMigrated('usable'), DATA_DIR: makeFolder() },
      { PORT: '0', DATA_DIR: join(makeFolder(), 'data'), DEMO_PLAYERS: '2' },
    ]) {
      const { exitCode, output } = await runCommand('doctor', [], environment);
      expect([exitCode, output]).toEqual([0, expect.stringContaining('Nothing is wrong.')]);
      expect(await refusalOf(environment)).toBeNull();
    }
  });
});
