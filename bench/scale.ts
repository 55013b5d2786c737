import { randomUUID } from 'node:crypto';
import { createRandom } from '@strokebook/demo';
import pg from 'pg';
import { distribute } from '../packages/server/db/cluster/distribute.ts';
import { migrate } from '../packages/server/db/migrate.ts';
import type { UntimedConnection } from '../packages/server/db/database.ts';
import { openDatabase } from '../packages/server/db/open-database.ts';
import { refreshAllSearchable } from '../packages/server/db/accounts/searchable-queries.ts';
import { median, percentile } from './lib/measure.ts';
import { type MeasuredServer, signIn, withDirectory, withServer } from './lib/server.ts';
import { sized } from './lib/size.ts';
import { figure, printLine, printTable, times } from './lib/table.ts';

const SIZES = [sized(1_000, 20), sized(10_000, 40)] as const;
/** Number of simulated players; their accounts and rounds are copied until there are enough. */
const SIMULATED_PLAYERS = sized(100, 2);
const COPIED_TABLES = ['accounts', 'account_keys', 'feature_settings', 'rounds'];
const ROUNDS_EACH = 60;
const AT_A_TIME = 16;
const CALLS = sized(600, 16);
const WARMING_CALLS = sized(100, 4);
/** The demo's product manager, who may open every account. */
const PRODUCT_MANAGER = '+15550100003';
const ORGANIZATION = 'harrow-glen';
const serverUrl = process.env['TEST_DATABASE_URL'] ?? 'postgres://root@127.0.0.1:5432/postgres';
const clusterUrl = process.env['TEST_CITUS_URL'];

type Engine = { readonly name: string; readonly url: string; readonly isCluster: boolean };
type Timing = { readonly engine: string; readonly players: number; readonly call: string; readonly taken: number[] };
type Disk = { readonly engine: string; readonly players: number; readonly kBPerRound: number; readonly rounds: number };

/**
 * Dashboard, put round, search and team page with many players, on one PostgreSQL and on a Citus cluster, and how they
 * grow with the number of players (SCALE-07).
 */
export async function measureScale(): Promise<void> {
  const engines: Engine[] = [];
  if (await canConnect(serverUrl)) engines.push({ name: 'PostgreSQL', url: serverUrl, isCluster: false });
  else printLine('No PostgreSQL server can be reached (TEST_DATABASE_URL): left out.');
  if (clusterUrl !== undefined) engines.push({ name: 'Citus', url: clusterUrl, isCluster: true });
  else printLine('TEST_CITUS_URL names no cluster: left out.');
  const timings: Timing[] = [];
  const disks: Disk[] = [];
  for (const engine of engines) {
    await withDatabase(engine, async (databaseUrl) =>
      withDirectory(async (dataDir) => {
        const options = { dataDir, isDemo: true, databaseUrl, players: SIMULATED_PLAYERS };
        // The first start fills the database with the demo world, whose players are copied afterwards.
        await withServer(options, async () => {});
        const simulated = await fillSimulated(databaseUrl);
        for (const players of SIZES) {
          const disk = await copyPlayers(databaseUrl, { simulated, players, isCluster: engine.isCluster });
          disks.push({ engine: engine.name, players, ...disk });
          await withServer(options, async (server) => {
            for (const [call, taken] of await measureCalls(server, players))
              timings.push({ engine: engine.name, players, call, taken });
          });
        }
      }),
    );
  }
  print(engines, timings, disks);
}

/** Gives the accounts of the demo world 60 rounds each on average, and returns their number. Their ids begin at 1. */
async function fillSimulated(databaseUrl: string): Promise<number> {
  const database = await openDatabase({ databaseUrl, dataDir: '' });
  const client = await database.connectWithoutTimeouts();
  const numberOf = async (statement: string): Promise<number> =>
    (await client.query<{ number: number }>(statement)).rows[0]?.number ?? 0;
  const last = await numberOf('SELECT max(account_id)::int AS number FROM accounts');
  const rounds = await numberOf('SELECT count(*)::int AS number FROM rounds');
  for (let copies = 1; copies < (last * ROUNDS_EACH) / rounds; copies += 1) {
    const statement = await copyStatement(client, 'rounds', { simulated: last, offset: 0, suffix: `-${copies}` });
    await client.query(`${statement} AND round_id NOT LIKE '%-copy-%'`);
  }
  await client.release();
  await database.close();
  return last;
}

