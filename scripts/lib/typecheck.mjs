import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { bin, captureNode, root } from './bootstrap.mjs';

/**
 * Checks the types of every package with its own tsconfig (the engine's has neither DOM nor Node), of the service worker,
 * which has no DOM, then of the tests.
 */
export async function typecheck() {
  const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}/tsconfig.json`);
  for (const project of [...packages, 'packages/web/worker/tsconfig.json', 'tsconfig.tests.json']) {
    const { code, output } = await captureNode([bin('typescript', 'bin/tsc'), '-p', project]);
    if (code !== 0) return { code, output };
  }
  return { code: 0, output: '' };
}
