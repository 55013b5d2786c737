import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { fontPaths, isInFonts } from './fonts.ts';
import { packPdf } from './pack-pdf.ts';

/** A character that every Latin font has. */
const PLAIN = /^[\n\t\u0020-\u007e\u00a0-\u017f]*$/;
/** Characters without width: controls, joiners, variation selectors, lone surrogates. */
const UNSEEN = /[\p{C}\u{fe00}-\u{fe0f}\u{e0100}-\u{e01ef}]/u;
const UNKNOWN = '\u{fffd}';

/**
 * Replaces characters that no font can draw: visible ones by a replacement sign, invisible ones by nothing. A document
 * with a missing glyph cannot be created, because PDF/UA would read it wrongly.
 */
function printable(text: string): string {
  if (PLAIN.test(text)) return text;
  return Array.from(text, (letter) => {
    if (letter === '\n' || letter === '\t') return letter;
    if (UNSEEN.test(letter)) return '';
    return isInFonts(letter.codePointAt(0) ?? 0) ? letter : UNKNOWN;
  }).join('');
}

/** Pictures of a document by name, JPEG, PNG or SVG; a template opens one as `/pictures/<name>`. */
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
