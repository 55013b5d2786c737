import { stylePrefix } from '../../packages/web/style-prefix.ts';
import { findSourceFiles } from './source-files.mjs';

/** A line for each style sheet whose class names have the same prefix as those of another: each would style both. */
export function findClassNameCollisions() {
  const owners = new Map();
  const problems = [];
  for (const file of findSourceFiles(['**/*.module.css'], 'packages/web')) {
    const prefix = stylePrefix(file);
    const owner = owners.get(prefix);
    if (owner === undefined) owners.set(prefix, file);
    else problems.push(`packages/web/${file}: its class names begin with '${prefix}', as those of ${owner} do.`);
  }
  return problems;
}
