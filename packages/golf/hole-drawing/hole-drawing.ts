import { type PlanePoint, simplifyLine, teeToPinHeading, turnedPlane } from '../geometry/index.ts';
import {
  type CourseHole,
  degrees,
  FEET_PER_METRE,
  type Int,
  type LatLon,
  type Ring,
  type Surface,
  yards,
  type Yards,
} from '../model/index.ts';
import { arcsAround, type DrawnArc } from './arcs.ts';
import type { DrawingFrame, DrawnPoint } from './drawing-frame.ts';
import { drawn, frameAround, framedSurfaces } from './fit-frame.ts';
import { greenOf, lineOfPlay, teeOf } from './line-of-play.ts';
import { eachSurface, type Outline, outlineOf } from './outlines.ts';

/** A hole as a small picture: feet in a frame, the tee at the bottom and the green at the top. */
export type HoleDrawing = {
  readonly number: Int;
  readonly par: Int | null;
  /** Along the line of play. */
  readonly length: Yards;
  readonly width: Int;
  readonly height: Int;
  readonly frame: DrawingFrame;
  readonly tee: DrawnPoint;
  readonly green: DrawnPoint;
  /** The line of play, x and y in turn: fairways are mown across it. */
  readonly line: readonly Int[];
  readonly arcs: readonly DrawnArc[];
  readonly outlines: Readonly<Record<Surface, readonly Outline[]>>;
};

/** Feet around the frame in which outlines are drawn too, for covers that are wider than the hole. */
const BLEED = 150;
/** Max distance of a left-out corner from its outline, in feet: small shapes are close to the eye. */
const tolerances: Readonly<Record<Surface, number>> = {
  tee: 1,
  fairway: 4,
  green: 1.6,
  bunker: 1.6,
  water: 5,
  rough: 8,
  penaltyArea: 8,
  woods: 8,
};
/** Numbers in all outlines of a hole: eighteen holes then take about 25 kB. */
const MAX_NUMBERS = 240;

/** Draws a hole; null if its tee or its green is unknown. @param shared outlines of the course that belong to no hole. */
function drawHole(hole: CourseHole, shared: CourseHole['shapes'] = {}): HoleDrawing | null {
  const [tee, green] = [teeOf(hole), greenOf(hole)];
  const exact = teeToPinHeading(tee, green);
  if (tee === null || green === null || exact === null) return null;
  // Two decimals: less than a foot at the green, and short in a reply.
  const heading = degrees(Math.round(exact * 100) / 100);
  const plane = turnedPlane(tee, heading);
  // Downwards, as in pictures.
  const toFeet = (place: LatLon): PlanePoint => {
    const { x, y } = plane.toView(place);
    return { x: x * FEET_PER_METRE, y: -y * FEET_PER_METRE };
  };
  const line = (lineOfPlay(hole) ?? [tee, green]).map(toFeet);
  const box = frameAround(
    line,
    framedSurfaces.flatMap((surface) => (hole.shapes[surface] ?? []).flat().map(toFeet)),
  );
  const [left, top] = [-box.minX, -box.minY];
  const move = ({ x, y }: PlanePoint): PlanePoint => ({ x: x + left, y: y + top });
  const [width, height] = [box.maxX + left, box.maxY + top];
  const around = { minX: -BLEED, minY: -BLEED, maxX: width + BLEED, maxY: height + BLEED };
  const moved = line.map(move);
  const at = (place: LatLon): DrawnPoint => drawn(move(toFeet(place)));
  const length = lengthOf(moved);
  return {
    number: hole.number,
    par: hole.par ?? null,
    length: yards(Math.round(length / 3)),
    ...{ width, height },
    frame: { origin: tee, heading, left, top },
    tee: at(tee),
    green: at(green),
    line: simplifyLine(moved, tolerances.fairway).flatMap(drawn),
    arcs: arcsAround(moved),
    outlines: fittingOutlines((surface, factor) =>
      ringsOf(hole, shared, surface).flatMap((ring) =>
        outlineOf(
          ring.map((place) => move(toFeet(place))),
          tolerances[surface] * factor,
          around,
        ),
      ),
    ),
  };
}

/** The holes of a course that can be drawn. */
export const drawCourse = ({
  holes,
  shapes,
}: {
  readonly holes: readonly CourseHole[];
  readonly shapes?: CourseHole['shapes'] | undefined;
}): readonly HoleDrawing[] => holes.flatMap((hole) => drawHole(hole, shapes) ?? []);

/** Water, woods and rough of the course are drawn on every hole that they reach; its other shapes are of no hole. */
const ringsOf = (hole: CourseHole, shared: CourseHole['shapes'], surface: Surface): readonly Ring[] => [
  ...(hole.shapes[surface] ?? []),
  ...(framedSurfaces.includes(surface) ? [] : (shared[surface] ?? [])),
];

/** Outlines with as few corners as the size of the drawing allows. */
function fittingOutlines(
  outlinesOf: (surface: Surface, factor: number) => readonly Outline[],
): HoleDrawing['outlines'] {
  let outlines = eachSurface((surface) => outlinesOf(surface, 1));
  // Beyond these steps the shapes could no longer be recognized.
  for (const factor of [2, 4, 8, 16]) {
    if (Object.values(outlines).flat(2).length <= MAX_NUMBERS) break;
    outlines = eachSurface((surface) => outlinesOf(surface, factor));
  }
  return outlines;
}

function lengthOf(line: readonly PlanePoint[]): number {
  return line.reduce((sum, { x, y }, index) => {
    const before = line[index - 1];
    return before === undefined ? sum : sum + Math.hypot(x - before.x, y - before.y);
  }, 0);
}
