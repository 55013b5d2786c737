import { ConfigError } from '../../config/config-error.ts';
import { readConfig } from '../../config.ts';
import { type Check, loopback, notice, ok, problem } from './check.ts';

/** The same as that of main.ts. */
const MIN_NODE = 24;

export const nodeCheck: Check = {
  name: 'Node',
  run: async () =>
    Number.parseInt(process.versions.node, 10) >= MIN_NODE
      ? [ok(`is ${process.version}`)]
      : [problem(`is ${process.version}, and ${MIN_NODE} or later is needed: install it, or use npm start`)],
};

export const configurationCheck: Check = {
  name: 'configuration',
  run: async ({ environment, config }) => {
    if (config !== null) return [ok(config.isProduction ? 'is right, for production' : 'is right, not for production')];
    try {
      readConfig(environment);
      return [];
    } catch (error) {
      const problems = error instanceof ConfigError ? error.problems : [String(error)];
      return problems.map((sentence) => problem(sentence));
    }
  },
};

export const publicAddressCheck: Check = {
  name: 'public address',
  run: async ({ config }) => {
    if (config === null) return [];
    if (config.publicUrl === null) return [notice('is not set (PUBLIC_URL)')];
    const isSecure = config.publicUrl.startsWith('https:');
    const findings = [ok(`is ${config.publicUrl}`)];
    if (config.isProduction && !isSecure) {
      findings.push(problem('is not https: get a certificate for the proxy, and set PUBLIC_URL to the https address'));
    }
    if (isSecure && !config.isBehindProxy) {
      findings.push(
        problem(
          'is https, which a proxy in front provides, but TRUST_PROXY is off: all callers share one limit; set it to on',
        ),
      );
    }
    if (config.isBehindProxy && !loopback.has(config.host)) {
      findings.push(
        notice(
          `TRUST_PROXY is on and HOST is ${config.host}: close port ${config.port} to all but the proxy, or callers can forge their address`,
        ),
      );
    }
    return findings;
  },
};
