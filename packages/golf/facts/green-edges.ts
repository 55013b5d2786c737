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
 * The round with the distance from each positioned stroke to the edge of its green, where the course has the green's
 * outline. It is worked out once, when the round is logged, and stays in the document: editing the course never rewrites
 * a round. What was logged stays as it was.
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

/** To the hundredth of a yard: a phone does not know its place better. */
function shotWithEdge(shot: Shot, greens: readonly Ring[]): Shot {
  const { position } = shot;
  if (position === undefined || shot.toGreenEdge !== undefined) return shot;
  const nearest = Math.min(...greens.map((green) => metresToYards(distanceToRing(position, green))));
  return { ...shot, toGreenEdge: (Math.round(nearest * 100) / 100) as NonNullable<Shot['toGreenEdge']> };
}
