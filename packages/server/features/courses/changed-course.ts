import type { CourseChange, HoleLines } from '@strokebook/contract';
import { isSameLine, isSameTees } from '@strokebook/golf/courses';
import type { CourseDocument, CourseHole } from '@strokebook/golf/model';
import { RequestError } from '../../http/request-error.ts';

/**
 * A course with its corrected card; ids, hole numbers and outlines stay as they are (DATA-O61).
 * @throws RequestError REQUEST_INVALID if the holes are not those of the course
 */
export function withCard(before: CourseDocument, change: CourseChange): CourseDocument {
  const { city: _city, region: _region, country: _country, ...rest } = before;
  refuseOtherHoles(before, change);
  // A card without lengths for all holes says the same as one with nulls for the rest.
  const tees = change.tees.map((tee) => ({ ...tee, yards: before.holes.map((_hole, at) => tee.yards[at] ?? null) }));
  return {
    ...rest,
    name: change.name,
    ...withText('city', change.city),
    ...withText('region', change.region),
    ...withText('country', change.country),
    tees: isSameTees(before.tees, tees, before.holes.length) ? before.tees : tees,
    holes: before.holes.map((hole, at) => holeOfCard(hole, change.holes[at])),
  };
}

function refuseOtherHoles(before: CourseDocument, { holes }: CourseChange): void {
  const numbers = before.holes.map(({ number }) => number);
  if (numbers.join() === holes.map(({ number }) => number).join()) return;
  const message =
    numbers.length === 0
      ? 'must be empty, because the course has no mapped holes'
      : `must be those of the course: ${numbers.join(', ')}`;
  throw new RequestError('REQUEST_INVALID', [{ path: '$.holes', message }]);
}

const withText = (field: 'city' | 'region' | 'country', text: string | null) =>
  text === null || text === '' ? {} : { [field]: text };

function holeOfCard(hole: CourseHole, card: CourseChange['holes'][number] | undefined): CourseHole {
  const { par: _par, parFrom: _parFrom, strokeIndex: _strokeIndex, ...rest } = hole;
  // A par that a person has said is no guess.
  const parFrom = card?.par === hole.par ? hole.parFrom : 'mapped';
  return {
    ...rest,
    ...(card?.par === undefined ? {} : { par: card.par, ...(parFrom === undefined ? {} : { parFrom }) }),
    ...(card?.strokeIndex === undefined ? {} : { strokeIndex: card.strokeIndex }),
  };
}

/**
 * A course with corrected lines of holes; its card stays as it is (DATA-O61).
 * @throws RequestError REQUEST_INVALID for a hole that the course does not have
 */
export function withHoleLines(before: CourseDocument, { holes }: HoleLines): CourseDocument {
  const known = new Set(before.holes.map(({ number }) => number));
  const problems = holes.flatMap(({ number }, at) =>
    known.has(number) ? [] : [{ path: `$.holes[${at}].number`, message: 'is no hole of the course' }],
  );
  if (problems.length > 0) throw new RequestError('REQUEST_INVALID', problems);
  const lines = new Map(holes.map(({ number, centreLine }) => [number, centreLine]));
  return { ...before, holes: before.holes.map((hole) => withLine(hole, lines.get(hole.number))) };
}

/** @param line undefined if it stays as it is, null to remove it. */
function withLine(hole: CourseHole, line: HoleLines['holes'][number]['centreLine'] | undefined): CourseHole {
  if (line === undefined || isSameLine(line ?? undefined, hole.centreLine)) return hole;
  const { centreLine: _line, ...rest } = hole;
  // A hole is measured from the start of its line.
  return line === null ? rest : { ...rest, centreLine: line, tee: line[0] };
}
