import type { Int } from '../model/index.ts';
import { answersOf, type Qualifier } from './qualifier.ts';

/** The letter that marks a round on another course than most play it on; null for the course of the round. */
export function letterOf(qualifier: Qualifier, round: Int, course: Int): string | null {
  const played = course === 0 ? undefined : answersOf(qualifier).rounds[round]?.courses[course];
  return played === undefined ? null : played.name.trim().slice(0, 1).toUpperCase();
}

/** 'K: round 2 at Knollwood, Black.' for each such course; '' without any. */
export const lettersText = (qualifier: Qualifier): string =>
  answersOf(qualifier)
    .rounds.flatMap(({ courses }, round) =>
      courses
        .slice(1)
        .map(
          ({ name, tee }, index) =>
            `${letterOf(qualifier, round, index + 1) ?? ''}: round ${round + 1} at ${name}, ${tee}.`,
        ),
    )
    .join(' ');
