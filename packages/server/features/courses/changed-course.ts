import type { CourseChange } from '@strokebook/contract';
import type { CourseDocument, CourseHole } from '@strokebook/golf/model';

/** A course with its corrections; outlines and what is not corrected stay as they are (DATA-O61). */
export function changedCourse(before: CourseDocument, change: CourseChange): CourseDocument {
  const { city: _city, region: _region, country: _country, ...rest } = before;
  const corrected = new Map(change.holes.map((hole) => [hole.number, hole]));
  return {
    ...rest,
    name: change.name,
    ...withText('city', change.city),
    ...withText('region', change.region),
    ...withText('country', change.country),
    tees: change.tees,
    holes: before.holes.map((hole) => changedHole(hole, corrected.get(hole.number))),
  };
}

const withText = (field: 'city' | 'region' | 'country', text: string | null) =>
  text === null || text === '' ? {} : { [field]: text };

function changedHole(hole: CourseHole, change: CourseChange['holes'][number] | undefined): CourseHole {
  if (change === undefined) return hole;
  const { par: _par, parFrom: _parFrom, centreLine: _line, ...rest } = hole;
  const { par, centreLine } = change;
  const isSamePar = par === (hole.par ?? null);
  // A par that a person has said is no guess.
  const parFrom = isSamePar ? hole.parFrom : 'mapped';
  const isSameLine = JSON.stringify(centreLine) === JSON.stringify(hole.centreLine ?? null);
  return {
    ...rest,
    ...(par === null ? {} : { par, ...(parFrom === undefined ? {} : { parFrom }) }),
    ...(centreLine === null ? {} : { centreLine }),
    // A hole is measured from the start of its line.
    ...(isSameLine || centreLine === null ? {} : { tee: centreLine[0] }),
  };
}
