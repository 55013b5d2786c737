import { globSync } from 'node:fs';
import { join } from 'node:path';
import { stylePrefix } from '../../packages/web/style-prefix.ts';
import { root } from './bootstrap.mjs';

/** A line for each style sheet whose class names begin as those of another: the one loaded later would style both. */
export function findClassNameCollisions() {
  const files = globSync('**/*.module.css', {
    cwd: join(root, 'packages/web'),
    exclude: (path) => path.includes('node_modules') || path === 'dist',
  });
  const owners = new Map();
  const problems = [];
  for (const file of files.sort()) {
    const prefix = stylePrefix(file);
    const owner = owners.get(prefix);
    if (owner === undefined) owners.set(prefix, file);
    else problems.push(`packages/web/${file}: its class names begin with '${prefix}', as those of ${owner} do.`);
  }
  return problems;
}
