import { firstAhead } from '@strokebook/golf/dispersion';
import {
  headingBetween,
  type PlanePoint,
  type PlaneRing,
  type TurnedPlane,
  turnedPlane,
} from '@strokebook/golf/geometry';
import {
  type CourseDocument,
  type CourseHole,
  type LatLon,
  type Metres,
  type Ring,
  type Surface,
  surfaces,
} from '@strokebook/golf/model';
import { lineLength, type PlayLine, planeDistance, pointAlong } from './play-line.ts';

type Outlines = Readonly<Record<Surface, readonly PlaneRing[]>>;

/** A hole in metres on a plane: its tee is the origin, and the middle of its green lies straight above it. */
export type HoleGround = {
  /** From the tee along the hole's centre line to the middle of its green. */
  readonly line: PlayLine;
  /** The hole's own outlines, and those that the whole course shares: a pond between two holes is drawn on one of them. */
  readonly shapes: Outlines;
};

/** Outlines of other holes that are drawn too: what is mown for another hole is none of this one's. */
const shared: ReadonlySet<Surface> = new Set(['water', 'penaltyArea', 'woods']);
/** A centre line's last point this near the middle of the green stands for it. */
const SAME_PLACE_METRES = 40;

/**
 * @param tee where it is played from, when that is not the tee it is measured from.
 * @returns null of a hole whose tee or green nobody mapped.
 */
export function holeGround(course: CourseDocument, hole: CourseHole, tee?: LatLon): HoleGround | null {
  const lined = linedHole(hole, tee);
  if (lined === null) return null;
  const { line, plane } = lined;
  const { toView } = plane;
  const ringsOf = (rings: readonly Ring[] | undefined): readonly PlaneRing[] =>
    (rings ?? []).filter(({ length }) => length > 2).map((ring) => ring.map(toView));
  const others = course.holes.filter(({ number }) => number !== hole.number);
  const shapes = Object.fromEntries(
    surfaces.map((surface) => [
      surface,
      [
        ...ringsOf(course.shapes?.[surface]),
        ...(shared.has(surface) ? others.flatMap((other) => ringsOf(other.shapes[surface])) : []),
        ...ringsOf(hole.shapes[surface]),
      ],
    ]),
  ) as unknown as Outlines;
  return { line, shapes };
}

/** The place on a hole's line of play, or straight behind its tee, from which it is so long; null of a hole that nobody mapped. */
export function placeAtLength(hole: CourseHole, length: Metres): LatLon | null {
  const lined = linedHole(hole);
  return lined && lined.plane.fromView(pointAlong(lined.line, lineLength(lined.line) - length));
}

/** A hole's line of play, on the plane of `HoleGround`. */
function linedHole(hole: CourseHole, tee?: LatLon): { readonly line: PlayLine; readonly plane: TurnedPlane } | null {
  const start = tee ?? hole.tee ?? hole.centreLine?.[0];
  const green = hole.greenCentre ?? hole.centreLine?.at(-1);
  if (start === undefined || green === undefined) return null;
  const plane = turnedPlane(start, headingBetween(start, green));
  return { line: lineOf((hole.centreLine ?? []).map(plane.toView), plane.toView(green)), plane };
}

/** Tee, the corners ahead of it, and the middle of the green. */
function lineOf(centreLine: readonly PlanePoint[], green: PlanePoint): PlayLine {
  const corners = centreLine.length === 0 ? [] : centreLine.slice(firstAhead(centreLine));
  const between = corners.filter(
    (corner) => planeDistance(corner, green) > SAME_PLACE_METRES && planeDistance(corner, origin) > SAME_PLACE_METRES,
  );
  return [origin, ...between, green];
}

const origin: PlanePoint = { x: 0, y: 0 };
