import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bootstrap.mjs';

const forbidden = [
  [/\bDate\.now\b|\bnew Date\(\s*\)|\bperformance\.now\b/, 'asks for the time: take today as an argument'],
  [/\bMath\.random\b|\bcrypto\.(getRandomValues|randomUUID)\b/, 'throws dice: take a random source as an argument'],
  [/\btoLocale\w*\(|\bIntl\./, 'asks for a locale: text is made in golf/format, the same everywhere'],
];

/**
 * Finds uses of a clock, random numbers or a locale in the engine, its documents and the demo world, which types cannot
 * prevent.
 */
export function findImpureCode() {
  const problems = [];
  for (const folder of ['packages/golf', 'packages/documents', 'packages/demo']) {
    for (const file of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.ts') || /\.test\.ts$|(^|[\\/])testing[\\/]/.test(file)) continue;
      const lines = readFileSync(join(root, folder, file), 'utf8').split('\n');
      for (const [index, line] of lines.entries()) {
        for (const [pattern, why] of forbidden) {
          if (pattern.test(line)) problems.push(`${folder}/${file}:${index + 1} ${why}`);
        }
      }
    }
  }
  return problems;
}
