import { fold } from '../format/index.ts';
import type { CoursePlace } from './course-place.ts';
import { otherStateName } from './us-states.ts';

/** The words of what a person types to find a course. */
export const courseQueryWords = (text: string): readonly string[] =>
  fold(text)
    .split(' ')
    .filter((word) => word !== '');

/** Name and place of a course for search; a state is found by its name and by its abbreviation. */
export const courseWords = ({ name, city, region, country }: CoursePlace & { readonly name: string }): string =>
  courseQueryWords(
    [name, city, region, region == null ? null : otherStateName(region), country]
      .filter((part) => part != null)
      .join(' '),
  ).join(' ');

/** Whether a course is found by some words; short ones are beginnings of words, so that OH does not find Johnston. */
export const matchesWords = (folded: string, words: readonly string[]): boolean =>
  words.every((word) => ` ${folded}`.includes(searchedPart(word)));

/** Whether each of some words begins one of a course's: 'alder' begins a word of Alder Creek, and none of Port Calder. */
export const beginsWords = (folded: string, words: readonly string[]): boolean =>
  words.every((word) => ` ${folded}`.includes(` ${word}`));

const SHORT_WORD = 2;
/** The part of ` ${courseWords}` that a word is searched as. */
export const searchedPart = (word: string): string => (word.length <= SHORT_WORD ? ` ${word}` : word);

/** Words that one source writes after a name and another one does not. */
const KINDS_OF_COURSES = /\b(?:the|golf|club|course|country|links|resort|gc|cc|gcc)\b/g;

/** A name by which two sources call the same course: 'Pebble Beach' for 'Pebble Beach Golf Links'. */
export function bareCourseName(name: string): string {
  const folded = courseQueryWords(name).join(' ');
  const bare = folded
    .replaceAll(KINDS_OF_COURSES, ' ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return bare === '' ? folded : bare;
}
