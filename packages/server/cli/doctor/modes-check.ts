import { existsSync, realpathSync, statSync } from 'node:fs';
import { findForeignPaths, findOpenPaths } from '../../lib/private-modes.ts';
import { type Check, type Finding, notice, ok, problem } from './check.ts';

/** Whether other users of the machine may read the data directory: phone numbers, keys of sign-ins, pictures. */
export const modesCheck: Check = {
  name: 'private files',
  run: async ({ storage, settingsFiles }) => {
    if (process.platform === 'win32') return [];
    const findings = settingsFiles.flatMap(findOpenSettings);
    if (storage === null || !existsSync(storage.dataDir)) return findings;
    return [...findings, ...examineFolder(realpathSync(storage.dataDir))];
  },
};

/** Bits of a mode for users other than the owner and its group: the server reads its settings by its group. */
const STRANGERS = 0o007;

function findOpenSettings(file: string): readonly Finding[] {
  const mode = statSync(file, { throwIfNoEntry: false })?.mode ?? 0;
  if ((mode & STRANGERS) === 0) return [];
  return [
    problem(
      `every user of this machine may read the settings in ${file}, with passwords and keys (mode ${(mode & 0o777).toString(8)}): run chmod o= ${file} as its owner`,
    ),
  ];
}

function examineFolder(dataDir: string): readonly Finding[] {
  const findings: Finding[] = [];
  const foreign = [...findForeignPaths(dataDir)];
  if (foreign.length > 0) {
    findings.push(
      problem(
        `${countOf(foreign)} in the data directory ${foreign.length === 1 ? 'belongs' : 'belong'} to another user than it, such as ${foreign[0]}, so the server may be unable to read or replace ${foreign.length === 1 ? 'it' : 'them'}: run chown -R --reference=${dataDir} ${dataDir} as root`,
      ),
    );
  }
  const open = [...findOpenPaths(dataDir)];
  const outside = open.find(({ path, kind }) => path === dataDir || kind === 'link');
  if (outside !== undefined) {
    const { path, mode } = outside;
    findings.push(
      problem(`other users of this machine may read ${path} (mode ${mode}): run chmod -R go= ${path}/ as its owner`),
    );
  } else if (open.length > 0) {
    findings.push(
      notice(
        `the data directory is private, and ${countOf(open)} below it ${open.length === 1 ? 'is' : 'are'} not, such as ${open[0]?.path} (mode ${open[0]?.mode}): run chmod -R go= ${dataDir}, or let the next start do it`,
      ),
    );
  }
  return findings.length > 0 ? findings : [ok('only the user of the server may read the data directory')];
}

const countOf = (paths: readonly unknown[]): string => (paths.length === 1 ? 'one path' : `${paths.length} paths`);
