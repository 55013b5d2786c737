import { jsonPath, type Problem } from '@strokebook/contract';

/** The round document, the deepest in the contract, has a depth of 6. */
const MAX_DEPTH = 32;
/** A round with every shot has about 12,000 values, a group of overviews with 5,000 round ids each 300,000. */
const MAX_VALUES = 400_000;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const [OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Scans JSON before it is parsed, in one pass over its bytes: returns a message if it is nested too deeply or has too
 * many values, else null. It need not be valid JSON.
 */
export function findJsonExcess(json: Uint8Array): string | null {
  let depth = 0;
  let values = 0;
  let isInText = false;
  for (let index = 0; index < json.length; index += 1) {
    const byte = json[index];
    if (isInText) {
      if (byte === BACKSLASH) index += 1;
      else if (byte === QUOTE) isInText = false;
    } else if (byte === QUOTE) isInText = true;
    else if (byte === OPEN_ARRAY || byte === OPEN_OBJECT) {
      depth += 1;
      values += 1;
      if (depth > MAX_DEPTH) return `is nested deeper than ${MAX_DEPTH} levels`;
    } else if (byte === CLOSE_ARRAY || byte === CLOSE_OBJECT) depth -= 1;
    else if (byte === COMMA) {
      values += 1;
      if (values > MAX_VALUES) return `has more than ${MAX_VALUES} values`;
    }
  }
  return null;
}

/** Texts that are valid JSON but that no database can store: with a NUL or an unpaired surrogate. */
export function findUnstorableTexts(value: unknown): readonly Problem[] {
  const problems: Problem[] = [];
  const visit = (node: unknown, path: readonly PropertyKey[]): void => {
    if (typeof node === 'string') {
      if (node.includes('\0')) problems.push({ path: jsonPath(path), message: 'has a zero character' });
      else if (!node.isWellFormed()) problems.push({ path: jsonPath(path), message: 'has half a surrogate pair' });
    } else if (Array.isArray(node)) {
      node.forEach((item, index) => visit(item, [...path, index]));
    } else if (typeof node === 'object' && node !== null) {
      for (const [key, item] of Object.entries(node)) visit(item, [...path, key]);
    }
  };
  visit(value, []);
  return problems;
}
