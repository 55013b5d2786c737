import { createServer } from 'node:net';
import { installationId } from '../../config/installation-id.ts';
import { isLoopbackHost } from '../../config/loopback.ts';
import type { Config } from '../../config.ts';
import { reasonOf } from '../../lib/error-sentence.ts';
import { describeUnusable } from '../../http/unusable-address.ts';
import { BUILD_METRIC } from '../../watch/metrics.ts';
import { askHealth } from './ask-health.ts';
import { ANSWER_MS, type Check, type Finding, notice, ok, problem } from './check.ts';
import { findListener } from './find-listener.ts';

export const portCheck: Check = {
  name: 'port',
  run: async ({ config }) => {
    if (config === null) return [];
    const { host, port } = config;
    const taken = await tryPort(host, port);
    if (taken === null) return [ok(`${port} of ${host} is free`)];
    if (taken !== 'EADDRINUSE') return [problem(describeUnusable(host, port, taken))];
    const server = await askHealth(addressOf(host, port)).catch(() => null);
    if (server === null) return [problem(takenSentence(config, findListener(port) ?? 'another program'))];
    const answers = `a Strokebook server answers there, version ${server.version}`;
    if (server.installation === installationId(config)) return [ok(`${port} of ${host}: ${answers}`)];
    if (server.installation === null) {
      return [notice(`${port} of ${host}: ${answers}, which does not tell whether its data is that of DATA_DIR`)];
    }
    const owner = findListener(port);
    return [
      problem(
        takenSentence(
          config,
          `the Strokebook server${owner === null ? '' : ` ${owner}`} of another DATA_DIR or DATABASE_URL, version ${server.version}`,
        ),
      ),
    ];
  },
};

const takenSentence = ({ host, port }: Config, owner: string): string =>
  `${port} of ${host} is taken by ${owner}: stop it, or set PORT to another number`;

export const metricsCheck: Check = {
  name: 'metrics',
  run: async ({ config }) => {
    if (config === null || config.metrics === null) return [];
    const { host, port } = config.metrics;
    if (port === config.port && port !== 0) {
      return [problem(`METRICS_PORT and PORT are both ${port}: set METRICS_PORT to another number`)];
    }
    const findings: Finding[] = [];
    if (!isLoopbackHost(host)) {
      findings.push(notice(`METRICS_HOST is ${host}: close port ${port} to all but what collects them`));
    }
    const taken = await tryPort(host, port);
    if (taken === null) return [...findings, ok(`${port} of ${host} is free`)];
    return (await isOfThisInstallation(config)) && (await answersMetrics(host, port))
      ? [...findings, ok(`${port} of ${host}: a Strokebook server answers there`)]
      : [...findings, problem(`${port} of ${host} cannot be used (${taken}): set METRICS_PORT to another number`)];
  },
};

/** Whether the server at PORT is that of this installation: only then can the one at METRICS_PORT be. */
async function isOfThisInstallation(config: Config): Promise<boolean> {
  const server = await askHealth(addressOf(config.host, config.port)).catch(() => null);
  return server !== null && (server.installation ?? installationId(config)) === installationId(config);
}

/** Whether a server of this product answers, and not another program with metrics in the same format. */
async function answersMetrics(host: string, port: number): Promise<boolean> {
  try {
    const answer = await fetch(`${addressOf(host, port)}/metrics`, { signal: AbortSignal.timeout(ANSWER_MS) });
    return (await answer.text()).includes(BUILD_METRIC);
  } catch {
    return false;
  }
}

/** The address to call: the loopback address for a server that listens on all addresses. */
function addressOf(host: string, port: number): string {
  if (host === '0.0.0.0') return `http://127.0.0.1:${port}`;
  if (host === '::') return `http://[::1]:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** The code of the error that listening gives; null if the port is free. */
function tryPort(host: string, port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(reasonOf(error)));
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(null)));
  });
}
