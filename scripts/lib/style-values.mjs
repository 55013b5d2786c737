import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bootstrap.mjs';
import { findSourceFiles } from './source-files.mjs';

/** A value that begins with a number, also inside a function. Zero and 50% need no name. */
const number = /(?!0;|50%;)(?:\w+\()?[\d.]/.source;

const rules = [
  [/^\s*@(media|container)\b.*\bwidth\b/, 'name the width: lib/breakpoints.ts lists them'],
  [new RegExp(`^\\s*font-size: ${number}`), 'use a size of app/theme.css, such as var(--font-m)'],
  [new RegExp(`^\\s*border-[a-z-]*radius: ${number}`), 'use a radius of app/theme.css, such as var(--radius)'],
];

/** Lists media query widths, font sizes and radii that a style sheet writes as a number. */
export function findRawStyleValues() {
  return findSourceFiles(['**/*.css'], 'packages/web').flatMap((file) =>
    readFileSync(join(root, 'packages/web', file), 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const rule = rules.find(([pattern]) => pattern.test(line));
        return rule === undefined ? [] : [`packages/web/${file}:${index + 1}: '${line.trim()}': ${rule[1]}.`];
      }),
  );
}
