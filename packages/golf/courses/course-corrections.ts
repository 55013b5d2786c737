import type { CourseDocument, CourseHole, CourseTee } from '../model/index.ts';

/** A course as it was read from a file, and as a person has corrected it since. */
export type CorrectedCourse = { readonly imported: CourseDocument; readonly document: CourseDocument };

const texts = ['name', 'city', 'region', 'country'] as const;

/** Whether two lists of tees say the same of a course's holes; lengths count in whole yards. */
export const isSameTees = (one: readonly CourseTee[], other: readonly CourseTee[], holes: number): boolean =>
  JSON.stringify(one.map((tee) => teeFacts(tee, holes))) === JSON.stringify(other.map((tee) => teeFacts(tee, holes)));

const teeFacts = ({ name, gender, rating, slope, yards }: CourseTee, holes: number) => [
  ...[name, gender ?? null, rating ?? null, slope ?? null],
  ...Array.from({ length: holes }, (_unused, at) => (yards[at] == null ? null : Math.round(yards[at]))),
];

/** Whether a hole has the same line in two versions. */
export const isSameLine = (one: CourseHole['centreLine'], other: CourseHole['centreLine']): boolean =>
  pointsText(one) === pointsText(other);

const pointsText = (line: CourseHole['centreLine']): string =>
  (line ?? []).map(({ lat, lon }) => `${lat} ${lon}`).join(';');

/**
 * A course that was read from a file again, with the corrections of the stored one: what differs from its own file was
 * typed by a person and stays. Holes are matched by number; stroke indexes and tees stay as a whole, because each is one
 * card.
 */
export function withCorrections(read: CourseDocument, { imported, document }: CorrectedCourse): CourseDocument {
  const corrected = texts.filter((field) => imported[field] !== document[field]);
  const kept = Object.fromEntries(corrected.map((field) => [field, document[field]]));
  const hasOwnTees = !isSameTees(imported.tees, document.tees, document.holes.length);
  return {
    ...read,
    ...kept,
    tees: hasOwnTees ? document.tees.map((tee) => teeOn(read.holes, tee, document.holes)) : read.tees,
    holes: withHoleCorrections(read.holes, imported.holes, document.holes),
  };
}

/** A tee with its lengths at the places of other holes. */
const teeOn = (holes: readonly CourseHole[], tee: CourseTee, from: readonly CourseHole[]): CourseTee => ({
  ...tee,
  yards: holes.map(({ number }) => tee.yards[from.findIndex((hole) => hole.number === number)] ?? null),
});

function withHoleCorrections(
  read: readonly CourseHole[],
  imported: readonly CourseHole[],
  document: readonly CourseHole[],
): readonly CourseHole[] {
  const [before, after] = [byNumber(imported), byNumber(document)];
  const hasOwnIndexes = document.some(
    ({ number, strokeIndex }) => before.has(number) && before.get(number)?.strokeIndex !== strokeIndex,
  );
  return read.map((hole) => {
    const [was, is] = [before.get(hole.number), after.get(hole.number)];
    if (was === undefined || is === undefined) return hole;
    return {
      ...hole,
      ...(was.par === is.par ? {} : { par: is.par, parFrom: is.parFrom }),
      ...(hasOwnIndexes ? { strokeIndex: is.strokeIndex } : {}),
      ...(isSameLine(was.centreLine, is.centreLine) ? {} : { centreLine: is.centreLine, tee: is.tee }),
    };
  });
}

const byNumber = (holes: readonly CourseHole[]) => new Map(holes.map((hole) => [hole.number, hole]));
