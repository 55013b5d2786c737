import type { RoundSummary } from '../model/index.ts';
import { newestFirst, tournamentKey } from './select-rounds.ts';

/** A tournament or a course of a history (DATA-22); the name is the id where there is no other. */
export type PlayedName = { readonly id: string; readonly name: string };

/** The tournaments of finished rounds, each once, latest first. */
export const playedTournaments = (rounds: readonly RoundSummary[]): readonly PlayedName[] =>
  once(rounds, (round) => ({ id: tournamentKey(round), name: round.tournamentName }));

/** The courses of finished rounds, each once, last played first. */
export const playedCourses = (rounds: readonly RoundSummary[]): readonly PlayedName[] =>
  once(rounds, ({ courseId, courseName }) => ({ id: courseId ?? courseName, name: courseName }));

function once(
  rounds: readonly RoundSummary[],
  nameOf: (round: RoundSummary) => { readonly id: string | null; readonly name: string | null },
): readonly PlayedName[] {
  const names = new Map<string, PlayedName>();
  const finished = rounds.filter(({ status }) => status === 'completed');
  for (const { id, name } of finished.sort(newestFirst).map(nameOf)) {
    if (id !== null && name !== null && !names.has(id)) names.set(id, { id, name });
  }
  return [...names.values()];
}
