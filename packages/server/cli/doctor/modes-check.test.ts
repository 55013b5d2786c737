import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { modesCheck } from './modes-check.ts';
import { findSettingsFiles } from './settings-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'strokebook-open-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const settings = () => join(folder, 'strokebook.env');
const dataDir = () => join(folder, 'data');
const findings = (settingsFiles: readonly string[] = []) => {
  const config = readConfig({ DATA_DIR: dataDir() });
  return modesCheck.run({ environment: {}, mode: config, storage: config, config, settingsFiles });
};
const makeRestored = (): string => {
  const restored = join(dataDir(), 'files', 'accounts');
  mkdirSync(restored, { recursive: true, mode: 0o700 });
  return restored;
};

it('names settings that every user of the machine may read, with the command that mends it (OPS-O102)', async () => {
  writeFileSync(settings(), 'TWILIO_AUTH_TOKEN=s3cret');
  chmodSync(settings(), 0o644);
  expect(await findings([settings()])).toEqual([
    {
      kind: 'problem',
      sentence: `every user of this machine may read the settings in ${settings()}, with passwords and keys (mode 644): run chmod o= ${settings()} as its owner`,
    },
  ]);
  chmodSync(settings(), 0o640);
  expect(await findings([settings(), join(folder, 'missing.env')])).toEqual([]);
});

it('finds the files of settings that Node was told, that the unit names, and that of compose (OPS-O102)', () => {
  const compose = join(folder, 'compose.env');
  const units = [join(folder, '*.service')];
  writeFileSync(join(folder, 'a.service'), `[Service]\nEnvironmentFile=${settings()}\nEnvironmentFile=-/nowhere.env\n`);
  expect(findSettingsFiles([], { units, compose })).toEqual([]);
  writeFileSync(settings(), '');
  writeFileSync(compose, '');
  expect(findSettingsFiles([], { units, compose })).toEqual([settings(), compose]);
  for (const options of [
    [`--env-file=${settings()}`],
    ['--env-file', settings()],
    ['--no-warnings', `--env-file-if-exists=${settings()}`],
  ]) {
    expect(findSettingsFiles(options, { units: [], compose: join(folder, 'none.env') })).toEqual([settings()]);
  }
});

it('names a restored folder that others may read, with the command that mends it (OPS-O102)', async () => {
  const restored = makeRestored();
  expect(await findings()).toEqual([{ kind: 'ok', sentence: expect.stringContaining('only the user of the server') }]);
  chmodSync(restored, 0o755);
  expect(await findings()).toEqual([
    {
      kind: 'notice',
      sentence: `the data directory is private, and one path below it is not, such as ${restored} (mode 755): run chmod -R go= ${dataDir()}, or let the next start do it`,
    },
  ]);
});

const isRoot = process.getuid?.() === 0;

it.skipIf(!isRoot)(
  `names what root restored and the server may be unable to read (OPS-O102)${isRoot ? '' : ' (skipped: only root gives files away)'}`,
  async () => {
    const restored = makeRestored();
    chownSync(restored, 12_345, 12_345);
    expect(await findings()).toEqual([
      {
        kind: 'problem',
        sentence: `one path in the data directory belongs to another user than it, such as ${restored}, so the server may be unable to read or replace it: run chown -R --reference=${dataDir()} ${dataDir()} as root`,
      },
    ]);
  },
);
