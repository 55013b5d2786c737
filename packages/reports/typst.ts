import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

/** Latin, Greek and Cyrillic; then Han and Kana; then Hangul. Only these are used, whatever a system has. */
const fontPackages = [
  import.meta.resolve('@expo-google-fonts/inter/package.json'),
  import.meta.resolve('@expo-google-fonts/noto-sans-sc/package.json'),
  import.meta.resolve('@expo-google-fonts/noto-sans-kr/package.json'),
];
const fontPaths = fontPackages.flatMap((file) =>
  ['400Regular', '600SemiBold'].map((weight) => join(dirname(fileURLToPath(file)), weight)),
);

let compiler: NodeCompiler | null = null;

/**
 * The first page of a Typst document as an SVG whose letters are outlines, so that it looks the same everywhere.
 *
 * @param template Typst's own text; it reads `data` as `json(bytes(sys.inputs.data))`, never as markup.
 * @throws Error when the template cannot be compiled.
 */
export function renderSvg(template: string, data: object): string {
  compiler ??= NodeCompiler.create({ workspace: import.meta.dirname, fontArgs: [{ fontPaths }] });
  const svg = compiler.svg({ mainFileContent: template, inputs: { data: JSON.stringify(data) } });
  compiler.evictCache(10);
  return svg;
}
