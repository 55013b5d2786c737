import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigError } from '../../config/config-error.ts';
import type { Environment } from '../../config/reader.ts';
import { readConfig } from '../../config.ts';
import { findFolderProblem } from '../../uploads/folder-problem.ts';
import { examine } from './examine.ts';

const root = mkdtempSync(join(tmpdir(), 'strokebook-examine-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const blocked = join(root, 'blocked');
writeFileSync(blocked, '');
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
    const problem = findFolderProblem(readConfig(environment));
    return problem === null ? [] : [problem];
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
  },
  { requiredKeys: ['DATA_DIR', 'PORT'] },
);

describe('npm run doctor', () => {
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
    expect(readdirSync(root).toSorted()).toEqual(['blocked', 'unmounted']);
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
