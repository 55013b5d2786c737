// Makes a release: npm run release -- 0.2.0 [2026-12-01]. Commits the version and its heading in CHANGELOG.md, then names
// that commit in scripts/lib/releases.json, which a commit cannot do of itself. After a rebase, which gives the commit
// another name, the same command names it anew.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, root, say } from './lib/bootstrap.mjs';
import { CHANGELOG, hasNotes, RELEASES, withRelease } from './lib/release-notes.mjs';

const [version, date = new Date().toISOString().slice(0, 10)] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+$/.test(version ?? '') || !/^\d{4}-\d\d-\d\d$/.test(date)) {
  fail('usage: npm run release -- 1.2.3 [2026-12-31]', 2);
}
if (run('git', 'status', '--porcelain', '--untracked-files=no') !== '') fail('Commit or put aside your changes first.');
const changelog = join(root, CHANGELOG);
const text = readFileSync(changelog, 'utf8');
if (!text.includes(`\n## ${version} - `)) {
  if (!hasNotes(text)) fail(`${CHANGELOG}: 'Unreleased' has no '### Before you upgrade' (docs/how-to/release.md)`);
  writeFileSync(changelog, withRelease(text, version, date));
  const npm = ['version', version, '--no-git-tag-version', '--workspaces', '--include-workspace-root'];
  run('npm', ...npm, '--allow-same-version', '--loglevel=error');
  run('git', 'commit', '--all', '--quiet', '--message', `Release ${version}`);
}
const commit = run('git', 'log', '--format=%H', '-1', `-S## ${version} - `, '--', CHANGELOG);
const file = join(root, RELEASES);
const others = JSON.parse(readFileSync(file, 'utf8')).filter((release) => release.version !== version);
const lines = [{ version, commit }, ...others].map((release) => `  ${spaced(release)}`);
writeFileSync(file, `[\n${lines.join(',\n')}\n]\n`);
if (run('git', 'status', '--porcelain', '--', RELEASES) !== '') {
  run('git', 'commit', '--quiet', '--message', `Name the commit of ${version}`, '--', RELEASES);
}
say(`${version} is ${commit}. Next: docs/how-to/release.md, from step 3 on.`);

/** As the formatter writes it. */
function spaced({ version: name, commit: id }) {
  return `{ "version": "${name}", "commit": "${id}" }`;
}

function run(command, ...args) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) fail(`${command} ${args.join(' ')} failed:\n${stderr}`);
  return stdout.trim();
}
