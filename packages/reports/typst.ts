import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { fontPaths } from './fonts.ts';
import { packPdf } from './pack-pdf.ts';
import { printable } from './printable.ts';

/** Pictures of a document by name, JPEG or PNG; a template opens one as `/pictures/<name>`. */
export type Pictures = Readonly<Record<string, Uint8Array>>;

/** Number of compilations for which parts of a document are cached. */
const REMEMBERED_COMPILATIONS = 10;

let compiler: NodeCompiler | null = null;

/**
 * The first page of a Typst document as SVG with outlines for text, so that it looks the same everywhere.
 *
 * @param template Typst source; it reads `data` as `json(bytes(sys.inputs.data))`, never as markup.
 * @throws Error if the template cannot be compiled.
 */
export function renderSvg(template: string, data: object, pictures: Pictures = {}): string {
  return compile((typst) => typst.svg(argumentsOf(template, data)), pictures);
}

/**
 * A Typst document as PDF with real text and its glyphs, tagged for screen readers (PDF/UA-1).
 *
 * @param template as in `renderSvg`; every picture in it needs a text alternative.
 * @throws Error if the template cannot be compiled, or is not accessible.
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
    // The next document must not find this document's pictures.
    compiler.resetShadow();
    compiler.evictCache(REMEMBERED_COMPILATIONS);
  }
}