type Copies = { readonly simulated: number; readonly players: number; readonly isCluster: boolean };

/** Copies the simulated players and their rounds until there are enough, and measures the disk of the rounds. */
async function copyPlayers(databaseUrl: string, { simulated, players, isCluster }: Copies) {
  const database = await openDatabase({ databaseUrl, dataDir: '' });
  const client = await database.connectWithoutTimeouts();
  const first = async <Row>(statement: string): Promise<Row> => (await client.query(statement)).rows[0] as Row;
  const { known } = await first<{ known: number }>('SELECT count(*)::int AS known FROM accounts');
  for (let offset = known - (known % simulated); offset < players; offset += simulated) {
    for (const table of COPIED_TABLES)
      await client.query(await copyStatement(client, table, { simulated, offset, suffix: '' }));
  }
  await client.query(`SELECT setval('account_ids', ${2 * players})`);
  await refreshAllSearchable(database, new AbortController().signal);
  await client.query('VACUUM ANALYZE');
  const size = isCluster ? "citus_total_relation_size('rounds')" : "pg_total_relation_size('rounds')";
  const disk = await first<{ bytes: string; rounds: number }>(
    `SELECT ${size} AS bytes, count(*)::int AS rounds FROM rounds`,
  );
  await client.release();
  await database.close();
  return { rounds: disk.rounds, kBPerRound: Number(disk.bytes) / disk.rounds / 1_000 };
}

/** Copies the rows of the simulated accounts to accounts with other ids and names, or to rounds with other ids. */
async function copyStatement(
  client: UntimedConnection,
  table: string,
  { simulated, offset, suffix }: { readonly simulated: number; readonly offset: number; readonly suffix: string },
): Promise<string> {
  const changes: Readonly<Record<string, string>> = {
    account_id: `account_id + ${offset}`,
    username: `username || '-${offset}'`,
    key: `key || '-${offset}'`,
    phone_number: 'NULL',
    email: 'NULL',
    search_version: '0',
    ...(suffix === '' ? {} : { round_id: `round_id || '-copy${suffix}'` }),
  };
  const { rows } = await client.query<{ name: string }>(
    'SELECT column_name AS name FROM information_schema.columns WHERE table_name = $1 AND table_schema = $2',
    [table, 'public'],
  );
  const targets = rows.map(({ name }) => `"${name}"`);
  const sources = rows.map(({ name }) => changes[name] ?? `"${name}"`);
  const usernames = table === 'account_keys' ? "kind = 'username' AND " : '';
  return `INSERT INTO ${table} (${targets.join()}) SELECT ${sources.join()} FROM ${table}
    WHERE ${usernames}account_id BETWEEN 1 AND ${simulated}`;
}

async function measureCalls(server: MeasuredServer, players: number): Promise<readonly [string, number[]][]> {
  const { headers } = await signIn(server, PRODUCT_MANAGER);
  const random = createRandom('1');
  const someone = (): number => random.int(1, players);
  const ask = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const reply = await fetch(`${server.url}/api/${path}`, { headers, ...init });
    if (!reply.ok && reply.status !== 404) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
    return reply;
  };
  const { rounds: listed } = (await (await ask('accounts/1/rounds?limit=1')).json()) as {
    rounds: { roundId: string }[];
  };
  const { round } = (await (await ask(`accounts/1/rounds/${listed[0]?.roundId}`)).json()) as { round: object };
  const last = (count: number) => ({
    filterName: `Last ${count}`,
    timeframe: { period: 'last', count, unit: 'rounds' },
  });
  const names = ['sol', 'ander', 'whit', 'mar', 'john', 'lee', 'kar', 'ber'];
  const calls: Readonly<Record<string, () => Promise<Response>>> = {
    dashboard: () =>
      ask(`accounts/${someone()}/overview-group`, {
        method: 'POST',
        body: JSON.stringify({
          groupName: 'Trends',
          roundFilters: [last(5), last(10), last(20), last(40)],
          standardsFilter: { standardName: 'pgaTour2024' },
        }),
      }),
    'put round': () => {
      const roundId = randomUUID();
      return ask(`accounts/${someone()}/rounds/${roundId}`, {
        method: 'PUT',
        body: JSON.stringify({ ...round, roundId }),
      });
    },
    search: () => ask(`accounts?q=${names[random.int(0, names.length - 1)]}`),
    'team page': () => ask(`organizations/${ORGANIZATION}/players`),
  };
  const results: [string, number[]][] = [];
  for (const [name, call] of Object.entries(calls)) {
    await run(call, WARMING_CALLS);
    results.push([name, await run(call, CALLS)]);
  }
  return results;
}

