import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import pg from 'pg';
import { citusSkipReason, type LocalPostgres } from '../testing/local-postgres.ts';
import { putRound } from '../testing/log-rounds.ts';
import { runCommand } from '../testing/run-command.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { type Session, signInByOutput } from '../testing/sign-in-by-output.ts';
import { createCluster } from '../testing/test-cluster.ts';

const PLAYERS = 12;

describe.skipIf(citusSkipReason !== '')(`a cluster that loses a worker${citusSkipReason}`, { timeout: 120_000 }, () => {
  let cluster: Awaited<ReturnType<typeof createCluster>>;
  let server: ServerProcess;
  const players: Session[] = [];
  /** Ports of the workers by account. */
  const ports = new Map<number, number>();
  beforeAll(async () => {
    cluster = await createCluster();
    server = await startServerProcess({
      DATABASE_URL: cluster.url,
      DATA_DIR: '/nowhere',
      DEMO: 'off',
      METRICS_PORT: '0',
    });
    for (let player = 0; player < PLAYERS; player += 1) {
      players.push(await signInByOutput(server, `+155501098${String(player).padStart(2, '0')}`));
    }
    const client = new pg.Client({ connectionString: cluster.url });
    await client.connect();
    const { rows } = await client.query<{ id: number; port: number }>(
      `SELECT account_id AS id, nodeport AS port FROM accounts JOIN citus_shards
         ON shardid = get_shard_id_for_distribution_column('accounts', account_id)`,
    );
    await client.end();
    for (const { id, port } of rows) ports.set(id, port);
  }, 120_000);
  afterAll(async () => {
    await server.end('SIGTERM');
    await cluster.remove();
  });

  const statusesOf = async (worker: LocalPostgres, name: string) => {
    const theirs = players.filter(({ accountId }) => ports.get(accountId) === worker.port);
    const replies = await Promise.all(theirs.map((player) => putRound(server, player, `${name}-${player.accountId}`)));
    return [...new Set(replies.map(({ status }) => status))];
  };

  it('answers the accounts of the others, stays ready, and names the lost one in doctor, log and metrics until it is back (OPS-O90, OPS-O91, SCALE-04)', async () => {
    const [lost, other] = cluster.workers as [LocalPostgres, LocalPostgres];
    expect([await statusesOf(lost, 'before'), await statusesOf(other, 'before')]).toEqual([[200], [200]]);
    await lost.end('SIGKILL');
    expect([await statusesOf(lost, 'lost'), await statusesOf(other, 'lost')]).toEqual([[503], [200]]);
    expect((await fetch(`${server.url}/api/ready`)).status).toBe(200);
    const { exitCode, output } = await runCommand('doctor', [], { DATABASE_URL: cluster.url, DEMO: 'off', PORT: '0' });
    expect([exitCode, output]).toEqual([
      1,
      expect.stringContaining(`PROBLEM database: 127.0.0.1:${lost.port}, a server of the cluster, cannot be reached`),
    ]);
    const [, metrics = ''] = await server.waitFor(/Metrics are at (\S+)\n/);
    const lostNodes = async () =>
      /strokebook_cluster_nodes\{state="lost"\} (\d)/.exec(await (await fetch(metrics)).text())?.[1];
    await expect.poll(lostNodes, { timeout: 60_000, interval: 500 }).toBe('1');
    expect(server.log()).toContain(`"node":"127.0.0.1:${lost.port}","msg":"a server of the cluster cannot be reached"`);
    await lost.start();
    await expect.poll(async () => statusesOf(lost, 'back'), { timeout: 20_000 }).toEqual([200]);
    await expect.poll(lostNodes, { timeout: 60_000, interval: 500 }).toBe('0');
  });
});
