/** The fields of an object of another product's JSON, whose values may be anything. */
export type Fields = Readonly<Record<string, unknown>>;

const noFields: Fields = {};

/** Its own fields; none for other values. */
export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : noFields;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Max rounds of one file: a team's four years. A list of a million entries is an attack. */
export const MAX_ROUNDS_OF_FILE = 10_000;

/** A list of rounds, as long as one may be. */
export const roundListOf = (value: unknown): readonly unknown[] => listOf(value).slice(0, MAX_ROUNDS_OF_FILE);

/** A finite number, also where it is written as text; undefined for sentinels such as 'NH' and '-'. */
export function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string' || !/^\s*[+-]?\d+(\.\d+)?\s*$/.test(value)) return undefined;
  return Number(value);
}

export function wholeOf(value: unknown): number | undefined {
  const number = numberOf(value);
  return number !== undefined && Number.isInteger(number) ? number : undefined;
}

/** Long texts are notes or attacks: ids and names are short. */
const MAX_TEXT = 500;

/** A text without blanks around it, or a number as text; undefined without one. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return undefined;
  const text = value.slice(0, MAX_TEXT).trim();
  return text === '' ? undefined : text;
}

/** 'T' and 'F', true and false as boolean or text; undefined for other values. */
export function flagOf(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  const text = textOf(value)?.toLowerCase();
  if (text === 't' || text === 'true' || text === '1') return true;
  return text === 'f' || text === 'false' || text === '0' ? false : undefined;
}

/** Whether a text is one JSON value. */
export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
