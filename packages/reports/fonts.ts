import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where `npm start` and `npm run build` unpack them. */
const folder = fileURLToPath(new URL('../../runtime/unpacked/fonts/', import.meta.url));

/**
 * The folder of the fonts: Latin, Greek and Cyrillic; Han and Kana; Hangul; emoji. Only these fonts are used, whatever
 * the system has.
 */
export const fontPaths: readonly string[] = [folder];

/** One font per family: its weights have the same glyphs. */
const regularFiles = [
  'inter/400Regular/Inter_400Regular.ttf',
  'noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
  'noto-sans-kr/400Regular/NotoSansKR_400Regular.ttf',
  'noto-emoji/400Regular/NotoEmoji_400Regular.ttf',
].map((file) => `${folder}${file}`);

/** First and last code point. */
type Range = readonly [first: number, last: number];

let ranges: readonly Range[] | null = null;

/** Whether a font has a glyph for a code point. The fonts are read once, at the first call. */
export function isInFonts(codePoint: number): boolean {
  ranges ??= regularFiles.flatMap((file) => coveredRanges(readFileSync(file)));
  return ranges.some(([first, last]) => first <= codePoint && codePoint <= last);
}

/** Code points of a TrueType font, from its `cmap` table in formats 4 and 12 (OpenType 1.9, cmap). */
function coveredRanges(font: Buffer): Range[] {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_unused, index) => 12 + 16 * index);
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap');
  if (entry === undefined) throw new Error('a font has no table of its letters');
  const cmap = font.readUInt32BE(entry + 8);
  return Array.from({ length: font.readUInt16BE(cmap + 2) }).flatMap((_unused, index) => {
    const at = cmap + font.readUInt32BE(cmap + 4 + 8 * index + 4);
    const format = font.readUInt16BE(at);
    if (format === 12) return groupsOf(font, at);
    return format === 4 ? segmentsOf(font, at) : [];
  });
}

const groupsOf = (font: Buffer, at: number): Range[] =>
  Array.from({ length: font.readUInt32BE(at + 12) }, (_unused, index): Range => {
    const group = at + 16 + 12 * index;
    return [font.readUInt32BE(group), font.readUInt32BE(group + 4)];
  });

function segmentsOf(font: Buffer, at: number): Range[] {
  const bytes = font.readUInt16BE(at + 6);
  return Array.from({ length: bytes / 2 }, (_unused, index): Range => {
    const last = at + 14 + 2 * index;
    return [font.readUInt16BE(last + bytes + 2), font.readUInt16BE(last)];
  }).filter(([first]) => first !== 0xffff);
}
