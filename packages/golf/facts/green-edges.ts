import { distanceToRing } from '../geometry/index.ts';
import {
  type CourseDocument,
  type Hole,
  metresToYards,
  type Ring,
  type RoundDocument,
  type Shot,
} from '../model/index.ts';

/**
 * Adds to each stroke with a position its distance to the edge of the green, if the course has the green's outline.
 * This is computed once, when the round is logged, and stored in the document, so that editing the course never changes
 * a round. Logged values are kept.
 */
export function withGreenEdges(round: RoundDocument, course: CourseDocument): RoundDocument {
  const greensOf = new Map(course.holes.map((hole) => [hole.number, hole.shapes.green ?? []]));
  const holes = round.holes.map((hole) => holeWithEdges(hole, greensOf.get(hole.hole) ?? []));
  return holes.every((hole, index) => hole === round.holes[index]) ? round : { ...round, holes };
}

function holeWithEdges(hole: Hole, greens: readonly Ring[]): Hole {
  if (hole.shots === undefined || greens.length === 0) return hole;
  const shots = hole.shots.map((shot) => shotWithEdge(shot, greens));
  return shots.every((shot, index) => shot === hole.shots?.[index]) ? hole : { ...hole, shots };
}

/** Rounded to a hundredth of a yard, which is more precise than a phone's position. */
function shotWithEdge(shot: Shot, greens: readonly Ring[]): Shot {
  const { position } = shot;
  if (position === undefined || shot.toGreenEdge !== undefined) return shot;
  const nearest = Math.min(...greens.map((green) => metresToYards(distanceToRing(position, green))));
  return { ...shot, toGreenEdge: (Math.round(nearest * 100) / 100) as NonNullable<Shot['toGreenEdge']> };
}
