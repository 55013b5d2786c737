import type { Problem } from '@strokebook/contract';
import type { z } from 'zod';
import { ImportError } from './problem.ts';

/** More than this many problems help nobody. */
const MOST_PROBLEMS = 50;

/** @throws ImportError with every problem and its JSON path. */
export function parseOrRefuse<S extends z.ZodType>(schema: S, json: unknown): z.output<S> {
  const result = schema.safeParse(json);
  if (result.success) return result.data;
  throw new ImportError(result.error.issues.slice(0, MOST_PROBLEMS).map(problemOf));
}

function problemOf(issue: { readonly path: readonly PropertyKey[]; readonly message: string }): Problem {
  return { path: jsonPath(issue.path), message: issue.message };
}

/** `$.holes[3].score`. */
export function jsonPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : `${text}.${String(key)}`),
    '$',
  );
}
