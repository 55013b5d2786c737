import type { DrawingOutcome } from '@strokebook/reports';
import type { FastifyInstance } from 'fastify';
import type * as Prometheus from 'prom-client';
import type { Registry } from 'prom-client';
import type { BackendFigures } from '../backend.ts';
import packageFile from '../package.json' with { type: 'json' };
import type { ClusterState } from '../db/cluster/cluster-nodes.ts';
import type { Database, ReplicaReads } from '../db/database.ts';
import { revision } from '../revision.ts';
import { onFinishedCall } from './finished-calls.ts';
import { observeStatements } from './observe-statements.ts';
import type { MessageOutcome } from './watch-ports.ts';

type PoolFigures = { readonly totalCount: number; readonly idleCount: number; readonly waitingCount: number };

/** State that is read whenever the metrics are; null until the database is open. None of it asks the database. */
export type MetricSources = {
  readonly pool: () => PoolFigures | null;
  /** Null without a replica, too. */
  readonly replica: () => { readonly pool: PoolFigures; readonly reads: ReplicaReads } | null;
  readonly backend: () => BackendFigures | null;
};

export type Metrics = {
  /** Adds the hooks that count calls. */
  readonly watchCalls: (app: FastifyInstance) => void;
  readonly onReportDrawn: (outcome: DrawingOutcome, milliseconds: number) => void;
  readonly onJobRun: (job: string, outcome: 'done' | 'failed') => void;
  readonly onJobLastDone: (job: string, at: Date) => void;
  readonly onMessage: (kind: 'sms' | 'mail', outcome: MessageOutcome) => void;
  readonly onFilesError: () => void;
  /** Measures every statement on a pool. */
  readonly watchStatements: (pool: Database['pool'], name: PoolName) => void;
  readonly onRemoved: (rule: string, count: number) => void;
  readonly onClusterState: (state: ClusterState) => void;
  /** All metrics in Prometheus' text format. */
  readonly read: () => Promise<string>;
  readonly contentType: string;
};

type PoolName = 'primary' | 'replica';

/** The metric that every server of this product has. */
export const BUILD_METRIC = 'strokebook_build_info';

/** In seconds. A call from the cache takes 2 ms, most take 10 to 50, and a statement is cancelled after 10 s. */
const CALL_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** In seconds: from 50 ms for most reports to the limit of 20 s. */
const REPORT_BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

