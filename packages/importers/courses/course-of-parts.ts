import { surfaceCount } from '@strokebook/golf/courses';
import { distanceBetween } from '@strokebook/golf/geometry';
import {
  COURSE_FORMAT,
  type CourseDocument,
  type CourseHole,
  type CourseTee,
  type LatLon,
  metres,
  type Provenance,
  type Ring,
  type Surface,
  surfaces,
  type Yards,
} from '@strokebook/golf/model';
import type { MapFeature } from './course-shapes.ts';
import { lengthIn, parIn, readLength, strokeIndexIn, valuesByColour, wordOf } from './course-tags.ts';
import { type HoleLine, lengthOf, metresOf, parsOfLengths } from './infer-holes.ts';
import { slugOf, typedPlain } from '../rounds/index.ts';

/** The map's data of a hole, before it becomes part of a document. */
export type HoleParts = {
  readonly number: number;
  readonly numberFrom: Provenance;
  /** From tee to green; empty if unknown. */
  readonly line: HoleLine;
  /** The drawn line, whose tags may contain par and length. */
  readonly feature: MapFeature | null;
  readonly green: MapFeature | null;
  readonly pin: LatLon | null;
  readonly tees: readonly MapFeature[];
  readonly others: readonly MapFeature[];
};

/** Max number of outlines of one kind without a hole, and of one hole. */
const MAX_LOOSE = 1_000;
const MAX_OF_HOLE = 300;
/** Limits of the contract. */
const MAX = { bends: 200, tees: 20, name: 120, attribution: 400 };

/** Builds a course document from its parts, and warns about features that belong to no hole. */
export function courseOf(parts: {
  readonly name: string;
  readonly attribution: string;
  readonly holes: readonly HoleParts[];
  readonly loose: readonly MapFeature[];
}): { readonly course: CourseDocument; readonly warnings: readonly string[] } {
  const { holes } = parts;
  const inferred = parsOfLengths(
    holes.map((hole) => ({ length: hole.line.length > 1 ? lengthOf(hole.line) : null, par: parOf(hole) })),
  );
  const position = holes.flatMap(({ line, tees, green }) => line[0] ?? tees[0]?.centre ?? green?.centre ?? [])[0];
  const name = parts.name.trim().slice(0, MAX.name).trim() || 'Course';
  const shapes = shapesOf(parts.loose, MAX_LOOSE);
  return {
    course: {
      format: COURSE_FORMAT,
      courseId: courseIdOf(name, position ?? null),
      name,
      ...(position === undefined ? {} : { position }),
      tees: cardsOf(holes),
      holes: holes.map((hole, index) => holeOf(hole, inferred[index] ?? null)),
      ...(Object.keys(shapes).length === 0 ? {} : { shapes }),
      attribution: parts.attribution.slice(0, MAX.attribution),
    },
    warnings: looseWarnings(parts.loose, shapes),
  };
}

/** If a name has no letter that an id can contain, the id is derived from the position. */
export function courseIdOf(name: string, position: LatLon | null): string {
  if (position === null || /[a-z0-9]/.test(typedPlain(name))) return slugOf(name, 60);
  const place = (degrees: number, signs: string): string =>
    `${Math.abs(degrees).toFixed(3)}${signs[degrees < 0 ? 1 : 0]}`;
  return slugOf(`course-${place(position.lat, 'ns')}-${place(position.lon, 'ew')}`, 60);
}

const parOf = (hole: HoleParts): number | null =>
  [hole.feature, hole.green, ...hole.tees].reduce<number | null>(
    (par, feature) => par ?? (feature === null ? null : parIn(feature.properties)),
    null,
  );

