import { randomUUID } from 'node:crypto';
import { createRandom } from '@strokebook/demo';
import pg from 'pg';
import { type Database } from '../packages/server/db/database.ts';
import { migrate } from '../packages/server/db/migrate.ts';
import { type DatabaseChoice, openDatabase } from '../packages/server/db/open-database.ts';
import { refreshAllSearchable } from '../packages/server/db/accounts/searchable-queries.ts';
import { makeName, type Name } from './lib/names.ts';
import { percentile } from './lib/measure.ts';
import { type MeasuredServer, withDirectory, withServer } from './lib/server.ts';
import { sized } from './lib/size.ts';
import { figure, printTable, printLine } from './lib/table.ts';

const ACCOUNTS = sized(100_000, 2_000);
const ORGANIZATIONS = sized(2_000, 200);
const AT_A_TIME = 16;
/** Number of names that are typed letter by letter. */
const TYPED_NAMES = sized(150, 6);
const WARMING_NAMES = sized(30, 2);
const serverUrl = process.env['TEST_DATABASE_URL'] ?? 'postgres://root@127.0.0.1:5432/postgres';

/** Response time of search while a name is typed, with 16 concurrent users. */
export async function measureSearch(): Promise<void> {
  const rows: string[][] = [];
  await withDirectory(async (dataDir) => {
    await onServer('embedded', { databaseUrl: null, dataDir }, rows);
  });
  const databaseUrl = await createServerDatabase();
  if (databaseUrl === null) printLine('No PostgreSQL server can be reached (TEST_DATABASE_URL): left out.');
  else {
    await withDirectory((dataDir) => onServer('PostgreSQL', { databaseUrl, dataDir }, rows));
    await dropServerDatabase(databaseUrl);
  }
  printLine(
    `${ACCOUNTS} accounts, one in ten hidden, and ${ORGANIZATIONS} organizations; ${AT_A_TIME} searches at a time.\n`,
  );
  printTable(['typed', 'median ms', 'p95 ms', 'p99 ms', 'searches'], rows);
  printLine('Wanted: p95 at most 60 ms on PostgreSQL, 150 ms on the embedded database.');
}

async function onServer(name: string, choice: DatabaseChoice, rows: string[][]): Promise<void> {
  const database = await openDatabase(choice);
  const names = await fill(database);
  await database.close();
  await withServer({ dataDir: choice.dataDir, isDemo: false, databaseUrl: choice.databaseUrl }, async (server) => {
    for (const [what, path, texts] of [
      ['a player', 'accounts', names],
      ['an organization', 'organizations', organizationNames()],
    ] as const) {
      // Warms up the process, because a fresh one still compiles its code.
      await type(server, path, texts.slice(0, WARMING_NAMES));
      const taken = await type(server, path, texts.slice(WARMING_NAMES));
      for (const [letters, wants] of [
        ['1 to 3 letters', (length: number) => length <= 3],
        ['4 letters and more', (length: number) => length > 3],
        ['all', () => true],
      ] as const) {
        const each = taken.filter(({ length }) => wants(length)).map(({ milliseconds }) => milliseconds);
        const figures = [50, 95, 99].map((percent) => figure(percentile(each, percent)));
        rows.push([`${name}, ${what}, ${letters}`, ...figures, String(each.length)]);
      }
    }
  });
}

/** Stores all accounts and returns some of their names. */
async function fill(database: Database): Promise<readonly string[]> {
  await migrate(database);
  const random = createRandom('1');
  const names = Array.from({ length: ACCOUNTS }, () => makeName(random));
  for (let start = 0; start < ACCOUNTS; start += 5_000) {
    await storeNames(database, names.slice(start, start + 5_000), start);
  }
  await database.pool.query(
    `INSERT INTO organizations (organization_id, name, short_name)
     SELECT place, name, 'org-' || place FROM unnest($1::text[]) WITH ORDINALITY AS all_names(name, place)`,
    [organizationNames()],
  );
  await refreshAllSearchable(database, new AbortController().signal);
  await database.pool.query('VACUUM ANALYZE');
  // Hidden accounts are not found.
  const found = names.filter((_, index) => (index + 1) % 10 !== 0);
  return found
    .slice(0, TYPED_NAMES)
    .map(([first, last], index) => [first, last, `${first} ${last}`][index % 3] as string);
}

async function storeNames(database: Database, names: readonly Name[], before: number): Promise<void> {
  await database.pool.query(
    `INSERT INTO accounts (account_id, username, first_name, last_name, profile_type_ids, allow_public_site)
     SELECT $3::int + place, 'user-' || ($3::int + place), first_name, last_name, '{4}', place % 10 <> 0
     FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS all_names(first_name, last_name, place)`,
    [names.map(([first]) => first), names.map(([, last]) => last), before],
  );
}

function organizationNames(): readonly string[] {
  const random = createRandom('2');
  const kinds = ['University Golf', 'Golf Academy', 'Junior Tour', 'College', 'Golf Club'];
  return Array.from({ length: ORGANIZATIONS }, (_, index) => `${makeName(random)[1]} ${kinds[index % kinds.length]}`);
}

/** Types every text letter by letter with a request for each, 16 texts at a time. */
async function type(server: MeasuredServer, path: string, texts: readonly string[]) {
  const queries = texts.slice(0, TYPED_NAMES).flatMap((text) => {
    const letters = Array.from(text);
    return letters.map((_, index) => letters.slice(0, index + 1).join('')).filter((q) => q.trim() === q);
  });
  const taken: { readonly length: number; readonly milliseconds: number }[] = [];
  let next = 0;
  const ask = async (): Promise<void> => {
    for (let q = queries[next++]; q !== undefined; q = queries[next++]) {
      const started = performance.now();
      const reply = await fetch(`${server.url}/api/${path}?q=${encodeURIComponent(q)}`);
      const { total } = (await reply.json()) as { total: number };
      if (!reply.ok || total < 1)
        throw new Error(`the search for '${q}' answered ${reply.status} and ${total} results`);
      taken.push({ length: Array.from(q).length, milliseconds: performance.now() - started });
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, ask));
  return taken;
}

async function createServerDatabase(): Promise<string | null> {
  const name = `strokebook_bench_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(serverUrl);
  try {
    await onPostgres(`CREATE DATABASE ${name}`);
  } catch {
    return null;
  }
  url.pathname = `/${name}`;
  return url.href;
}

const dropServerDatabase = (url: string): Promise<void> =>
  onPostgres(`DROP DATABASE IF EXISTS ${new URL(url).pathname.slice(1)} WITH (FORCE)`);

async function onPostgres(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl, connectionTimeoutMillis: 2_000 });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
