import { readFileSync, statSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { type FileReading, readFile } from '@strokebook/importers/courses';
import { ImportError } from '@strokebook/importers/rounds';

/** A season of a whole tour is 100 MB; larger files are a mistake, and would not fit into memory twice. */
const MAX_BYTES = 256 * 1024 * 1024;

/** Reads a file from disk, compressed or not. @throws Error with one sentence that names the file and the problem. */
export function readInput(file: string): FileReading {
  const text = textOf(file);
  try {
    return readFile(file, text);
  } catch (error) {
    if (!(error instanceof ImportError)) throw new Error(`${file}: ${sentenceOf(error)}`, { cause: error });
    const lines = error.problems.map(({ path, message }) => `${file}: ${path === '' ? '' : `${path} `}${message}`);
    throw new Error(lines.join('\n'), { cause: error });
  }
}

/** The text of a file, compressed or not. @throws Error with one sentence that names the file and the problem. */
export function textOf(file: string): string {
  try {
    return unpackedText(file);
  } catch (error) {
    throw new Error(`${file}: ${sentenceOf(error)}`, { cause: error });
  }
}

function unpackedText(file: string): string {
  const { size } = statSync(file);
  if (size > MAX_BYTES) throw new Error(`is ${Math.round(size / 1e6)} MB, more than ${Math.round(MAX_BYTES / 1e6)} MB`);
  const bytes = readFileSync(file);
  const isCompressed = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const plain = isCompressed ? gunzipSync(bytes, { maxOutputLength: MAX_BYTES }) : bytes;
  return new TextDecoder('utf-8', { fatal: true }).decode(plain);
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (!('code' in error)) return error.message;
  switch (error.code) {
    case 'ENOENT':
      return 'there is no such file';
    case 'EISDIR':
      return 'is a folder, not a file';
    case 'EACCES':
      return 'may not be read';
    case 'ERR_BUFFER_TOO_LARGE':
      return `unpacks to more than ${Math.round(MAX_BYTES / 1e6)} MB`;
    case 'ERR_ENCODING_INVALID_ENCODED_DATA':
      return 'is not UTF-8 text';
    default:
      return error.message;
  }
}