function holeOf(hole: HoleParts, inferredPar: number | null): CourseHole {
  const mappedPar = parOf(hole);
  const par = mappedPar ?? inferredPar;
  const strokeIndex = [hole.feature, hole.green, ...hole.tees].reduce<number | null>(
    (index, feature) => index ?? (feature === null ? null : strokeIndexIn(feature.properties)),
    null,
  );
  const tee = hole.line[0] ?? hole.tees[0]?.centre;
  const greenCentre = hole.green?.centre ?? hole.line.at(-1);
  const boxes = hole.tees.slice(0, MAX.tees).map(({ centre }) => centre);
  const own = [...(hole.green === null ? [] : [hole.green]), ...hole.tees, ...hole.others];
  return {
    number: hole.number,
    numberFrom: hole.numberFrom,
    ...(par === null ? {} : { par, parFrom: mappedPar === null ? ('inferred' as const) : ('mapped' as const) }),
    ...(strokeIndex === null ? {} : { strokeIndex }),
    ...(tee === undefined ? {} : { tee }),
    ...(boxes.length === 0 ? {} : { teeBoxes: boxes }),
    ...(greenCentre === undefined ? {} : { greenCentre }),
    ...(hole.pin === null ? {} : { pin: hole.pin }),
    ...(hole.line.length > 1 ? { centreLine: thinned(hole.line) } : {}),
    shapes: shapesOf(own, MAX_OF_HOLE),
  };
}

function thinned(line: HoleLine): HoleLine {
  const every = Math.ceil(line.length / (MAX.bends - 1));
  return every <= 1 ? line : line.filter((_point, index) => index % every === 0 || index === line.length - 1);
}

type Shapes = { [surface in Surface]?: Ring[] };

function shapesOf(features: readonly MapFeature[], most: number): Shapes {
  const shapes: Shapes = {};
  for (const { surface, isRing, points } of features) {
    if (surface === null || !isRing) continue;
    const rings = shapes[surface] ?? [];
    if (rings.length < most) shapes[surface] = [...rings, points];
  }
  return shapes;
}

/** 'White' of `dist:white`. */
const nameOfColour = (colour: string): string =>
  `${colour.charAt(0).toUpperCase()}${colour.slice(1)}`.slice(0, MAX.name);

/** Name of the card if the map gives lengths without a tee. */
const CARD = 'Card';

/** The lengths in the map: of the holes' lines, and of tees by their color or name. */
function cardsOf(holes: readonly HoleParts[]): readonly CourseTee[] {
  const cards = new Map<string, (Yards | null)[]>();
  const note = (name: string, index: number, length: Yards | null): void => {
    if (length === null) return;
    const yards = cards.get(name) ?? holes.map(() => null);
    yards[index] ??= length;
    cards.set(name, yards);
  };
  for (const [index, hole] of holes.entries()) {
    const measured = hole.line.length > 1 ? metresOf(hole.line) : null;
    if (hole.feature !== null) {
      note(CARD, index, lengthIn(hole.feature.properties, measured));
      for (const [colour, value] of valuesByColour(hole.feature.properties, 'dist'))
        note(nameOfColour(colour), index, readLength(value, measured));
    }
    for (const { properties, centre } of hole.tees) {
      const colour = wordOf(properties, 'tee', 'colour', 'color', 'golf:tee');
      const toGreen = hole.green === null ? measured : distanceBetween(centre, hole.green.centre);
      if (colour !== null)
        note(colour.slice(0, MAX.name), index, lengthIn(properties, toGreen === null ? null : metres(toGreen)));
    }
  }
  return [...cards].slice(0, MAX.tees).map(([name, yards]) => ({ name, yards }));
}

function looseWarnings(loose: readonly MapFeature[], kept: Shapes): readonly string[] {
  const counts = surfaces.flatMap((surface) => {
    const count = loose.filter((feature) => feature.surface === surface).length;
    return count === 0
      ? []
      : [
          {
            surface,
            count,
            lost: loose.filter((one) => one.surface === surface && one.isRing).length - (kept[surface]?.length ?? 0),
          },
        ];
  });
  if (counts.length === 0) return [];
  const list = counts.map(({ surface, count }) => surfaceCount(surface, count));
  const lost = counts.reduce((sum, one) => sum + one.lost, 0);
  return [
    `on no hole: ${list.join(', ')}; drawn with the whole course only`,
    ...(lost === 0 ? [] : [`${lost} of these were left out, because a course keeps ${MAX_LOOSE} of a kind`]),
  ];
}
