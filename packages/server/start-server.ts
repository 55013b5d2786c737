import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { createBackend, type WatchedBackend } from './backend.ts';
import type { Ports } from './services.ts';
import { ConfigError } from './config/config-error.ts';
import type { Config } from './config.ts';
import { modeName } from './config/mode.ts';
import { completeAgreements } from './guarding/complete-agreements.ts';
import { refreshAccountKeys } from './db/accounts/account-keys.ts';
import { closeAccountsOfOlderServers } from './db/accounts/accounts-of-older-servers.ts';
import { takeOverChangesOfOlderServers } from './db/accounts/changes-of-older-servers.ts';
import { refreshPhoneNumbers } from './db/accounts/phone-spellings.ts';
import { refreshFoundCourses } from './db/courses/course-rows.ts';
import type { Database } from './db/database.ts';
import { createRefusalCheck, migrate } from './db/migrate.ts';
import { openDatabase } from './db/open-database.ts';
import { measureClockOffset } from './db/clock-offset.ts';
import { type ClusterState, readClusterState } from './db/cluster/cluster-nodes.ts';
import { describeReplicaProblem } from './db/read-replica.ts';
import { refreshTallies } from './db/rounds/refresh-tallies.ts';
import { refreshAllSearchable } from './db/accounts/searchable-queries.ts';
import { reasonOf } from './lib/error-sentence.ts';
import { describeUnusable } from './http/unusable-address.ts';
import { describeDemoSignIns } from './seed/demo-sign-ins.ts';
import { findWorldProblem } from './seed/world-problem.ts';
import { seedDemoWorld } from './seed/seed-demo-world.ts';
import { loadSigningKey } from './features/sign-in/signing-key.ts';
import { createNoticeMailJob } from './jobs/notice-mails.ts';
import { runJobs } from './jobs/run-jobs.ts';
import { findOwnerProblem } from './media/file-owner.ts';
import type { Log } from './ports/log.ts';
import { keepPrivate } from './lib/private-modes.ts';
import { createRetentionJobs } from './retention/retention-jobs.ts';
import { findFolderProblem } from './uploads/folder-problem.ts';
import { createUploads, MAX_UPLOAD, uploadFolder } from './uploads/receive-upload.ts';
import { createMetrics, type Metrics } from './watch/metrics.ts';
import { watchCluster } from './watch/watch-cluster.ts';
import { waitForOlderServers, watchNewerVersion } from './watch/watch-newer-version.ts';
import { watchPorts } from './watch/watch-ports.ts';
import { listenForMetrics, type MetricsListener } from './watch/metrics-listener.ts';
import { startTraces } from './watch/traces.ts';
import { createStarting } from './http/starting.ts';
import { findPagesProblem, waitForWebBuild } from './http/web-build.ts';

/** A running server. */
export type RunningServer = {
  /** Its address: 'http://127.0.0.1:4000'. */
  readonly url: string;
  /** Finishes running requests, then closes the database. Safe to call twice. */
  readonly stop: () => Promise<void>;
  /**
   * Resolves with a sentence when a newer version has made a migration on whose schema this one does not run. From then on
   * calls are answered that the server is not ready, and it must be stopped.
   */
  readonly refused: Promise<string>;
};

/**
 * Listens at once, answering that it is not ready, then opens, migrates and seeds the database. `say` receives progress
 * messages.
 *
 * @throws Error with a sentence for users if the address or the database cannot be used.
 */
