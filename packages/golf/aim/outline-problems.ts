import { localPlane, type PlanePoint } from '../geometry/index.ts';
import { type CourseHole, type LatLon, type Ring, type Surface, surfaces } from '../model/index.ts';
import { capitalized, countInWords } from './words.ts';

const names: Readonly<Record<Surface, string>> = {
  tee: 'tee',
  fairway: 'fairway',
  green: 'green',
  bunker: 'bunker',
  water: 'water',
  rough: 'rough',
  penaltyArea: 'penalty area',
  woods: 'woods',
};

/** Whether an outline has an area: at least three points that differ. */
export const isOutline = (ring: Ring): boolean => distinct(ring).length > 2;

const distinct = (ring: Ring): readonly LatLon[] =>
  ring.filter((point, index) => ring.findIndex(({ lat, lon }) => lat === point.lat && lon === point.lon) === index);

/** A sentence for each kind of outline of a hole that cannot be drawn, or that crosses itself; the hole is still planned. */
export function outlineProblems(hole: CourseHole): readonly string[] {
  return surfaces.flatMap((surface) => {
    const rings = hole.shapes[surface] ?? [];
    const flat = rings.find((ring) => !isOutline(ring));
    const crossed = rings.filter(isOutline).some(crossesItself);
    const of = `${names[surface]} of hole ${hole.number}`;
    const points = flat === undefined ? 0 : distinct(flat).length;
    return [
      ...(flat === undefined
        ? []
        : [
            `${capitalized(`the ${of}`)} has an outline of ${countInWords(points)} ${points === 1 ? 'point' : 'points'}, which encloses nothing: draw it with three or more.`,
          ]),
      ...(crossed
        ? [`An outline of the ${of} crosses itself: it is read as drawn. Draw it again if it is wrong.`]
        : []),
    ];
  });
}

/** Whether two sides of an outline cross within both: touching, as at a bridge to an inner ring, is no crossing. */
function crossesItself(ring: Ring): boolean {
  const points = ring.map(localPlane(ring[0] as LatLon).toPlane);
  const side = (index: number): readonly [PlanePoint, PlanePoint] => [
    points[index] as PlanePoint,
    points[(index + 1) % points.length] as PlanePoint,
  ];
  for (let one = 0; one < points.length; one += 1) {
    const [a, b] = side(one);
    for (let other = one + 2; other < points.length; other += 1) {
      const [c, d] = side(other);
      if (turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0) return true;
    }
  }
  return false;
}

const turn = (a: PlanePoint, b: PlanePoint, c: PlanePoint): number =>
  Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));
