import packageFile from '../../package.json' with { type: 'json' };
import { trustExtraCertificates } from '../../lib/certificates.ts';
import { revision } from '../../revision.ts';
import { ConfigError } from '../../config/config-error.ts';
import { isLoopbackHost } from '../../config/loopback.ts';
import { describeMistypedNames } from '../../config/mistyped-names.ts';
import { modeName } from '../../config/mode.ts';
import { createReader } from '../../config/reader.ts';
import type { SettingName } from '../../config/setting-names.ts';
import { readConfig } from '../../config.ts';
import { findPagesProblem, hasPages } from '../../http/web-build.ts';
import { type Check, notice, ok, problem } from './check.ts';

/** The same as that of main.ts. */
const MIN_NODE = 24;

export const nodeCheck: Check = {
  name: 'Node',
  run: async () =>
    Number.parseInt(process.versions.node, 10) >= MIN_NODE
      ? [ok(`is ${process.version}`)]
      : [problem(`is ${process.version}, and ${MIN_NODE} or later is needed: install it, or use npm start`)],
};

export const buildCheck: Check = {
  name: 'build',
  run: async ({ config }) => {
    const findings = [ok(`is version ${packageFile.version} (${revision})`)];
    if (config === null) return findings;
    const pagesProblem = findPagesProblem(config);
    if (pagesProblem !== null) findings.push(problem(pagesProblem));
    else if (!hasPages(config.webDir)) {
      findings.push(
        notice(`${config.webDir} has no pages, so only the API answers: run npm run build, or set WEB_DIR`),
      );
    }
    return findings;
  },
};

export const configurationCheck: Check = {
  name: 'configuration',
  run: async ({ environment, config }) => {
    const findings = describeMistypedNames(environment).map((sentence) => notice(sentence));
    if (config !== null) return [...findings, ok(`is right, for ${modeName(config)}`)];
    try {
      readConfig(environment);
      return findings;
    } catch (error) {
      const problems = error instanceof ConfigError ? error.problems : [String(error)];
      return [...findings, ...problems.map((sentence) => problem(sentence))];
    }
  },
};

/** Node itself only warns of a file that it cannot use, and goes on without its authorities. */
export const authoritiesCheck: Check = {
  name: 'certificates',
  run: async ({ environment }) => {
    const file = environment['NODE_EXTRA_CA_CERTS'];
    if (file === undefined || file === '') return [];
    const sentence = trustExtraCertificates(file);
    return [sentence === null ? ok(`those of ${file} are trusted`) : problem(sentence)];
  },
};

/** Variables of an installation that is meant for others. */
const publicSettings = ['PUBLIC_URL', 'DATABASE_URL'] as const satisfies readonly SettingName[];

export const modeCheck: Check = {
  name: 'mode',
  run: async ({ environment, mode }) => {
    const read = createReader(environment);
    const set = publicSettings.filter((name) => read.text(name) !== null);
    if (!mode.isDemo || mode.isProduction || set.length === 0) return [];
    return [
      problem(
        `is demo, which prints sign-in codes and hardly limits calls, but ${set.join(' and ')} ${set.length === 1 ? 'is' : 'are'} set: set NODE_ENV=production, or DEMO=off for development`,
      ),
    ];
  },
};

export const publicAddressCheck: Check = {
  name: 'public address',
  run: async ({ config }) => {
    if (config === null) return [];
    if (config.publicUrl === null) return [notice('is not set (PUBLIC_URL)')];
    const isSecure = config.publicUrl.startsWith('https:');
    const findings = [ok(`is ${config.publicUrl}`)];
    if (isSecure && !config.isBehindProxy) {
      findings.push(
        problem(
          'is https, which a proxy in front provides, but TRUST_PROXY is off: all callers share one limit; set it to on',
        ),
      );
    }
    if (config.isBehindProxy && !isLoopbackHost(config.host)) {
      findings.push(
        notice(
          `TRUST_PROXY is on and HOST is ${config.host}: close port ${config.port} to all but the proxy, or callers can forge their address`,
        ),
      );
    }
    return findings;
  },
};
