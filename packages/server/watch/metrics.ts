import type { DrawingOutcome } from '@strokebook/reports';
import type { FastifyInstance } from 'fastify';
import type * as Prometheus from 'prom-client';
import type { Registry } from 'prom-client';
import type { BackendFigures } from '../backend.ts';
import packageFile from '../package.json' with { type: 'json' };
import { onFinishedCall } from './finished-calls.ts';

/** State that is read whenever the metrics are; null until the database is open. None of it asks the database. */
export type MetricSources = {
  readonly pool: () => {
    readonly totalCount: number;
    readonly idleCount: number;
    readonly waitingCount: number;
  } | null;
  readonly backend: () => BackendFigures | null;
};

export type Metrics = {
  /** Adds the hooks that count calls. */
  readonly watchCalls: (app: FastifyInstance) => void;
  readonly onReportDrawn: (outcome: DrawingOutcome, milliseconds: number) => void;
  readonly onJobRun: (job: string, outcome: 'done' | 'failed') => void;
  readonly onRemoved: (rule: string, count: number) => void;
  /** All metrics in Prometheus' text format. */
  readonly read: () => Promise<string>;
  readonly contentType: string;
};

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
  new Gauge({ name: BUILD_METRIC, help: 'The version; always 1.', labelNames: ['version'], registers }).set(
    { version: packageFile.version },
    1,
  );
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
  addFigures(registry, { Counter, Gauge }, sources);
  return {
    watchCalls: (app) =>
      onFinishedCall(app, ({ route, method, status, milliseconds }) => {
        calls.inc({ route, method, status });
        callSeconds.observe({ route, method }, milliseconds / 1_000);
      }),
    onReportDrawn: (outcome, milliseconds) => drawSeconds.observe({ outcome }, milliseconds / 1_000),
    onJobRun: (job, outcome) => {
      jobRuns.inc({ job_name: job, outcome });
      if (outcome === 'done') jobDone.setToCurrentTime({ job_name: job });
    },
    onRemoved: (rule, count) => removed.inc({ rule }, count),
    read: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

type Library = Pick<typeof Prometheus, 'Counter' | 'Gauge'>;

/** Metrics that are read from the state of the pool, the caches and the reports. */
function addFigures(registry: Registry, { Counter, Gauge }: Library, { pool, backend }: MetricSources): void {
  const registers: Registry[] = [];
  const connections = new Gauge({
    name: 'strokebook_database_connections',
    help: 'Connections to the database by state.',
    labelNames: ['state'],
    registers,
    collect() {
      const now = pool();
      if (now === null) return;
      this.set({ state: 'idle' }, now.idleCount);
      this.set({ state: 'used' }, now.totalCount - now.idleCount);
    },
  });
  const waiting = new Gauge({
    name: 'strokebook_database_waiting',
    help: 'Statements and transactions that wait for a connection.',
    registers,
    collect() {
      this.set(pool()?.waitingCount ?? 0);
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
  const cacheSize = new Gauge({
    name: 'strokebook_cache_size',
    help: 'Size of a cache: rounds of careers, bytes of replies and drawings.',
    labelNames: ['cache'],
    registers,
    collect() {
      for (const [cache, { size }] of Object.entries(backend()?.caches ?? {})) this.set({ cache }, size);
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
      this.set({ stage: 'waitingToDraw' }, figures.reportDrawings.waiting);
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
  registry.registerMetric(cacheSize);
  registry.registerMetric(reports);
  registry.registerMetric(refused);
}
