import { areAlike } from '@strokebook/importers/rounds';
import { type ImportItem, missingPars, parTold } from './import-list.ts';
import type { OfferedCourse } from './known-courses.ts';
import type { RoundImportState } from './use-round-import.ts';

/** A course of the files whose pars are asked. */
export type AskedCourse = {
  readonly course: string;
  readonly rounds: readonly ImportItem[];
  /** The numbers of the holes whose par nobody tells, in their order. */
  readonly holes: readonly number[];
  /** What was typed of them so far. */
  readonly typed: ReadonlyMap<number, number>;
  /** The par of these holes together, if the files tell it. */
  readonly parTold: number | null;
  /** Courses that can be the same one and whose pars are known: stored ones, then those that were just answered. */
  readonly alike: readonly OfferedCourse[];
};

/** The courses whose pars are asked, also once they are answered: the one with the most rounds first. */
export function askedCourses(state: RoundImportState, items: readonly ImportItem[]): readonly AskedCourse[] {
  const { stateOf, isThere, known, typed: typedPars, offered } = state;
  const groups = Map.groupBy(
    items.filter(
      (item) =>
        !['nobodys', 'future'].includes(stateOf(item)) && !isThere(item) && missingPars(item, undefined).length > 0,
    ),
    ({ course }) => course,
  );
  const asked = [...groups].flatMap(([course, rounds]): readonly Omit<AskedCourse, 'alike'>[] => {
    const typed = typedPars.get(course) ?? new Map<number, number>();
    // Without what was typed, so that a question stays once it is answered.
    const holes = [...new Set(rounds.flatMap((item) => missingPars(item, known.get(course))))].sort((a, b) => a - b);
    return holes.length === 0 ? [] : [{ course, rounds, holes, typed, parTold: parTold(rounds, holes) }];
  });
  return asked
    .toSorted((a, b) => b.rounds.length - a.rounds.length)
    .map((one) => ({
      ...one,
      alike: [
        ...(offered.get(one.course) ?? []),
        ...asked
          .filter((other) => other.course !== one.course && isAnswered(other) && areAlike(other.course, one.course))
          .map(({ course, typed }) => ({ label: course, pars: typed })),
      ],
    }));
}

export const isAnswered = ({ holes, typed }: Pick<AskedCourse, 'holes' | 'typed'>): boolean =>
  holes.every((hole) => typed.has(hole));