/** Metrics in a registry of their own; their library is loaded by the first call. */
export async function createMetrics(sources: MetricSources): Promise<Metrics> {
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import('prom-client');
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: BUILD_METRIC,
    help: 'Version and commit of the build; always 1.',
    labelNames: ['version', 'revision'],
    registers,
  }).set({ version: packageFile.version, revision }, 1);
  const calls = new Counter({
    name: 'strokebook_calls_total',
    help: 'Finished calls. Status 499: the caller closed the connection before the answer.',
    labelNames: ['route', 'method', 'status'],
    registers,
  });
  const callSeconds = new Histogram({
    name: 'strokebook_call_duration_seconds',
    help: 'Time from the headers of a call to the end of its answer.',
    labelNames: ['route', 'method'],
    buckets: CALL_BUCKETS,
    registers,
  });
  const drawSeconds = new Histogram({
    name: 'strokebook_report_drawing_duration_seconds',
    help: 'Time to render a report, without waiting.',
    labelNames: ['outcome'],
    buckets: REPORT_BUCKETS,
    registers,
  });
  const jobDone = new Gauge({
    name: 'strokebook_job_last_done_timestamp_seconds',
    help: 'When this server last finished a run of a job without a failure.',
    labelNames: ['job_name'],
    registers,
  });
  // Prometheus gives every metric a label `job` of its own.
  const jobRuns = new Counter({
    name: 'strokebook_job_runs_total',
    help: 'Runs of a job on this server; each job runs on one server at a time.',
    labelNames: ['job_name', 'outcome'],
    registers,
  });
  const removed = new Counter({
    name: 'strokebook_retention_removed_total',
    help: 'Rows that this server removed because of their age, by rule.',
    labelNames: ['rule'],
    registers,
  });
  const messages = new Counter({
    name: 'strokebook_messages_total',
    help: 'Text messages and emails that this server gave to their provider, by outcome.',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  const filesErrors = new Counter({
    name: 'strokebook_files_errors_total',
    help: 'Operations of the file store that failed.',
    registers,
  });
  const statementSeconds = new Histogram({
    name: 'strokebook_statement_duration_seconds',
    help: 'Time of a statement, including the wait for a connection where it takes one.',
    labelNames: ['pool', 'outcome'],
    buckets: CALL_BUCKETS,
    registers,
  });
  const clusterNodes = new Gauge({
    name: 'strokebook_cluster_nodes',
    help: 'Servers of a Citus cluster that its coordinator reaches, and that it does not.',
    labelNames: ['state'],
    registers,
  });
  addFigures(registry, { Counter, Gauge }, sources);
  return {
    watchCalls: (app) =>
      onFinishedCall(app, ({ route, method, status, milliseconds }) => {
        calls.inc({ route, method, status });
        callSeconds.observe({ route, method }, milliseconds / 1_000);
      }),
    onReportDrawn: (outcome, milliseconds) =>
      drawSeconds.observe({ outcome: outcome === 'tooLarge' ? 'too_large' : outcome }, milliseconds / 1_000),
    onJobLastDone: (job, at) => jobDone.set({ job_name: job }, at.getTime() / 1_000),
    onMessage: (kind, outcome) => messages.inc({ kind, outcome }),
    onFilesError: () => filesErrors.inc(),
    watchStatements: (pool, name) =>
      observeStatements(pool, async (_text, work) => {
        const started = performance.now();
        const observe = (outcome: 'done' | 'failed') =>
          statementSeconds.observe({ pool: name, outcome }, (performance.now() - started) / 1_000);
        try {
          const result = await work();
          observe('done');
          return result;
        } catch (error) {
          observe('failed');
          throw error;
        }
      }),
    onJobRun: (job, outcome) => {
      jobRuns.inc({ job_name: job, outcome });
      if (outcome === 'done') jobDone.setToCurrentTime({ job_name: job });
    },
    onRemoved: (rule, count) => removed.inc({ rule }, count),
    onClusterState: ({ nodes, lost }) => {
      clusterNodes.set({ state: 'reached' }, nodes.length - lost.length);
      clusterNodes.set({ state: 'lost' }, lost.length);
    },
    read: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

type Library = Pick<typeof Prometheus, 'Counter' | 'Gauge'>;

/** Metrics that are read from the state of the pool, the caches and the reports. */
function addFigures(registry: Registry, { Counter, Gauge }: Library, sources: MetricSources): void {
  const { pool, replica, backend } = sources;
  const registers: Registry[] = [];
  const namedPools = (): readonly (readonly [PoolName, PoolFigures])[] => {
    const [primary, copy] = [pool(), replica()];
    return [
      ...(primary === null ? [] : [['primary', primary] as const]),
      ...(copy === null ? [] : [['replica', copy.pool] as const]),
    ];
  };
  const connections = new Gauge({
    name: 'strokebook_database_connections',
    help: 'Connections to the database and its replica by state.',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [name, now] of namedPools()) {
        this.set({ pool: name, state: 'idle' }, now.idleCount);
        this.set({ pool: name, state: 'used' }, now.totalCount - now.idleCount);
      }
    },
  });
  const waiting = new Gauge({
    name: 'strokebook_database_waiting',
    help: 'Statements and transactions that wait for a connection.',
    labelNames: ['pool'],
    registers,
    collect() {
      this.set({ pool: 'primary' }, 0);
      for (const [name, now] of namedPools()) this.set({ pool: name }, now.waitingCount);
    },
  });
  const replicaReads = new Counter({
    name: 'strokebook_replica_reads_total',
    help: 'Reads that a replica may answer: read there, or on the primary because the replica was behind or away.',
    labelNames: ['result'],
    registers,
    collect() {
      this.reset();
      for (const [result, count] of Object.entries(replica()?.reads ?? {})) this.inc({ result }, count);
    },
  });
  const cacheRequests = new Counter({
    name: 'strokebook_cache_requests_total',
    help: 'Look-ups in a cache, by result.',
    labelNames: ['cache', 'result'],
    registers,
    collect() {
      this.reset();
      for (const [cache, { hits, misses }] of Object.entries(backend()?.caches ?? {})) {
        this.inc({ cache, result: 'hit' }, hits);
        this.inc({ cache, result: 'miss' }, misses);
      }
    },
  });
  const cacheFill = new Gauge({
    name: 'strokebook_cache_fill_ratio',
    help: 'Size of a cache as a share of its max.',
    labelNames: ['cache'],
    registers,
    collect() {
      for (const [cache, { size, maxSize }] of Object.entries(backend()?.caches ?? {})) {
        this.set({ cache }, size / maxSize);
      }
    },
  });
  const cacheRounds = new Gauge({
    name: 'strokebook_cache_rounds',
    help: 'Rounds in the caches of careers, of indexes and of teams.',
    labelNames: ['cache'],
    registers,
    collect() {
      const caches = backend()?.caches;
      for (const cache of ['careers', 'ratedRounds', 'teamRounds'] as const) {
        if (caches !== undefined) this.set({ cache }, caches[cache].size);
      }
    },
  });
  const cacheBytes = new Gauge({
    name: 'strokebook_cache_bytes',
    help: 'Bytes in the caches of replies and drawings.',
    labelNames: ['cache'],
    registers,
    collect() {
      const caches = backend()?.caches;
      for (const cache of ['replies', 'drawings'] as const) {
        if (caches !== undefined) this.set({ cache }, caches[cache].size);
      }
    },
  });
  const reports = new Gauge({
    name: 'strokebook_reports',
    help: 'Calls for reports by stage: they wait for their turn, are built, wait to be rendered, are rendered.',
    labelNames: ['stage'],
    registers,
    collect() {
      const figures = backend();
      if (figures === null) return;
      this.set({ stage: 'waiting' }, figures.reportCalls.waiting);
      this.set({ stage: 'running' }, figures.reportCalls.running);
      this.set({ stage: 'waiting_to_draw' }, figures.reportDrawings.waiting);
      this.set({ stage: 'drawing' }, figures.reportDrawings.running);
    },
  });
  const refused = new Counter({
    name: 'strokebook_reports_refused_total',
    help: 'Calls for reports that were answered with REPORTS_BUSY.',
    registers,
    collect() {
      const figures = backend();
      this.reset();
      this.inc((figures?.reportCalls.refused ?? 0) + (figures?.reportDrawings.refused ?? 0));
    },
  });
  registry.registerMetric(connections);
  registry.registerMetric(waiting);
  registry.registerMetric(cacheRequests);
  registry.registerMetric(cacheFill);
  registry.registerMetric(cacheRounds);
  registry.registerMetric(cacheBytes);
  registry.registerMetric(replicaReads);
  registry.registerMetric(reports);
  registry.registerMetric(refused);
}
