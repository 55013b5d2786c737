import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { fontPaths } from './fonts.ts';
import { packPdf } from './pack-pdf.ts';
import { printable } from './printable.ts';

/** Pictures of a document by name, each JPEG, PNG or SVG; a template opens one as `/pictures/<name>`. */
export type Pictures = Readonly<Record<string, Uint8Array>>;

/** How many compilations parts of a document are remembered for. */
const REMEMBERED_COMPILATIONS = 10;

let compiler: NodeCompiler | null = null;

/**
 * The first page of a Typst document as an SVG whose letters are outlines, so that it looks the same everywhere.
 *
 * @param template Typst's own text; it reads `data` as `json(bytes(sys.inputs.data))`, never as markup.
 * @throws Error when the template cannot be compiled.
 */
export function renderSvg(template: string, data: object, pictures: Pictures = {}): string {
  return compile((typst) => typst.svg(argumentsOf(template, data)), pictures);
}

/**
 * A Typst document as a PDF of real text with the letters it uses, tagged for screen readers (PDF/UA-1).
 *
 * @param template as of `renderSvg`; every picture in it needs words.
 * @throws Error when the template cannot be compiled, or is not accessible.
 */
export function renderPdf(template: string, data: object, pictures: Pictures = {}): Uint8Array {
  return packPdf(compile((typst) => typst.pdf(argumentsOf(template, data), { pdfStandard: 'ua-1' }), pictures));
}

const argumentsOf = (template: string, data: object) => ({
  mainFileContent: template,
  inputs: {
    data: JSON.stringify(data, (_key, value: unknown) => (typeof value === 'string' ? printable(value) : value)),
  },
});

function compile<Result>(render: (typst: NodeCompiler) => Result, pictures: Pictures): Result {
  compiler ??= NodeCompiler.create({ workspace: import.meta.dirname, fontArgs: [{ fontPaths: [...fontPaths] }] });
  for (const [name, bytes] of Object.entries(pictures)) {
    compiler.mapShadow(join(import.meta.dirname, 'pictures', name), Buffer.from(bytes));
  }
  try {
    return render(compiler);
  } finally {
    // The next document must not find the pictures of this one.
    compiler.resetShadow();
    compiler.evictCache(REMEMBERED_COMPILATIONS);
  }
}
