import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { root } from './bootstrap.mjs';
import { CHANGELOG, RELEASES, tellsBefore } from './release-notes.mjs';

/** The first release had nobody who upgraded to it. */
const FIRST = '0.1.0';

/** A line for each manifest whose version is not that of the newest release in the changelog, and for a wrong heading. */
export function findReleaseProblems() {
  const [first, ...headings] = read(CHANGELOG).match(/^## .*$/gm) ?? [];
  const releases = headings.map((heading) => /^## (\d+\.\d+\.\d+) - (\d{4}-\d\d-\d\d)$/.exec(heading));
  const wrong = headings.filter((_heading, index) => releases[index] === null);
  if (first !== '## Unreleased') return [`${CHANGELOG}: the first heading must be '## Unreleased', but is '${first}'`];
  if (wrong.length > 0)
    return wrong.map((heading) => `${CHANGELOG}: '${heading}' is not of the form '## 1.2.3 - 2026-12-31'`);
  if (releases.length === 0) return [`${CHANGELOG}: there is no release`];
  const versions = releases.map(([, version]) => version);
  const text = read(CHANGELOG);
  const silent = versions.filter((version) => version !== FIRST && !tellsBefore(text, version));
  return [
    ...orderProblems(releases),
    ...versionProblems(versions[0]),
    ...silent.map((version) => `${CHANGELOG}: ${version} has no '### Before you upgrade' (docs/how-to/release.md)`),
    ...commitProblems(versions),
  ];
}

function orderProblems(releases) {
  return releases.slice(1).flatMap(([, version, date], index) => {
    const [, laterVersion, laterDate] = releases[index];
    return compareVersions(version, laterVersion) < 0 && date <= laterDate
      ? []
      : [`${CHANGELOG}: ${laterVersion} of ${laterDate} stands above ${version} of ${date}`];
  });
}

/**
 * Each release but the newest, whose own commit cannot name itself, is named with its commit, which is one of this history
 * and has that version. A copy without the older history cannot tell.
 */
function commitProblems(versions) {
  const named = JSON.parse(read(RELEASES));
  const missing = versions.slice(1).filter((version) => named.every((release) => release.version !== version));
  return [
    ...missing.map((version) => `${RELEASES}: does not name the commit of ${version}: npm run release -- ${version}`),
    ...named.flatMap(({ version, commit }) => {
      if (git('cat-file', '-e', `${commit}^{commit}`).status !== 0) return [];
      const isAncestor = git('merge-base', '--is-ancestor', commit, 'HEAD').status === 0;
      const found = JSON.parse(git('show', `${commit}:package.json`).stdout).version;
      return isAncestor && found === version
        ? []
        : [`${RELEASES}: ${commit} is not the commit of ${version} in this history: npm run release -- ${version}`];
    }),
  ];
}

const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });

function compareVersions(a, b) {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number));
  const place = left.findIndex((number, index) => number !== right[index]);
  return place === -1 ? 0 : left[place] - right[place];
}

function versionProblems(version) {
  const lock = JSON.parse(read('package-lock.json'));
  const versions = [
    ...['package.json', ...globSync(['packages/*/package.json', 'e2e/package.json'], { cwd: root })].map((file) => [
      file,
      JSON.parse(read(file)).version,
    ]),
    ...Object.entries(lock.packages)
      .filter(([path, entry]) => !path.includes('node_modules/') && entry.version !== undefined)
      .map(([path, entry]) => [`package-lock.json: ${path === '' ? 'the product' : path}`, entry.version]),
  ];
  return versions
    .filter(([, found]) => found !== version)
    .map(([file, found]) => `${file}: has the version ${found}, but ${CHANGELOG} has ${version} as its newest release`);
}

const read = (file) => readFileSync(join(root, file), 'utf8');