export async function startServer(
  config: Config,
  givenPorts: Ports,
  say: (line: string) => void,
): Promise<RunningServer> {
  let backend: WatchedBackend | null = null;
  /** Null while calls are not answered. */
  let open: WatchedBackend | null = null;
  const starting = createStarting();
  let database: Database | null = null;
  let isStopping = false;
  const metrics =
    config.metrics === null
      ? null
      : await createMetrics({
          pool: () => database?.pool ?? null,
          replica: () => figuresOfReplica(database),
          backend: () => backend?.figures() ?? null,
        });
  const ports = metrics === null ? givenPorts : watchPorts(givenPorts, metrics);
  const lateLog: Log = { error: (details, message) => app.log.error(details, message) };
  const traces = config.traces === null ? null : await startTraces(config.traces, lateLog);
  const watches = [metrics?.watchCalls, traces?.watchCalls].filter((watch) => watch !== undefined);
  const app = await createApp(config, () => open, watches, starting.wait);
  const url = await listen(app, config);
  const background = new AbortController();
  let metricsListener: MetricsListener | null = null;
  let refreshing: Promise<unknown> = Promise.resolve();
  let jobs: Promise<unknown> = Promise.resolve();
  let watchingCluster: Promise<unknown> = Promise.resolve();
  let watchingVersion: Promise<unknown> = Promise.resolve();
  let stopping: Promise<void> | null = null;
  const stop = (): Promise<void> => {
    stopping ??= (async () => {
      isStopping = true;
      starting.end();
      background.abort();
      // A load balancer reads `/api/ready` meanwhile and sends no further calls.
      if (open !== null) await setTimeout(config.stopDelaySeconds * 1_000);
      await app.close();
      await backend?.close();
      await refreshing;
      await jobs;
      await watchingCluster;
      await watchingVersion;
      await database?.close();
      await metricsListener?.close();
      await traces?.close();
    })();
    return stopping;
  };
  try {
    if (metrics !== null && config.metrics !== null) {
      metricsListener = await listenForMetrics(metrics, config.metrics);
      say(`Metrics are at ${metricsListener.url}`);
    }
    database = await prepareDatabase(config, ports, say);
    traces?.watchStatements(database.pool);
    metrics?.watchStatements(database.pool, 'primary');
    if (database.replica !== null) {
      traces?.watchStatements(database.replica);
      metrics?.watchStatements(database.replica, 'replica');
    }
    database.replicaWatch?.onChange((reason) => {
      if (reason === null) app.log.warn('the replica is read again');
      else app.log.error({ reason }, 'the replica is not read, and the primary is instead');
    });
    if (config.isWebBuildLate) await waitForWebBuild(config.webDir, background.signal);
    // Another server on the same database may have a running upload; with the embedded one there is none.
    const before = new Date(ports.clock.now().getTime() - (config.databaseUrl === null ? 0 : MAX_UPLOAD));
    await createUploads(uploadFolder(config)).clean(before);
    backend = await createBackend(config, database, ports, app.log, {
      isStopping: () => isStopping,
      ...(metrics === null ? {} : { onReportDrawn: metrics.onReportDrawn }),
    });
    const replicaProblem = await describeReplicaProblem(database);
    if (replicaProblem !== null) say(replicaProblem);
    const { clock, files } = ports;
    const { pool, query } = database;
    const retention = createRetentionJobs({ database, files, clock, log: app.log }, (rule, count) => {
      app.log.info({ rule, count }, 'removed what is past its time');
      metrics?.onRemoved(rule, count);
    });
    const jobDeps = {
      query,
      clock,
      clockOffset: () => measureClockOffset(pool),
      log: app.log,
      ...(metrics === null ? {} : { onRun: metrics.onJobRun, onLastDone: metrics.onJobLastDone }),
    };
    const { mail } = ports;
    const { linkSecret } = await loadSigningKey(database);
    const noticeMails = createNoticeMailJob({ query, clock, mail, log: app.log, config, linkSecret });
    jobs = runJobs([...retention, noticeMails], jobDeps, background.signal);
    if (database.kind === 'postgresql') watchingCluster = watchClusterOf(database, app, metrics, background.signal);
    const refused = Promise.withResolvers<string>();
    if (database.kind === 'postgresql') {
      const onRefusal = (sentence: string): void => {
        open = null;
        refused.resolve(sentence);
      };
      watchingVersion = watchNewerVersion(createRefusalCheck(pool), onRefusal, background.signal);
    }
    refreshing = refreshUntilDone(database, ports, app.log, background.signal);
    open = backend;
    starting.end();
    say(`${config.productName} (${modeName(config)}) is ready at ${url}`);
    if (config.isDemo) for (const line of await describeDemoSignIns(database)) say(line);
    return { url, stop, refused: refused.promise };
  } catch (error) {
    await stop();
    throw error;
  }
}

