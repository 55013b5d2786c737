import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';

const script = fileURLToPath(new URL('../../../deploy/back-up.sh', import.meta.url));
/** Root may remove everything, so it lets another user make the backup. */
const NOBODY = 65_534;
const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

let folder: string;
let backups: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'strokebook-night-'));
  backups = join(folder, 'backups');
  mkdirSync(join(folder, 'bin'));
  mkdirSync(backups);
  writeFileSync(
    join(folder, 'bin/pg_dump'),
    '#!/bin/sh\nfor option; do case $option in --file=*) echo dump >"${option#*=}" ;; esac; done\n',
  );
  chmodSync(join(folder, 'bin/pg_dump'), 0o755);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A backup, such as root made it by hand: its content can only be removed by who owns it. */
const makeBackup = (name: string, isForeign = false): void => {
  mkdirSync(join(backups, name, 'files'), { recursive: true });
  writeFileSync(join(backups, name, 'files/a.webp'), 'picture');
  if (isForeign) chmodSync(join(backups, name, 'files'), 0o500);
};
const backUp = () => {
  if (user.uid !== undefined) {
    for (const path of ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]) {
      chownSync(join(folder, path), NOBODY, NOBODY);
    }
  }
  const env = { PATH: `${join(folder, 'bin')}:${process.env['PATH']}`, PGDATABASE: 'golf' };
  return spawnSync(script, [backups], { encoding: 'utf8', env, ...user });
};
const today = () => readdirSync(backups).filter((name) => /^20[2-9]\d-\d\d-\d\d$/.test(name));

it('makes the backup of the night although old ones cannot be removed, and says which and what to do (OPS-O106)', () => {
  const days = Array.from({ length: 15 }, (_, index) => `2019-01-${String(index + 1).padStart(2, '0')}`);
  for (const [index, day] of days.entries()) makeBackup(day, index === 0);
  makeBackup('unfinished', true);
  const { status, stderr, stdout } = backUp();
  expect(status).toBe(3);
  const [made = ''] = today();
  expect(stdout).toBe(`The backup is in ${join(backups, made)}.\n`);
  expect(existsSync(join(backups, made, 'database.dump'))).toBe(true);
  for (const stays of ['unfinished', '2019-01-01']) {
    expect(stderr).toMatch(
      new RegExp(
        `^${join(backups, stays)} is no longer needed, and cannot be removed: .*files/a\\.webp.*\\n.*: chown -R \\S+ '\\S+${stays}\\S*' && `,
        'm',
      ),
    );
  }
  // Half of a backup has no name of a whole one.
  expect(readdirSync(backups).filter((name) => !name.startsWith('unfinished'))).toEqual([...days.slice(2), made]);
});

it('takes the place of a backup of the same day that cannot be removed (OPS-O106)', () => {
  expect(backUp()).toMatchObject({ status: 0, stderr: '' });
  const [made = ''] = today();
  makeBackup(made, true);
  const { status, stderr } = backUp();
  expect([status, stderr]).toEqual([3, expect.stringContaining(`${join(backups, made)} is no longer needed`)]);
  expect(readdirSync(join(backups, made))).toEqual(['database.dump']);
});

it('says what to do with a folder of another user (OPS-O106)', () => {
  chmodSync(backups, 0o500);
  const { status, stderr } = backUp();
  expect([status, stderr]).toEqual([1, expect.stringMatching(/backups cannot be written by \S+: .* chown \S+ /)]);
});
