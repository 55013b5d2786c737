import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context, Span } from '@opentelemetry/api';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TraceExport } from '../config/watching.ts';
import type { Database } from '../db/database.ts';
import packageFile from '../package.json' with { type: 'json' };
import type { Log } from '../ports/log.ts';
import { onFinishedCall, routeOf } from './finished-calls.ts';
import { withoutValues } from './statement-text.ts';
import { type Observe, observeStatements } from './observe-statements.ts';

export type Traces = {
  /** Adds the hooks that record a span for each call. */
  readonly watchCalls: (app: FastifyInstance) => void;
  /** Records a span for each statement of a call. */
  readonly watchStatements: (pool: Database['pool']) => void;
  /** Sends what is left. */
  readonly close: () => Promise<void>;
};

/** A stop waits at most this long for the receiver. */
const MAX_FLUSH_MS = 5_000;

/**
 * Records spans of calls and statements and sends them by OTLP/HTTP. Loads OpenTelemetry, which nothing else does. Ids of
 * traces that callers send are ignored, because anyone can send them.
 */
export async function startTraces({ endpoint, serviceName, share }: TraceExport, log: Log): Promise<Traces> {
  const [{ ROOT_CONTEXT, SpanKind, SpanStatusCode, trace }, { OTLPTraceExporter }, resources, sdk] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace'),
  ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: MAX_FLUSH_MS });
  const provider = new sdk.TracerProvider({
    resource: resources.resourceFromAttributes({
      'service.name': serviceName,
      'service.version': packageFile.version,
    }),
    sampler: new sdk.TraceIdRatioBasedSampler(share),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: reportFailures(exporter, log) })],
  });
  const tracer = provider.getTracer('strokebook');
  const running = new AsyncLocalStorage<Context>();
  const spans = new WeakMap<FastifyRequest, Span>();

  const observe: Observe = async (text, work) => {
    const parent = running.getStore();
    if (parent === undefined) return work();
    const statement = withoutValues(text);
    const span = tracer.startSpan(
      statement.split(' ', 1)[0] ?? '',
      { kind: SpanKind.CLIENT, attributes: { 'db.system.name': 'postgresql', 'db.query.text': statement } },
      parent,
    );
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  };

  return {
    watchCalls: (app) => {
      app.addHook('onRequest', (request, _reply, done) => {
        const route = routeOf(request);
        const attributes = {
          'http.request.method': request.method,
          'http.route': route,
          'strokebook.request_id': request.id,
        };
        const span = tracer.startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER, attributes });
        spans.set(request, span);
        running.run(trace.setSpan(ROOT_CONTEXT, span), done);
      });
      onFinishedCall(app, ({ status }, request) => {
        const span = spans.get(request);
        span?.setAttribute('http.response.status_code', status);
        if (status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
        span?.end();
      });
    },
    watchStatements: (pool) => observeStatements(pool, observe),
    close: () => provider.shutdown().catch(() => undefined),
  };
}

/** Logs when the receiver does not take the spans, once until it takes some again. */
function reportFailures(exporter: SpanExporter, log: Log): SpanExporter {
  let isFailing = false;
  return {
    export: (spans, onResult) =>
      exporter.export(spans, (result) => {
        const { error } = result;
        if (error !== undefined && !isFailing) log.error({ err: error }, 'traces could not be sent');
        isFailing = error !== undefined;
        onResult(result);
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
