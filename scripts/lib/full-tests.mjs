import { parseSync } from 'vite';

/**
 * Whether each line of a test file is in the full tier alone: all lines of a file `*.full.test.ts`, else those of calls
 * whose options have the tag `full` (Vitest) or `@full` (Playwright).
 */
export function fullLinesOf(file, source) {
  const lines = source.split('\n').map(() => /\.full\.test\.tsx?$/.test(file));
  if (lines[0] || !/['"]@?full['"]/.test(source)) return lines;
  for (const { start, end } of taggedCalls(parseSync(file, source).program)) {
    const first = source.slice(0, start).split('\n').length;
    const last = source.slice(0, end).split('\n').length;
    lines.fill(true, first - 1, last);
  }
  return lines;
}

function taggedCalls(node) {
  if (Array.isArray(node)) return node.flatMap(taggedCalls);
  if (node === null || typeof node !== 'object') return [];
  if (node.type === 'CallExpression' && node.arguments.some(hasFullTag)) return [node];
  return Object.values(node).flatMap(taggedCalls);
}

function hasFullTag(argument) {
  if (argument.type !== 'ObjectExpression') return false;
  return argument.properties.some(
    ({ key, value }) => (key?.name === 'tag' || key?.name === 'tags') && elementsOf(value).some(isFull),
  );
}

const elementsOf = (value) => (value.type === 'ArrayExpression' ? value.elements : [value]);
const isFull = ({ value }) => value === 'full' || value === '@full';
