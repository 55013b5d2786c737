// Runs under the pinned Node. Each failing check names the command that mends it.
import { bin, runNode, say } from './bootstrap.mjs';
import { findImpurities } from './pure-engine.mjs';
import { typecheck } from './typecheck.mjs';
import { checkWalls } from './walls.mjs';

const checks = [
  ['format', () => runNode([bin('@biomejs/biome', 'bin/biome'), 'format', '.']), 'npm run format'],
  [
    'lint',
    () => runNode([bin('oxlint', 'bin/oxlint'), '--type-aware', '--deny-warnings', '.']),
    'the message says what to write instead',
  ],
  ['types', typecheck, 'the message names the file'],
  ['pure engine', report(findImpurities), 'the engine is a function: data in, results out'],
  ['walls', checkWalls, 'ARCHITECTURE.md, section Walls, says who may import whom'],
  [
    'unused code',
    () => runNode([bin('knip', 'bin/knip.js'), '--treat-config-hints-as-errors']),
    'delete what nothing uses',
  ],
  ['generated files', () => runNode(['scripts/generate.mjs', '--check']), 'npm run generate'],
];

let failed = 0;
for (const [name, check, mend] of checks) {
  const code = await check();
  say(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}${code === 0 ? '' : ` (${mend})`}`);
  if (code !== 0) failed += 1;
}
process.exitCode = failed === 0 ? 0 : 1;

function report(find) {
  return () => {
    const problems = find();
    for (const problem of problems) say(problem);
    return problems.length === 0 ? 0 : 1;
  };
}
