import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folderOf = (packageFile: string): string => dirname(fileURLToPath(packageFile));
const inter = folderOf(import.meta.resolve('@expo-google-fonts/inter/package.json'));
const han = folderOf(import.meta.resolve('@expo-google-fonts/noto-sans-sc/package.json'));
const hangul = folderOf(import.meta.resolve('@expo-google-fonts/noto-sans-kr/package.json'));
const emoji = folderOf(import.meta.resolve('@expo-google-fonts/noto-emoji/package.json'));

/** Latin, Greek and Cyrillic; Han and Kana; Hangul; emoji. Only these fonts are used, whatever the system has. */
export const fontPaths: readonly string[] = [inter, han, hangul, emoji].flatMap((folder) =>
  ['400Regular', '600SemiBold'].map((weight) => join(folder, weight)),
);

/** One font per family: its weights have the same glyphs. */
const regularFiles = [
  join(inter, '400Regular/Inter_400Regular.ttf'),
  join(han, '400Regular/NotoSansSC_400Regular.ttf'),
  join(hangul, '400Regular/NotoSansKR_400Regular.ttf'),
  join(emoji, '400Regular/NotoEmoji_400Regular.ttf'),
];

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
