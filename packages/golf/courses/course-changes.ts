import { changeOf, NOTHING } from '../format/index.ts';
import type { CourseDocument, CourseTee } from '../model/index.ts';
import { type CorrectedCourse, isSameLine, isSameTees } from './course-corrections.ts';

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

/** What an import does with the corrections of a course, in words as `courseChanges` has them. */
type ImportedCorrections = { readonly kept: readonly string[]; readonly lost: readonly string[] };

/**
 * The corrections of holes that a newly read file no longer has, as `courseChanges` has them: 'Hole 1, par: 5 → 4'. They
 * cannot be kept; lengths of corrected tees are among them.
 */
export function lostCorrections(read: CourseDocument, { imported, document }: CorrectedCourse): readonly string[] {
  const left = new Set(read.holes.map(({ number }) => number));
  const gone = document.holes.filter(({ number }) => !left.has(number));
  const hasOwnTees = !isSameTees(imported.tees, document.tees, document.holes.length);
  const lengths = gone.flatMap(({ number }) => {
    const at = document.holes.findIndex((hole) => hole.number === number);
    const known = document.tees.filter(({ yards }) => yards[at] != null).map(({ name }) => name);
    return hasOwnTees && known.length > 0 ? [`Hole ${number}, yards: ${known.join(', ')}`] : [];
  });
  return [...courseChanges({ ...document, holes: imported.holes }, { ...document, holes: gone }), ...lengths];
}

/** 'Stays as it was corrected: …' and 'Lost, because the file has no such hole: …'; empty for a course without corrections. */
export const correctionLines = ({ kept, lost }: ImportedCorrections): readonly string[] => [
  ...(kept.length === 0 ? [] : [`Stays as it was corrected: ${kept.join('; ')}`]),
  ...(lost.length === 0 ? [] : [`Lost, because the file has no such hole: ${lost.join('; ')}`]),
];
