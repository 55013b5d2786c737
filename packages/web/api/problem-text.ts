import { ApiError } from './errors.ts';

/** What the server found wrong with a field, as a sentence that begins with its name; null where it found nothing. */
export function problemText(error: unknown, field: string, name: string): string | null {
  if (!(error instanceof ApiError)) return null;
  const problem = error.problems.find(({ path }) => path === `$.${field}`);
  return problem === undefined ? null : `${name} ${problem.message}.`;
}

/** The same of a day; of one that was not chosen, what is to be done about it. */
export function dayProblemText(error: unknown, field: string, name: string, day: string): string | null {
  const problem = problemText(error, field, name);
  return problem !== null && day === '' ? `Choose the ${name.toLowerCase().replace(/^the /, '')}.` : problem;
}
