// Runs with the pinned Node. Each failing check names the command that fixes it.
import { availableParallelism } from 'node:os';
import { bin, captureNode, say } from './bootstrap.mjs';
import { findClassNameCollisions, findPrimitiveProblems, findSheetProblems } from './class-names.mjs';
import { findDependencyProblems } from './dependencies.mjs';
import { findTestOnlyExports, findUnusedDoorExports } from './doors.mjs';
import { findGuideProblems } from './guide-problems.mjs';
import { findImpureCode } from './pure-engine.mjs';
import { findReleaseProblems } from './release-problems.mjs';
import { findRowsOfFullTier, findUnknownRequirements } from './requirements.mjs';
import { findSbomProblems } from './sbom-problems.mjs';
import { findRawStyleValues } from './style-values.mjs';
import { findTreeProblems } from './tree-problems.mjs';
import { typecheck } from './typecheck.mjs';
import { findForbiddenImports } from './walls.mjs';

/** Slow checks first, so that short ones fill the remaining time in parallel. */
const checks = [
  [
    'lint',
    () => captureNode([bin('oxlint', 'bin/oxlint'), '--type-aware', '--deny-warnings', '.']),
    'the message says what to write instead',
  ],
  ['types', typecheck, 'the message names the file'],
  ['walls', problemsOf(findForbiddenImports), 'ARCHITECTURE.md, section Walls, says who may import whom'],
  [
    'unused code',
    () => captureNode([bin('knip', 'bin/knip.js'), '--treat-config-hints-as-errors']),
    'delete what nothing uses',
  ],
  ['generated files', () => captureNode(['scripts/generate.mjs', '--check']), 'npm run generate'],
  ['format', () => captureNode([bin('@biomejs/biome', 'bin/biome'), 'format', '.']), 'npm run format'],
  ['dependencies', problemsOf(findDependencyProblems), 'docs/security.md, section Dependencies, says what is allowed'],
  ['sbom', problemsOf(findSbomProblems), 'npm install writes the lock file that scripts/lib/sbom.mjs reads'],
  ['guides', problemsOf(findGuideProblems), 'the message says what to do'],
  ['tree', problemsOf(findTreeProblems), 'write a line for each folder, in ARCHITECTURE.md'],
  [
    'release',
    problemsOf(findReleaseProblems),
    'docs/how-to/release.md says how version and changelog follow each other',
  ],
  [
    'requirements',
    problemsOf(findUnknownRequirements),
    'cite a row of docs/requirements, or add it at the end of its area',
  ],
  ['tiers', problemsOf(findRowsOfFullTier), 'the message says what to do'],
  ['doors', problemsOf(findUnusedDoorExports), 'take it out of the door, and delete it where nothing uses it'],
  ['test-only code', problemsOf(findTestOnlyExports), 'use it in the product, or delete it with its tests'],
  ['class names', problemsOf(findClassNameCollisions), 'rename the file'],
  ['primitives', problemsOf(findPrimitiveProblems), 'name a class that is there, or delete the one that nothing uses'],
  ['sheets', problemsOf(findSheetProblems), 'name a class of the sheet, or delete the one that nothing uses'],
  ['style values', problemsOf(findRawStyleValues), 'the message says what to write instead'],
  ['pure engine', problemsOf(findImpureCode), 'the engine is a function: data in, results out'],
];

let failed = 0;
const waiting = [...checks];
await Promise.all(Array.from({ length: availableParallelism() }, runWaiting));
process.exitCode = failed === 0 ? 0 : 1;

async function runWaiting() {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const [name, check, mend] = next;
    const { code, output } = await check();
    if (code !== 0) failed += 1;
    if (code !== 0) process.stdout.write(output);
    say(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}${code === 0 ? '' : ` (${mend})`}`);
  }
}

/** Wraps a check that returns problems, one line each. */
function problemsOf(find) {
  return async () => {
    const problems = await find();
    return { code: problems.length === 0 ? 0 : 1, output: problems.map((problem) => `${problem}\n`).join('') };
  };
}
