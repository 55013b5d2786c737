import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stylePrefix } from '../../packages/web/style-prefix.ts';
import { root } from './bootstrap.mjs';
import { findSourceFiles } from './source-files.mjs';

/** Lists style sheets whose class names have the same prefix as those of another: each would style both. */
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

const primitives = 'ui/primitives.css';
/** Uses of a primitive class: in a style sheet, or directly in an element. */
const use = /\bcomposes: (.+) from global;|\bclassName="([^"]+)"/g;

/** Lists used classes that ui/primitives.css does not define, and defined ones that are not used. */
export function findPrimitiveProblems() {
  const read = (file) => readFileSync(join(root, 'packages/web', file), 'utf8');
  const known = new Set([...read(primitives).matchAll(/^ {2}\.([\w-]+)/gm)].map(([, name]) => name));
  const unused = new Set(known);
  const problems = [];
  for (const file of findSourceFiles(['**/*.module.css', '**/*.tsx'], 'packages/web')) {
    for (const [, composed, plain] of read(file).matchAll(use)) {
      for (const name of (composed ?? plain).split(' ')) {
        unused.delete(name);
        if (!known.has(name)) problems.push(`packages/web/${file}: ${primitives} has no class '${name}'.`);
      }
    }
  }
  return [...problems, ...[...unused].map((name) => `packages/web/${primitives}: nothing uses the class '${name}'.`)];
}
