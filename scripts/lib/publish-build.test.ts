import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isBuiltFrom, publishBuild, stampBuild } from './publish-build.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'strokebook-build-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const paths = () => ({ next: join(folder, 'dist.next'), dist: join(folder, 'dist') });

function build(version: number): void {
  const { next } = paths();
  const files = {
    'index.html': `page ${version}`,
    '.built-from': `sources ${version}`,
    '.vite/manifest.json': `manifest ${version}`,
    '.server/first-screen.js': `screen ${version}`,
    [`.server/assets/part-${version}.js`]: 'part',
    [`assets/app-${version}.js`]: `app ${version}`,
    'assets/same.woff2': 'font',
  };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(next, file)), { recursive: true });
    writeFileSync(join(next, file), content);
  }
}

const read = (file: string) => readFileSync(join(paths().dist, file), 'utf8');
const assets = () => readdirSync(join(paths().dist, 'assets')).sort();

it('a build takes the place of the one before and keeps its assets for the server that still runs, but not those of earlier ones (OPS-O100)', () => {
  const { next, dist } = paths();
  for (const version of [1, 2, 3]) {
    build(version);
    publishBuild(next, dist);
    expect([read('index.html'), read('.built-from'), read('.vite/manifest.json')]).toEqual([
      `page ${version}`,
      `sources ${version}`,
      `manifest ${version}`,
    ]);
    expect(existsSync(next)).toBe(false);
    const before = version === 1 ? [] : [`app-${version - 1}.js`];
    expect(assets()).toEqual([...before, `app-${version}.js`, 'same.woff2']);
    expect(readdirSync(join(dist, '.server/assets'))).toHaveLength(version === 1 ? 1 : 2);
  }
});

it('a build of before there was a list of files keeps its assets once (OPS-O100)', () => {
  const { next, dist } = paths();
  build(1);
  publishBuild(next, dist);
  rmSync(join(dist, '.own-files'));
  build(2);
  publishBuild(next, dist);
  expect(assets()).toEqual(['app-1.js', 'app-2.js', 'same.woff2']);
});

it('a bundle of the server is that of its sources, and keeps the parts of the one before for the server that still runs (OPS-O116)', () => {
  const { next, dist } = paths();
  for (const part of ['run-Lpx0-6gX.mjs', 'run-CWOvhlqO.mjs', 'run-a_b-c_d1.mjs']) {
    mkdirSync(next, { recursive: true });
    for (const file of ['main.mjs', part, `${part}.map`]) writeFileSync(join(next, file), part);
    stampBuild(next, `sources of ${part}`);
    publishBuild(next, dist);
    expect([read('main.mjs'), isBuiltFrom(dist, `sources of ${part}`), isBuiltFrom(dist, 'others')]).toEqual([
      part,
      true,
      false,
    ]);
  }
  const parts = readdirSync(dist).filter((file) => file.startsWith('run-'));
  expect(parts.sort()).toEqual([
    'run-CWOvhlqO.mjs',
    'run-CWOvhlqO.mjs.map',
    'run-a_b-c_d1.mjs',
    'run-a_b-c_d1.mjs.map',
  ]);
});
