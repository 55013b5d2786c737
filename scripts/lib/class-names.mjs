import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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

const primitives = ['ui/primitives.css', 'ui/controls.css'];
/** Uses of a primitive class: in a style sheet, or in an element, alone, before other classes or as one of two. */
const use =
  /\bcomposes: (.+) from global;|\bclassName="([^"]+)"|\bclassName=\{`([\w -]+) \$|\bclassName=\{[^}`]*\? '([\w -]+)' :/g;

/** Lists used classes that no sheet of primitives defines, and defined ones that are not used. */
export function findPrimitiveProblems() {
  const read = (file) => readFileSync(join(root, 'packages/web', file), 'utf8');
  const known = new Set(
    primitives.flatMap((sheet) => [...read(sheet).matchAll(/^ {2}\.([\w-]+)/gm)].map(([, name]) => name)),
  );
  const unused = new Set(known);
  const problems = [];
  for (const file of findSourceFiles(['**/*.module.css', '**/*.tsx'], 'packages/web')) {
    for (const [, ...found] of read(file).matchAll(use)) {
      for (const name of found.join('').split(' ')) {
        unused.delete(name);
        if (!known.has(name)) problems.push(`packages/web/${file}: no sheet of primitives has a class '${name}'.`);
      }
    }
  }
  return [...problems, ...[...unused].map((name) => `${primitives.join(', ')}: nothing uses the class '${name}'.`)];
}

const sheetImport = /^import (\w+) from '([^']+\.module\.css)'/gm;
const composed = /composes: ([\w -]+?)(?: from (?:global|'([^']+)'))?;/g;
const selector = /\.([A-Za-z][\w-]*)(?=[^{};]*\{)/g;

/** Lists classes of style sheets that code names and no sheet has, and those that nothing names. */
export function findSheetProblems() {
  const read = (file) => readFileSync(join(root, 'packages/web', file), 'utf8');
  const used = new Map(findSourceFiles(['**/*.module.css'], 'packages/web').map((file) => [file, new Map()]));
  const use = (sheet, name, user) => used.get(sheet)?.set(name, user);
  for (const file of findSourceFiles(['**/*.{ts,tsx}'], 'packages/web')) {
    const text = read(file);
    for (const [line, name, from] of text.matchAll(sheetImport)) {
      const rest = text.replace(line, '');
      for (const [, used] of rest.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))) {
        use(join(dirname(file), from), used, file);
      }
    }
  }
  for (const sheet of used.keys()) {
    for (const [line, names, from] of read(sheet).matchAll(composed)) {
      if (line.endsWith('from global;')) continue;
      for (const name of names.split(' ')) use(from === undefined ? sheet : join(dirname(sheet), from), name, sheet);
    }
  }
  return [...used].flatMap(([sheet, names]) => {
    const text = read(sheet).replaceAll(/\/\*[^]*?\*\//g, '');
    const defined = new Set([...text.matchAll(selector)].map(([, name]) => name));
    return [
      ...[...names].flatMap(([name, user]) =>
        defined.has(name) ? [] : [`packages/web/${user}: ${sheet} has no class '${name}'.`],
      ),
      ...[...defined].flatMap((name) =>
        names.has(name) || /^(?:ol|mantine)-/.test(name) ? [] : [`packages/web/${sheet}: nothing uses '${name}'.`],
      ),
    ];
  });
}
