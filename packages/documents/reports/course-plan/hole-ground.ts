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

/** A hole in meters on a plane: the tee is the origin, and the middle of the green is straight above it. */
export type HoleGround = {
  /** From the tee along the hole's center line to the middle of the green. */
  readonly line: PlayLine;
  /** The hole's own outlines and those of the whole course: a pond between two holes is drawn on one of them. */
  readonly shapes: Outlines;
  readonly toView: TurnedPlane['toView'];
};

/** Drawn outlines of other holes; their mown areas do not belong to this hole. */
const shared: ReadonlySet<Surface> = new Set(['water', 'penaltyArea', 'woods']);
/** If the last point of the center line is this near the middle of the green, it is the middle of the green. */
const SAME_PLACE_METRES = 40;

/**
 * @param tee where the hole is played from, if this is not the mapped tee.
 * @returns null if the tee or the green is not mapped.
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
  return { line, shapes, toView };
}

/** The point on the line of play, or behind the tee, with this length to the green; null for an unmapped hole. */
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

/** The tee, the corners ahead of it, and the middle of the green. */
function lineOf(centreLine: readonly PlanePoint[], green: PlanePoint): PlayLine {
  const corners = centreLine.length === 0 ? [] : centreLine.slice(firstAhead(centreLine));
  const between = corners.filter(
    (corner) => planeDistance(corner, green) > SAME_PLACE_METRES && planeDistance(corner, origin) > SAME_PLACE_METRES,
  );
  return [origin, ...between, green];
}

const origin: PlanePoint = { x: 0, y: 0 };
