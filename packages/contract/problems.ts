import type { z } from 'zod';
import type { Problem } from './schemas/error.ts';

/** An invalid document may have a problem for each value; nobody reads more than this number. */
export const MAX_PROBLEMS = 200;

/** All problems that zod found, each with its JSON path: '$.holes[3].par'. */
export function toProblems(error: z.ZodError): readonly Problem[] {
  return limitProblems(error.issues.flatMap(issueToProblems));
}

/** Returns the first problems and the number of the others. */
export function limitProblems(problems: readonly Problem[]): readonly Problem[] {
  if (problems.length <= MAX_PROBLEMS) return problems;
  const rest = problems.length - MAX_PROBLEMS;
  return [...problems.slice(0, MAX_PROBLEMS), { path: '$', message: `and ${rest} more problems` }];
}

/** A path of keys and indexes as JSON path. */
export function jsonPath(keys: readonly PropertyKey[]): string {
  return keys.reduce<string>((path, key) => {
    if (typeof key === 'number') return `${path}[${key}]`;
    const name = String(key);
    return /^[A-Za-z_]\w*$/.test(name) ? `${path}.${name}` : `${path}[${JSON.stringify(name)}]`;
  }, '$');
}

function issueToProblems(issue: z.core.$ZodIssue): readonly Problem[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: jsonPath([...issue.path, key]), message: 'is not a known field' }));
  }
  return [{ path: jsonPath(issue.path), message: issue.message }];
}
