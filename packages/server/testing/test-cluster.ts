import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { distribute } from '../db/cluster/distribute.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { createPostgres, type LocalPostgres } from './local-postgres.ts';
import { schemaId } from './schema-id.ts';

const given = process.env['TEST_CITUS_URL'];
/** Address of a database on the coordinator of a Citus cluster; empty if tests have none. */
export const clusterUrls: readonly string[] = given === undefined ? [] : [given];

/** A server of the cluster; the coordinator is the first one. */
type Node = { readonly host: string; readonly port: number };

/** Settings of a server of a small cluster. Transactions that a killed server had prepared are ended within a second. */
const nodeSettings = `
shared_preload_libraries='citus'
citus.node_conninfo='sslmode=disable'
max_connections=150
max_prepared_transactions=300
max_locks_per_transaction=256
citus.recover_2pc_interval=1s`;

/** A cluster of a test that kills its servers: a coordinator and two workers, with one distributed database. */
export async function createCluster(): Promise<{
  readonly url: string;
  readonly coordinator: LocalPostgres;
  readonly workers: readonly LocalPostgres[];
  readonly remove: () => Promise<void>;
}> {
  const nodes = await Promise.all([1, 2, 3].map(() => createPostgres(nodeSettings)));
  const [coordinator, ...workers] = nodes as [LocalPostgres, ...LocalPostgres[]];
  for (const { url } of nodes) await withClient(url, (client) => client.query('CREATE EXTENSION citus'));
  await withClient(coordinator.url, (client) => connectNodes(client, coordinator, workers));
  const { url } = await createClusterDatabase(coordinator.url);
  return {
    url,
    coordinator,
    workers,
    remove: async () => {
      for (const node of nodes) await node.remove();
    },
  };
}

/** A separate distributed database on the cluster. */
export async function createClusterDatabase(
  coordinatorUrl: string,
): Promise<{ readonly url: string; readonly drop: () => Promise<void> }> {
  const template = `strokebook_template_${schemaId}`;
  const name = `strokebook_test_${randomUUID().replaceAll('-', '')}`;
  let nodes: readonly Node[] = [];
  await withClient(coordinatorUrl, async (client) => {
    const { rows } = await client.query<{ nodename: string; nodeport: number }>(
      'SELECT nodename, nodeport FROM pg_dist_node ORDER BY groupid',
    );
    nodes = rows.map(({ nodename, nodeport }) => ({ host: nodename, port: nodeport }));
    // Test files run in parallel: one creates the template, the others wait.
    await client.query('SELECT pg_advisory_lock(7305512)');
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [template]);
    if (rowCount === 0) await makeTemplate(coordinatorUrl, nodes, template);
    await onNodes(coordinatorUrl, nodes, async (node) => {
      await node.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
      await node.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
    });
    await client.query('SELECT pg_advisory_unlock(7305512)');
  });
  const drop = () =>
    onNodes(coordinatorUrl, nodes, async (node) => {
      const statement = `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`;
      // The extension may connect again between the end of the connections and the drop.
      await node.query(statement).catch(() => node.query(statement));
    });
  return { url: urlOf(coordinatorUrl, name), drop };
}

async function makeTemplate(coordinatorUrl: string, nodes: readonly Node[], name: string): Promise<void> {
  // Under another name until it is complete, because a run that stops in the middle leaves it behind.
  const unfinished = `${name}_unfinished`;
  await onNodes(coordinatorUrl, nodes, async (node, { host, port }) => {
    await node.query(`DROP DATABASE IF EXISTS ${unfinished} WITH (FORCE)`);
    await node.query(`CREATE DATABASE ${unfinished}`);
    await withClient(urlOf(coordinatorUrl, unfinished, { host, port }), (client) =>
      client.query('CREATE EXTENSION citus'),
    );
  });
  const url = urlOf(coordinatorUrl, unfinished);
  const [coordinator, ...workers] = nodes as [Node, ...Node[]];
  await withClient(url, (client) => connectNodes(client, coordinator, workers));
  const database = await openDatabase({ databaseUrl: url, dataDir: '' });
  await migrate(database);
  const client = await database.connectWithoutTimeouts();
  await distribute(client, () => {});
  await client.release();
  await database.close();
  await onNodes(coordinatorUrl, nodes, async (node) => {
    // The extension keeps connections of its own, and a database with connections cannot be copied.
    await node.query(`ALTER DATABASE ${unfinished} ALLOW_CONNECTIONS false`);
    await node.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [unfinished]);
    await node.query(`ALTER DATABASE ${unfinished} RENAME TO ${name}`);
  });
}

/** Tells the database of a coordinator its own address and those of its workers. */
async function connectNodes(client: pg.Client, coordinator: Node, workers: readonly Node[]): Promise<void> {
  await client.query('SELECT citus_set_coordinator_host($1, $2)', [coordinator.host, coordinator.port]);
  for (const { host, port } of workers) await client.query('SELECT citus_add_node($1, $2)', [host, port]);
}

/** Runs the same work on every server of the cluster, on the coordinator last. */
async function onNodes(
  coordinatorUrl: string,
  nodes: readonly Node[],
  work: (client: pg.Client, node: Node) => Promise<void>,
): Promise<void> {
  for (const node of nodes.toReversed()) {
    const { pathname } = new URL(coordinatorUrl);
    await withClient(urlOf(coordinatorUrl, pathname.slice(1), node), (client) => work(client, node));
  }
}

function urlOf(coordinatorUrl: string, databaseName: string, node?: Node): string {
  const url = new URL(coordinatorUrl);
  url.pathname = `/${databaseName}`;
  if (node !== undefined) {
    url.hostname = node.host;
    url.port = String(node.port);
  }
  return url.href;
}

async function withClient(connectionString: string, use: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await use(client);
  } finally {
    await client.end();
  }
}