const figuresOfReplica = (database: Database | null) =>
  database?.replica == null || database.replicaWatch === null
    ? null
    : { pool: database.replica, reads: database.replicaWatch.reads };

function watchClusterOf(
  database: Database,
  { log }: FastifyInstance,
  metrics: Metrics | null,
  signal: AbortSignal,
): Promise<void> {
  const onChange = (node: string, isLost: boolean): void => {
    if (isLost) log.error({ node }, 'a server of the cluster cannot be reached');
    else log.warn({ node }, 'a server of the cluster is reached again');
  };
  const onState = (state: ClusterState): void => metrics?.onClusterState(state);
  return watchCluster({ readState: () => readClusterState(database), onChange, onState }, signal);
}

/** Pause after a failure, which may be that of a full disk or of a database that is away for minutes. */
const REFRESH_AGAIN_MS = 10 * 60_000;

/** A failure is logged, and tried again after ten minutes. */
async function refreshUntilDone(database: Database, ports: Ports, log: Log, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await refreshStored(database, ports, signal);
      return;
    } catch (error) {
      log.error({ err: error }, 'what an older version stored could not be made anew, and is tried again');
    }
    await setTimeout(REFRESH_AGAIN_MS, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

/**
 * Removes rounds that can no longer be brought back and recomputes derived data of an older version, while requests are
 * answered: a server starts on a full disk too.
 */
async function refreshStored(database: Database, { clock }: Ports, signal: AbortSignal): Promise<void> {
  await takeOverChangesOfOlderServers(database, clock.now(), signal);
  await closeAccountsOfOlderServers(database, { now: clock.now(), today: clock.today() }, signal);
  await refreshAccountKeys(database.query, signal);
  await completeAgreements({ query: database.query, clock }, signal);
  await refreshPhoneNumbers(database);
  await refreshAllSearchable(database, signal);
  await refreshFoundCourses(database.query, signal);
  await refreshTallies(database, signal);
}

/** Opens and prepares the database. */
async function prepareDatabase(
  config: Config,
  { clock, files }: Ports,
  say: (line: string) => void,
): Promise<Database> {
  say(
    config.databaseUrl === null
      ? `Opening the embedded database in ${config.dataDir} …`
      : 'Connecting to the PostgreSQL server of DATABASE_URL …',
  );
  const folderProblem = findFolderProblem(config);
  if (folderProblem !== null) throw new Error(folderProblem);
  const pagesProblem = findPagesProblem(config);
  if (pagesProblem !== null) throw new Error(pagesProblem);
  keepPrivate(config.dataDir, say);
  const database = await openDatabase(config);
  try {
    const worldProblem = await findWorldProblem(database.query, config);
    if (worldProblem !== null) throw new ConfigError([worldProblem]);
    const ownerProblem = await findOwnerProblem(database.query, files);
    if (ownerProblem !== null) throw new Error(ownerProblem);
    const applied = await migrate(database);
    if (database.kind === 'postgresql') await waitForOlderServers(applied);
    say(applied.length === 0 ? 'The schema is up to date.' : `Migrated the schema: ${applied.join(', ')}.`);
    if (config.isDemo) await seedDemoWorld(database, files, config, clock, say);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    await app.close();
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
      throw new Error(`port ${port} of ${host} is in use: stop what listens there, or set PORT to another one`, {
        cause: error,
      });
    }
    throw new Error(`port ${describeUnusable(host, port, reasonOf(error))}`, { cause: error });
  }
}
