import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { createTransport } from 'nodemailer';
import { isLoopbackHost } from '../../config/loopback.ts';
import { reasonOf } from '../../error-sentence.ts';
import { describeUnusable } from '../../http/unusable-address.ts';
import { BUILD_METRIC } from '../../watch/metrics.ts';
import { ANSWER_MS, askHealth, type Check, type Finding, notice, ok, problem } from './check.ts';

export const portCheck: Check = {
  name: 'port',
  run: async ({ config }) => {
    if (config === null) return [];
    const { host, port } = config;
    const taken = await tryPort(host, port);
    if (taken === null) return [ok(`${port} of ${host} is free`)];
    if (taken !== 'EADDRINUSE') return [problem(describeUnusable(host, port, taken))];
    const version = await askHealth(`http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}`).catch(() => null);
    if (version !== null) return [ok(`${port} of ${host}: a Strokebook server answers there, version ${version}`)];
    const owner = findListener(port);
    return [
      problem(`${port} of ${host} is taken by ${owner ?? 'another program'}: stop it, or set PORT to another number`),
    ];
  },
};

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
    return (await answersMetrics(host, port))
      ? [...findings, ok(`${port} of ${host}: a Strokebook server answers there`)]
      : [...findings, problem(`${port} of ${host} cannot be used (${taken}): set METRICS_PORT to another number`)];
  },
};

/** Whether a server of this product answers, and not another program with metrics in the same format. */
async function answersMetrics(host: string, port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://${host}:${port}/metrics`, { signal: AbortSignal.timeout(ANSWER_MS) });
    return (await answer.text()).includes(BUILD_METRIC);
  } catch {
    return false;
  }
}

export const tracesCheck: Check = {
  name: 'traces',
  run: async ({ config }) => {
    if (config === null || config.traces === null) return [];
    const { endpoint } = config.traces;
    try {
      // An export of nothing.
      const { status } = await fetch(`${endpoint}/v1/traces`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"resourceSpans":[]}',
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      return status === 200
        ? [ok(`${endpoint} accepts them`)]
        : [problem(`${endpoint} answered ${status}: check OTEL_EXPORTER_OTLP_ENDPOINT`)];
    } catch (error) {
      return [problem(`${endpoint} cannot be reached (${reasonOf(error)}): check OTEL_EXPORTER_OTLP_ENDPOINT`)];
    }
  },
};

/** The code of the error that listening gives; null if the port is free. */
function tryPort(host: string, port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(reasonOf(error)));
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(null)));
  });
}

export const smsCheck: Check = {
  name: 'text messages',
  run: async ({ config }) => {
    if (config === null) return [];
    const { smsProvider: provider, isProduction } = config;
    if (provider.kind === 'console') {
      return [
        isProduction ? notice('sign-in codes are printed to the output (SMS_PROVIDER=console)') : ok('are printed'),
      ];
    }
    if (provider.kind === 'sns') return [await reach(provider.apiUrl, {}, 'Amazon SNS')];
    // Reads the account, which sends nothing and needs the right token.
    const { accountSid, authToken, apiUrl } = provider;
    const address = new URL(`/2010-04-01/Accounts/${encodeURIComponent(accountSid)}.json`, apiUrl).href;
    const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
    return [await reach(address, { authorization }, 'Twilio')];
  },
};

async function reach(address: string, headers: Record<string, string>, name: string): Promise<Finding> {
  try {
    const { status } = await fetch(address, { headers, redirect: 'error', signal: AbortSignal.timeout(ANSWER_MS) });
    if (headers['authorization'] !== undefined && status !== 200) {
      return problem(`${name} answered ${status} to the credentials: check TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN`);
    }
    return ok(headers['authorization'] === undefined ? `${name} can be reached` : `${name} accepts the credentials`);
  } catch (error) {
    return problem(`${name} cannot be reached (${reasonOf(error)}): allow outgoing https`);
  }
}

export const mailCheck: Check = {
  name: 'mail',
  run: async ({ config }) => {
    if (config === null) return [];
    const { mailProvider: provider } = config;
    if (provider.kind === 'none') return [notice('is not sent (MAIL_PROVIDER=none)')];
    if (provider.kind === 'console') return [ok('is printed')];
    const transport = createTransport({ url: provider.url, connectionTimeout: ANSWER_MS, greetingTimeout: ANSWER_MS });
    try {
      await transport.verify();
      return [ok('the SMTP server accepts the sign-in')];
    } catch (error) {
      return [problem(`the SMTP server cannot be used (${reasonOf(error)}): check SMTP_URL`)];
    } finally {
      transport.close();
    }
  },
};

export const reachCheck: Check = {
  name: 'site',
  run: async ({ config }) => {
    if (config === null || config.publicUrl === null) return [];
    try {
      const version = await askHealth(config.publicUrl);
      return version === null
        ? [problem(`${config.publicUrl} answers, but not with this product: check the proxy`)]
        : [ok(`${config.publicUrl} answers, version ${version}`)];
    } catch (error) {
      return [
        notice(
          `${config.publicUrl} does not answer this machine (${reasonOf(error)}): start the server, or check DNS and the proxy`,
        ),
      ];
    }
  },
};

/** State of a listening socket in /proc/net/tcp. */
const LISTENING = '0A';

/** The program that listens on a port: 'nginx (process 812)'. Null if unknown; only Linux tells. */
function findListener(port: number): string | null {
  const inodes = new Set(['/proc/net/tcp', '/proc/net/tcp6'].flatMap((table) => listeningInodes(table, port)));
  if (inodes.size === 0) return null;
  for (const process of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    if (socketsOf(process).some((inode) => inodes.has(inode))) {
      return `${readFileSync(`/proc/${process}/comm`, 'utf8').trim()} (process ${process})`;
    }
  }
  return null;
}

function listeningInodes(table: string, port: number): string[] {
  if (!existsSync(table)) return [];
  const hexPort = port.toString(16).toUpperCase().padStart(4, '0');
  return readFileSync(table, 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, , state]) => local?.endsWith(`:${hexPort}`) === true && state === LISTENING)
    .map((fields) => fields[9] ?? '');
}

/** Inode numbers of the sockets that a process has open; empty if the process belongs to another user. */
function socketsOf(process: string): string[] {
  try {
    return readdirSync(`/proc/${process}/fd`).flatMap((descriptor) => {
      const [, inode] = /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${process}/fd/${descriptor}`)) ?? [];
      return inode === undefined ? [] : [inode];
    });
  } catch {
    return [];
  }
}
