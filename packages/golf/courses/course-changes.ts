import { changeOf, NOTHING } from '../format/index.ts';
import type { CourseDocument, CourseTee } from '../model/index.ts';
import { isSameLine, isSameTees } from './course-corrections.ts';

const places = [
  ['Name', 'name'],
  ['Town', 'city'],
  ['State or region', 'region'],
  ['Country', 'country'],
] as const;

/**
 * What a correction of a course changed, in words: 'Town: - → Carmel', 'Hole 9, par: 5 → 4'. Empty if nothing that a
 * person can correct differs.
 */
export function courseChanges(before: CourseDocument, after: CourseDocument): readonly string[] {
  const earlier = new Map(before.holes.map((hole) => [hole.number, hole]));
  return [
    ...places.flatMap(([label, field]) => changeOf(label, textOf(before[field]), textOf(after[field]))),
    ...teeChanges(before, after),
    ...after.holes.flatMap((hole) => {
      const was = earlier.get(hole.number);
      const name = `Hole ${hole.number}`;
      if (was === undefined) return [];
      return [
        ...changeOf(`${name}, par`, textOf(was.par), textOf(hole.par)),
        ...changeOf(`${name}, stroke index`, textOf(was.strokeIndex), textOf(hole.strokeIndex)),
        ...(isSameLine(was.centreLine, hole.centreLine) ? [] : [`${name}: line changed`]),
      ];
    }),
  ];
}

const textOf = (value: string | number | undefined): string => String(value ?? NOTHING);

function teeChanges(before: CourseDocument, after: CourseDocument): readonly string[] {
  const namesOf = (tees: readonly CourseTee[]) => tees.map(({ name }) => name).join(', ') || NOTHING;
  if (isSameTees(before.tees, after.tees, after.holes.length)) return [];
  const renamed = changeOf('Tees', namesOf(before.tees), namesOf(after.tees));
  return renamed.length > 0 ? renamed : ['Tees: rating, slope or yards changed'];
}