/** Makes a number of calls, several at a time; returns the milliseconds of each. */
async function run(call: () => Promise<Response>, count: number): Promise<number[]> {
  const taken: number[] = [];
  let started = 0;
  const inTurn = async (): Promise<void> => {
    while (started < count) {
      started += 1;
      const before = performance.now();
      await (await call()).arrayBuffer();
      taken.push(performance.now() - before);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, inTurn));
  return taken;
}

function print(engines: readonly Engine[], timings: readonly Timing[], disks: readonly Disk[]): void {
  for (const { engine, players, rounds: count, kBPerRound } of disks)
    printLine(`${engine}: ${players} players, ${count} rounds, ${figure(kBPerRound)} kB of disk per round.`);
  printLine('');
  const of = (engine: string, call: string, players: number) =>
    timings.find((one) => one.engine === engine && one.call === call && one.players === players)?.taken ?? [];
  const [few, many] = SIZES;
  const calls = [...new Set(timings.map(({ call }) => call))];
  const [base = ''] = engines.map(({ name }) => name);
  printTable(
    ['call, 16 at a time', 'players', 'median ms', 'p99 ms', `to ${few} players`, `to ${base}`],
    calls.flatMap((call) =>
      engines.flatMap(({ name }) =>
        SIZES.map((players) => {
          const taken = of(name, call, players);
          return [
            `${call}, ${name}`,
            String(players),
            figure(median(taken)),
            figure(percentile(taken, 99)),
            players === many ? times(median(taken) / median(of(name, call, few))) : '',
            name === base ? '' : times(median(taken) / median(of(base, call, players))),
          ];
        }),
      ),
    ),
  );
  printLine(
    'Dashboards are of accounts that were not asked before. All database servers share the processors of this machine.',
  );
}

/** A database of its own, distributed if on a cluster. */
async function withDatabase(engine: Engine, use: (databaseUrl: string) => Promise<void>): Promise<void> {
  const name = `strokebook_bench_${randomUUID().replaceAll('-', '')}`;
  const nodes = engine.isCluster ? await listNodes(engine.url) : [];
  const servers = engine.isCluster
    ? nodes.map(({ host, port }) => addressOf(engine.url, { host, port }))
    : [engine.url];
  const coordinator = addressOf(engine.url, { database: name });
  for (const server of servers) await onServer(server, `CREATE DATABASE ${name}`);
  try {
    if (engine.isCluster) await joinNodes(engine.url, name, nodes);
    const database = await openDatabase({ databaseUrl: coordinator, dataDir: '' });
    await migrate(database);
    const client = await database.connectWithoutTimeouts();
    if (engine.isCluster) await distribute(client, () => {});
    await client.release();
    await database.close();
    await use(coordinator);
  } finally {
    for (const server of servers.toReversed()) await onServer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  }
}

type Node = { readonly host: string; readonly port: number };

async function listNodes(url: string): Promise<readonly Node[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Node>(
    'SELECT nodename AS host, nodeport AS port FROM pg_dist_node ORDER BY groupid',
  );
  await client.end();
  return rows;
}

async function joinNodes(url: string, database: string, nodes: readonly Node[]): Promise<void> {
  for (const node of nodes) await onServer(addressOf(url, { ...node, database }), 'CREATE EXTENSION citus');
  const [coordinator, ...workers] = nodes;
  const first = addressOf(url, { database });
  await onServer(first, `SELECT citus_set_coordinator_host('${coordinator?.host}', ${coordinator?.port})`);
  for (const { host, port } of workers) await onServer(first, `SELECT citus_add_node('${host}', ${port})`);
}

function addressOf(base: string, { host, port, database }: Partial<Node> & { readonly database?: string }): string {
  const url = new URL(base);
  if (host !== undefined) url.hostname = host;
  if (port !== undefined) url.port = String(port);
  if (database !== undefined) url.pathname = `/${database}`;
  return url.href;
}

async function onServer(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function canConnect(connectionString: string): Promise<boolean> {
  return onServer(connectionString, 'SELECT 1').then(
    () => true,
    () => false,
  );
}
