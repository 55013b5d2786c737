import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigError } from '../../config/config-error.ts';
import type { Environment } from '../../config/reader.ts';
import { readConfig } from '../../config.ts';
import { findPagesProblem } from '../../http/web-build.ts';
import { findFolderProblem } from '../../uploads/folder-problem.ts';
import { examine } from './examine.ts';

const root = mkdtempSync(join(tmpdir(), 'strokebook-examine-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const blocked = join(root, 'blocked');
writeFileSync(blocked, '');
const pages = join(root, 'pages');
mkdirSync(pages);
writeFileSync(join(pages, 'index.html'), '');
const unmounted = join(root, 'unmounted');
mkdirSync(unmounted);
symlinkSync(join(root, 'nowhere'), join(unmounted, 'uploads'));

const problemsIn = async (environment: Environment) => {
  const problems: string[] = [];
  for await (const { kind, name, sentence } of examine(environment)) {
    if (kind === 'problem') problems.push(`${name}: ${sentence}`);
  }
  return problems;
};

/** What the start refuses before it opens the database. */
const refusedBy = (environment: Environment): readonly string[] => {
  try {
    const config = readConfig(environment);
    return [findFolderProblem(config), findPagesProblem(config)].filter((problem) => problem !== null);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
};

/** Right values and wrong ones of settings that are examined without a network. */
const environments = fc.record(
  {
    NODE_ENV: fc.constantFrom('production', 'development', 'test', 'prod', 'PRODUCTION', ' '),
    DEMO: fc.constantFrom('on', 'off', 'perhaps'),
    PUBLIC_URL: fc.constantFrom('http://127.0.0.1:9', 'http://127.0.0.1:9/app', 'ftp://127.0.0.1'),
    DATA_DIR: fc.constantFrom(join(root, 'new'), '/proc/none', blocked, unmounted),
    DATABASE_URL: fc.constantFrom('mysql://db/golf', 'postgres://db/golf?sslmode=require'),
    DATABASE_READ_URL: fc.constantFrom('postgres://db/golf'),
    SMS_PROVIDER: fc.constantFrom('console', 'pigeon', 'twilio'),
    FILE_STORE: fc.constantFrom('local', 's3', 'tape'),
    PORT: fc.constantFrom('0', 'http', '70000'),
    METRICS_PORT: fc.constantFrom('0', '-1'),
    STOP_DELAY_SECONDS: fc.constantFrom('0', 'soon'),
    MAP_IMAGERY_URL: fc.constantFrom('https://a.example/{z}/{x}/{y}.jpg'),
    PAYMENT_PROVIDER: fc.constantFrom('none', 'test', 'stripe'),
    TODAY: fc.constantFrom('2026-06-15', 'today'),
    SMS_COUNTRY: fc.constantFrom('US'),
    WEB_DIR: fc.constantFrom(join(root, 'no-pages'), pages),
  },
  { requiredKeys: ['DATA_DIR', 'PORT'] },
);

const production = { NODE_ENV: 'production', SMS_PROVIDER: 'console', PUBLIC_URL: 'http://127.0.0.1:9', PORT: '0' };
const smtp = { MAIL_PROVIDER: 'smtp', SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'golf@example.com' };
const bucket = { FILE_STORE: 's3', S3_BUCKET: 'golf', S3_REGION: 'eu', S3_ACCESS_KEY_ID: 'a' };

/** Settings that are wrong in production, each with the variable that is named. */
const wrong: readonly (readonly [string, string, Environment])[] = [
  ['a port that is a word', 'PORT', { PORT: 'http' }],
  ['a port beyond the last', 'PORT', { PORT: '70000' }],
  ['a negative port for metrics', 'METRICS_PORT', { METRICS_PORT: '-1' }],
  ['a replica without a primary', 'DATABASE_READ_URL', { DATABASE_READ_URL: 'postgres://127.0.0.1:9/golf' }],
  ['an address of another database', 'DATABASE_URL', { DATABASE_URL: 'mysql://127.0.0.1:9/golf' }],
  ['an address without a scheme', 'DATABASE_URL', { DATABASE_URL: 'localhost/golf' }],
  ['a replica with sslmode=require', 'DATABASE_READ_URL', { DATABASE_READ_URL: 'postgres://db/golf?sslmode=require' }],
  ['half of the settings of a bucket', 'S3_SECRET_ACCESS_KEY', bucket],
  ['a bucket by ftp', 'S3_ENDPOINT', { ...bucket, S3_SECRET_ACCESS_KEY: 'b', S3_ENDPOINT: 'ftp://127.0.0.1' }],
  ['an unknown file store', 'FILE_STORE', { FILE_STORE: 'tape' }],
  ['an unknown provider of text messages', 'SMS_PROVIDER', { SMS_PROVIDER: 'pigeon' }],
  ['half of the settings of Twilio', 'TWILIO_SENDER', { SMS_PROVIDER: 'twilio', TWILIO_ACCOUNT_SID: 'AC1' }],
  ['half of the settings of SNS', 'AWS_REGION', { SMS_PROVIDER: 'sns', AWS_ACCESS_KEY_ID: 'a' }],
  ['a country that is none', 'SMS_COUNTRIES', { SMS_COUNTRIES: 'US XX' }],
  ['no text messages at all', 'SMS_LIMIT_PER_HOUR', { SMS_LIMIT_PER_HOUR: '0' }],
  ['an unknown provider of mail', 'MAIL_PROVIDER', { MAIL_PROVIDER: 'pigeon' }],
  ['mail on the console', 'MAIL_PROVIDER', { MAIL_PROVIDER: 'console' }],
  ['mail without a server', 'SMTP_URL', { MAIL_PROVIDER: 'smtp', MAIL_FROM: 'golf@example.com' }],
  ['a mail server without a scheme', 'SMTP_URL', { ...smtp, SMTP_URL: 'mail.example.com:25' }],
  ['a sender without an address', 'MAIL_FROM', { ...smtp, MAIL_FROM: 'Strokebook' }],
  ['issuers that are no list', 'EXTERNAL_ISSUERS', { EXTERNAL_ISSUERS: 'https://issuer.example' }],
  ['hosts of no kind', 'HOSTS', { HOSTS: 'golf.example.com' }],
  ['pictures of nobody', 'MAP_IMAGERY_ATTRIBUTION', { MAP_IMAGERY_URL: 'https://a.example/{z}/{x}/{y}.jpg' }],
  ['half of the settings of Stripe', 'STRIPE_SECRET_KEY', { PAYMENT_PROVIDER: 'stripe' }],
  ['test payments', 'PAYMENT_PROVIDER', { PAYMENT_PROVIDER: 'test' }],
  ['an address with a password', 'PUBLIC_URL', { PUBLIC_URL: 'https://a:b@golf.example.com' }],
  ['a day that is none', 'TODAY', { TODAY: 'today' }],
  ['a receiver of traces by ftp', 'OTEL_EXPORTER_OTLP_ENDPOINT', { OTEL_EXPORTER_OTLP_ENDPOINT: 'ftp://127.0.0.1' }],
  ['a share beyond all', 'OTEL_TRACES_SAMPLER_ARG', { OTEL_TRACES_SAMPLER_ARG: '2' }],
  ['an unknown level of the log', 'LOG_LEVEL', { LOG_LEVEL: 'loud' }],
  ['a proxy that may be there', 'TRUST_PROXY', { TRUST_PROXY: 'maybe' }],
  ['contacts that are no list', 'SUPPORT_CONTACTS', { SUPPORT_CONTACTS: 'support@example.com' }],
  ['the demo', 'DEMO', { DEMO: 'on' }],
];

describe('npm run doctor', () => {
  it.each(wrong)('has a problem where a start refuses %s, which names %s (OPS-O93)', async (_what, name, settings) => {
    const environment = { ...production, DATA_DIR: join(root, 'new'), ...settings };
    const refused = refusedBy(environment);
    expect(refused).toContainEqual(expect.stringMatching(new RegExp(`^${name}: `)));
    const problems = await problemsIn(environment);
    for (const sentence of refused) expect(problems).toContain(`configuration: ${sentence}`);
  });

  it('has a problem where no pages are built, as the start of production, and a note elsewhere (OPS-O109)', async () => {
    const storage = { DATA_DIR: join(root, 'new'), PORT: '0', WEB_DIR: join(root, 'no-pages') };
    const ofBuild = async (environment: Environment) => {
      const found: string[] = [];
      for await (const { kind, name, sentence } of examine(environment))
        if (name === 'build' && kind !== 'ok') found.push(`${kind}: ${sentence}`);
      return found;
    };
    const [refused = ''] = refusedBy({ ...production, ...storage });
    expect(refused).toMatch(/^WEB_DIR: .*no-pages has no pages of the web app: run npm run build/);
    expect(await ofBuild({ ...production, ...storage })).toEqual([`problem: ${refused}`]);
    expect(await ofBuild(storage)).toEqual([
      expect.stringMatching(/^notice: .*no-pages has no pages, so only the API/),
    ]);
    expect(refusedBy({ ...production, ...storage, WEB_DIR: pages })).toEqual([]);
    // `npm start` builds them meanwhile.
    expect(refusedBy({ ...production, ...storage, WEB_BUILD_FOLLOWS: 'on' })).toEqual([]);
  });

  it('has a problem for each reason that a start refuses a configuration or a folder for (OPS-O67)', async () => {
    await fc.assert(
      fc.asyncProperty(environments, async (environment) => {
        const problems = await problemsIn(environment);
        for (const refused of refusedBy(environment)) {
          expect(problems.some((problem) => problem.includes(refused))).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
    for (const DATA_DIR of ['/proc/none', blocked, unmounted]) {
      const environment = { DATA_DIR, PORT: '0' };
      const [refused = '', ...more] = refusedBy(environment);
      expect([refused, more]).toEqual([expect.stringContaining(DATA_DIR), []]);
      expect(await problemsIn(environment)).toContain(`disk: ${refused}`);
    }
    expect(existsSync(join(root, 'new'))).toBe(false);
    expect(readdirSync(root).toSorted()).toEqual(['blocked', 'pages', 'unmounted']);
  });

  it('calls the demo a problem where others are to reach it, and names the mode (OPS-O66)', async () => {
    const storage = { DATA_DIR: join(root, 'new'), PORT: '0' };
    const sentences = async (environment: Environment) => {
      const found: string[] = [];
      for await (const { kind, name, sentence } of examine({ ...storage, ...environment })) {
        found.push(`${kind} ${name}: ${sentence}`);
      }
      return found;
    };
    const demo = await sentences({});
    expect(demo).toContain('ok configuration: is right, for demo');
    expect(demo.filter((line) => line.startsWith('problem'))).toEqual([]);
    const open = await sentences({ PUBLIC_URL: 'http://127.0.0.1:9' });
    expect(open).toContainEqual(
      expect.stringMatching(/^problem mode: is demo, .* but PUBLIC_URL is set: set NODE_ENV/),
    );
    const off = await sentences({ PUBLIC_URL: 'http://127.0.0.1:9', DEMO: 'off', SMS_COUNTRY: 's3cret' });
    expect(off).toContain('ok configuration: is right, for development');
    expect(off.filter((line) => line.startsWith('problem'))).toEqual([]);
    expect(off).toContainEqual(
      expect.stringMatching(/^notice configuration: SMS_COUNTRY is set, .* SMS_COUNTRIES is one$/),
    );
    expect(off.join()).not.toContain('s3cret');
  });
});
