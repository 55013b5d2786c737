import { jsonPath, type Problem } from '@strokebook/contract';

/** The round document is 6 deep; nothing else in the contract is deeper. */
const DEEPEST = 32;
/** A round with every shot has about 12,000 values, a group of overviews naming 5,000 rounds each 300,000. */
const MAX_VALUES = 400_000;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const [OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Looks at JSON before anything is built from it, in one pass over its bytes: answers a sentence when it is nested
 * too deep or holds too many values, else null. It need not be valid JSON.
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
      if (depth > DEEPEST) return `is nested deeper than ${DEEPEST} levels`;
    } else if (byte === CLOSE_ARRAY || byte === CLOSE_OBJECT) depth -= 1;
    else if (byte === COMMA) {
      values += 1;
      if (values > MAX_VALUES) return `has more than ${MAX_VALUES} values`;
    }
  }
  return null;
}

/** Texts that JSON can carry but no database can store: with a zero character or half a surrogate pair. */
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
