import { findRoundProblems, type RoundDocument as Round } from '@strokebook/golf/model';
import { limitProblems, toProblems } from './problems.ts';
import type { Problem } from './schemas/error.ts';
import { RoundDocument } from './schemas/round.ts';

export type RoundReading =
  | { readonly isValid: true; readonly round: Round }
  | { readonly isValid: false; readonly problems: readonly Problem[] };

/** The only parser of round documents: the schema checks the shape, the engine the meaning. Returns all problems. */
export function readRound(json: unknown): RoundReading {
  const parsed = RoundDocument.safeParse(json);
  if (!parsed.success) return { isValid: false, problems: toProblems(parsed.error) };
  const problems = findRoundProblems(parsed.data);
  return problems.length === 0
    ? { isValid: true, round: parsed.data }
    : { isValid: false, problems: limitProblems(problems) };
}
