import { readMode } from '../config/mode.ts';
import { createReader } from '../config/reader.ts';
import { createPrivately } from '../lib/private-modes.ts';
import { examine, type NamedFinding } from './doctor/examine.ts';
import { describeExamined } from './doctor/first-line.ts';
import { findSettingsFiles } from './doctor/settings-files.ts';

const labels: { readonly [kind in NamedFinding['kind']]: string } = {
  ok: 'ok     ',
  notice: 'note   ',
  problem: 'PROBLEM',
};

createPrivately();
let problems = 0;
const settingsFiles = findSettingsFiles(process.execArgv);
process.stdout.write(`${describeExamined(readMode(createReader(process.env)), settingsFiles)}\n`);
for await (const { name, kind, sentence } of examine(process.env, settingsFiles)) {
  if (kind === 'problem') problems += 1;
  process.stdout.write(`${labels[kind]} ${name}: ${sentence}\n`);
}
process.stdout.write(
  problems === 0 ? 'Nothing is wrong.\n' : `${problems} ${problems === 1 ? 'problem' : 'problems'}.\n`,
);
process.exitCode = problems === 0 ? 0 : 1;
