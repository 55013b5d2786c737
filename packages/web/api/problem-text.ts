import { ApiError } from './errors.ts';

/** The server's problem with a field, as a sentence that begins with the field's name; null if there is none. */
export function problemText(error: unknown, field: string, name: string): string | null {
  if (!(error instanceof ApiError)) return null;
  const problem = error.problems.find(({ path }) => path === `$.${field}`);
  return problem === undefined ? null : `${name} ${problem.message}.`;
}

/** `problemText` for a day; for a missing day it asks to choose one. */
export function dayProblemText(error: unknown, field: string, name: string, day: string): string | null {
  const problem = problemText(error, field, name);
  return problem !== null && day === '' ? `Choose the ${name.toLowerCase().replace(/^the /, '')}.` : problem;
}
