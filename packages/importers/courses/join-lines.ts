import { distanceBetween, headingBetween, isInRing } from '@strokebook/golf/geometry';
import type { LatLon } from '@strokebook/golf/model';
import { centreOf, type MapFeature } from './course-shapes.ts';
import { loopOf, numbersOf } from './course-tags.ts';

/** Ends this close are one point of the map: pieces of a line share it. */
const MEET_METRES = 5;
/** A hole turns by less than this; at a shared tee or green two lines of one hole turn back. */
const MAX_TURN_DEGREES = 100;

/** Joins the lines of one hole number that continue each other: some mappers draw a hole in pieces, in any direction. */
export function withJoinedLines(features: readonly MapFeature[]): readonly MapFeature[] {
  const greens = features.filter(({ surface, isRing }) => surface === 'green' && isRing);
  const joined: MapFeature[] = [];
  for (const feature of features) {
    let line = feature;
    for (let at = joined.findIndex((other) => isContinued(other, line, greens)); at >= 0; ) {
      line = joinLines(joined[at] as MapFeature, line);
      joined.splice(at, 1);
      at = joined.findIndex((other) => isContinued(other, line, greens));
    }
    joined.push(line);
  }
  return joined;
}

/** Two lines that meet on a green are two holes to it, as on a course that is played both ways. */
function isContinued(one: MapFeature, other: MapFeature, greens: readonly MapFeature[]): boolean {
  if (!isLine(one) || !isLine(other) || !hasSameNumber(one, other)) return false;
  const points = pointsOfBoth(one.points, other.points);
  if (points === null) return false;
  const meeting = [one.points[0], one.points.at(-1)].find((end) => end !== points[0] && end !== points.at(-1));
  return meeting === undefined || !greens.some((green) => isInRing(meeting, green.points));
}

const isLine = ({ kind, isRing, points }: MapFeature): boolean => kind === 'hole' && !isRing && points.length > 1;

function hasSameNumber(one: MapFeature, other: MapFeature): boolean {
  const [number] = numbersOf(one.properties, true);
  return (
    number !== undefined &&
    number === numbersOf(other.properties, true)[0] &&
    loopOf(one.properties) === loopOf(other.properties)
  );
}

function joinLines(one: MapFeature, other: MapFeature): MapFeature {
  const points = pointsOfBoth(one.points, other.points) ?? one.points;
  return { ...one, points, centre: centreOf(points, false), properties: { ...other.properties, ...one.properties } };
}

/** The points of two lines in one direction, or null if they do not continue each other. */
function pointsOfBoth(one: readonly LatLon[], other: readonly LatLon[]): readonly LatLon[] | null {
  for (const first of [one, [...one].reverse()]) {
    for (const second of [other, [...other].reverse()]) {
      const [end, start] = [first.at(-1) as LatLon, second[0] as LatLon];
      if (distanceBetween(end, start) > MEET_METRES) continue;
      const turn = headingBetween(first.at(-2) as LatLon, end) - headingBetween(start, second[1] as LatLon);
      if (Math.abs(((turn + 540) % 360) - 180) <= MAX_TURN_DEGREES) return [...first, ...second.slice(1)];
    }
  }
  return null;
}
