import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmbeddedTestDatabase, type TestDatabase } from '../../testing/test-databases.ts';
import { createTestServer } from '../../testing/test-server.ts';

const HOSTS = 'teams.localhost=team';
let database: TestDatabase;

beforeAll(async () => {
  database = await openEmbeddedTestDatabase();
});
afterAll(async () => {
  await database.close();
});

async function siteFor(environment: Record<string, string>, headers: Record<string, string>): Promise<unknown> {
  const server = await createTestServer(database, { HOSTS, ...environment });
  const reply = await server.inject({ url: '/api/settings', headers });
  await server.close();
  return reply.json<{ site: { kind: string } }>().site.kind;
}

it('tells what the host that was called shows, whatever its case and port (ORG-O5)', async () => {
  expect(await siteFor({}, { host: 'TEAMS.localhost:4000' })).toBe('team');
  expect(await siteFor({}, { host: 'elsewhere.localhost' })).toBe('main');
});

it("takes a proxy's word for the host, and only its own (ORG-O5)", async () => {
  const forwarded = { host: 'inside', 'x-forwarded-host': 'evil.localhost, teams.localhost' };
  expect(await siteFor({ TRUST_PROXY: 'on' }, forwarded)).toBe('team');
  expect(await siteFor({ TRUST_PROXY: 'on' }, { ...forwarded, 'x-forwarded-host': 'teams.localhost, evil' })).toBe(
    'main',
  );
  expect(await siteFor({}, forwarded)).toBe('main');
});

it('tells the countries that codes are sent to where they are not those of the form (OPS-O105)', async () => {
  const countriesOf = async (environment: Record<string, string>) => {
    const server = await createTestServer(database, environment);
    const reply = await server.inject({ url: '/api/settings' });
    await server.close();
    return reply.json<{ smsCountries: unknown }>().smsCountries;
  };
  expect(await countriesOf({})).toBeNull();
  expect(await countriesOf({ SMS_COUNTRIES: 'US, LT' })).toEqual([
    { country: 'US', callingCode: '+1' },
    { country: 'LT', callingCode: '+370' },
  ]);
});

it('lets nothing be framed but videos, and the sister site where there is one (ROUTE-06)', async () => {
  const policyOf = async (environment: Record<string, string>) => {
    const server = await createTestServer(database, environment);
    const { headers } = await server.inject({ url: '/api/health' });
    await server.close();
    return /frame-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1];
  };
  expect(await policyOf({})).toBe('https://www.youtube-nocookie.com');
  expect(await policyOf({ SISTER_SITE_URL: 'https://sister.example/welcome?a=1' })).toBe(
    'https://www.youtube-nocookie.com https://sister.example',
  );
});
