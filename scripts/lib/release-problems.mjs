import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bootstrap.mjs';

const CHANGELOG = 'CHANGELOG.md';

/** A line for each manifest whose version is not that of the newest release in the changelog, and for a wrong heading. */
export function findReleaseProblems() {
  const [first, ...headings] = read(CHANGELOG).match(/^## .*$/gm) ?? [];
  const releases = headings.map((heading) => /^## (\d+\.\d+\.\d+) - (\d{4}-\d\d-\d\d)$/.exec(heading));
  const wrong = headings.filter((_heading, index) => releases[index] === null);
  if (first !== '## Unreleased') return [`${CHANGELOG}: the first heading must be '## Unreleased', but is '${first}'`];
  if (wrong.length > 0)
    return wrong.map((heading) => `${CHANGELOG}: '${heading}' is not of the form '## 1.2.3 - 2026-12-31'`);
  if (releases.length === 0) return [`${CHANGELOG}: there is no release`];
  const [, newest] = releases[0];
  return [...orderProblems(releases), ...versionProblems(newest)];
}

function orderProblems(releases) {
  return releases.slice(1).flatMap(([, version, date], index) => {
    const [, laterVersion, laterDate] = releases[index];
    return compareVersions(version, laterVersion) < 0 && date <= laterDate
      ? []
      : [`${CHANGELOG}: ${laterVersion} of ${laterDate} stands above ${version} of ${date}`];
  });
}

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
