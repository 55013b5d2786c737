import { limitProblems } from '@strokebook/contract';
import type { z } from 'zod';
import { ImportError } from '../rounds/index.ts';

/** Display names of the fields of a course by holes. */
const fieldNames: Readonly<Record<string, string>> = {
  name: 'the name of the course',
  holes: 'the list of holes',
  number: 'the number',
  par: 'the par',
  strokeIndex: 'the stroke index',
  handicap: 'the stroke index',
  green: 'the outline of the green',
  greenCenter: 'the middle of the green',
  pin: 'the pin',
  tees: 'the list of tees',
  start: 'the tee',
  hazards: 'the list of hazards',
  kind: 'the kind',
  poly: 'the outline',
  features: 'the list of shapes',
};
/** Display names of list entries, which are counted from 1. */
const entryNames: Readonly<Record<string, string>> = {
  hazards: 'hazard',
  green: 'point of the green',
  poly: 'point of the outline',
  tees: 'tee',
};

/**
 * Validates a course file; messages name the place: 'hole 7: the par is 9, more than 7'. @throws ImportError with all
 * problems.
 */
export function parseCourse<S extends z.ZodType>(schema: S, json: unknown): z.output<S> {
  const result = schema.safeParse(json);
  if (result.success) return result.data;
  const sentences = result.error.issues.map((issue) => sentenceOf(issue, json));
  throw new ImportError(limitProblems([...new Set(sentences)].map((message) => ({ path: '', message }))));
}

function sentenceOf(issue: z.core.$ZodIssue, json: unknown): string {
  const place = placeOf(issue.path, json);
  const what = describeIssue(issue, valueAt(json, issue.path));
  return `${place === '' ? 'the file' : place} ${what}`;
}

/** 'hole 7: hazard 2, the kind'; for a hole without a number 'the 3rd hole of the file: …'. */
function placeOf(path: readonly PropertyKey[], json: unknown): string {
  if (path[0] !== 'holes' || typeof path[1] !== 'number') return fieldsOf(path);
  const hole = holeName(valueAt(json, path.slice(0, 2)), path[1]);
  // If the number itself is wrong, the hole is named by its position in the file.
  const subject = path[2] === 'number' ? holeName(null, path[1]) : hole;
  return path.length === 2 ? subject : `${subject}: ${fieldsOf(path.slice(2))}`;
}

function holeName(hole: unknown, index: number): string {
  const number = valueAt(hole, ['number']);
  return typeof number === 'number' || typeof number === 'string'
    ? `hole ${number}`
    : `hole no. ${index + 1} of the file`;
}

/** For a list entry its kind and position; the index of a wrong coordinate is left out. */
function fieldsOf(path: readonly PropertyKey[]): string {
  const parts: string[] = [];
  for (const [index, key] of path.entries()) {
    const next = path[index + 1];
    if (typeof key === 'number') continue;
    const entry = entryNames[String(key)];
    if (typeof next === 'number' && entry !== undefined) parts.push(`${entry} ${next + 1}`);
    else parts.push(fieldNames[String(key)] ?? `“${String(key)}”`);
  }
  return parts.join(', ');
}

function describeIssue(issue: z.core.$ZodIssue, value: unknown): string {
  if (value === undefined) return 'is missing';
  if (issue.code === 'custom') return issue.message;
  const isList = Array.isArray(value);
  if (issue.code === 'too_big') {
    return isList
      ? `has ${value.length} entries, more than ${issue.maximum}`
      : `is ${shown(value)}, more than ${issue.maximum}`;
  }
  if (issue.code === 'too_small') {
    if (isList || value === '') return 'is empty';
    return `is ${shown(value)}, less than ${issue.minimum}`;
  }
  return `cannot be read: ${shown(value)}`;
}

const MAX_SHOWN = 40;

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}

const valueAt = (json: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    json,
  );
