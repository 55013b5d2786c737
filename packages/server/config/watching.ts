import type { Reader } from './reader.ts';

/** Address of the listener for metrics. */
export type MetricsAddress = { readonly host: string; readonly port: number };

/** Where traces are sent. */
export type TraceExport = {
  /** Base address of an OTLP/HTTP receiver, without '/v1/traces'. */
  readonly endpoint: string;
  readonly serviceName: string;
  /** Share of calls that are traced, from 0 to 1. */
  readonly share: number;
};

/** Reads `METRICS_PORT` and `METRICS_HOST`; null without a port. */
export function readMetricsAddress(read: Reader): MetricsAddress | null {
  const port = read.optionalWholeNumber('METRICS_PORT', 0, 65_535);
  return port === null ? null : { host: read.text('METRICS_HOST') ?? '127.0.0.1', port };
}

/** Reads OpenTelemetry's own variables; null without an endpoint. */
export function readTraceExport(read: Reader): TraceExport | null {
  const endpoint = read.url('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:'])?.replace(/\/+$/, '') ?? null;
  const share = Number(read.text('OTEL_TRACES_SAMPLER_ARG') ?? '1');
  if (!(share >= 0 && share <= 1)) read.problem('OTEL_TRACES_SAMPLER_ARG', 'must be a share from 0 to 1, such as 0.1');
  if (endpoint === null) return null;
  // The library reads the headers by itself; here a placeholder in them is found.
  read.text('OTEL_EXPORTER_OTLP_HEADERS');
  return { endpoint, serviceName: read.text('OTEL_SERVICE_NAME') ?? 'strokebook', share };
}
