import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bootstrap.mjs';
import { findSourceFiles } from './source-files.mjs';

/** A package's line of the tree, with the lines of its folders. */
const section = /^ {2}(\w+)\/ (.*\n(?: {4,}.*\n)*)/gm;

/** A line for each folder of a package that the tree of ARCHITECTURE.md lacks, or names although it is gone. */
export function findTreeProblems() {
  const text = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
  const [, tree = ''] = /\n## The tree\n+```\n([^]*?)```/.exec(text) ?? [];
  const sections = [...tree.matchAll(section)];
  if (sections.length === 0) return ['ARCHITECTURE.md: its tree was not found'];
  return sections.flatMap(([, name, lines]) => {
    const named = new Set(namesOf(lines));
    // A package whose line says everything names no folders.
    if (named.size === 0) return [];
    const present = new Set(findSourceFiles([`packages/${name}/*/**/*.*`]).map((file) => file.split('/')[2]));
    return [
      ...[...present.difference(named)].map((folder) => `ARCHITECTURE.md: the tree has no line for ${name}/${folder}`),
      ...[...named.difference(present)].map((folder) => `ARCHITECTURE.md: there is no ${name}/${folder}`),
    ];
  });
}

/** The names of folders, without those of folders within, which stand in brackets, and of other packages. */
const namesOf = (lines) =>
  [
    ...lines
      .replaceAll(/\([^)]*\)/g, '')
      .replaceAll(/->.*/g, '')
      .matchAll(/(?<![\w/-])([a-z][\w-]*)\/(?=[\s,]|$)/g),
  ].map(([, folder]) => folder);
