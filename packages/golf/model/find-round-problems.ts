import { isHolePlayed } from './picked-up.ts';
import { type Hole, isCompetition, type RoundDocument } from './round.ts';

/** One problem of a document and its JSON path. */
export type RoundProblem = { readonly path: string; readonly message: string };

/**
 * Problems that a schema cannot express: parts of a round that contradict each other. Reports all problems at once.
 * Lenient where real logging is incomplete: more strokes listed than scored is a problem, fewer is a round logged in
 * less detail.
 */
export function findRoundProblems(round: RoundDocument): readonly RoundProblem[] {
  const problems: RoundProblem[] = [];
  if (round.holes.length > round.holeCount) {
    problems.push({
      path: '$.holes',
      message: `has ${round.holes.length} holes, but the round is of ${round.holeCount}`,
    });
  }
  const { stoppedAfter } = round;
  if (stoppedAfter !== undefined && stoppedAfter >= round.holeCount) {
    problems.push({ path: '$.stoppedAfter', message: `is ${stoppedAfter}, but the round is of ${round.holeCount}` });
  }
  const playedHoles = stoppedAfter ?? round.holeCount;
  if (round.status === 'completed' && round.holes.length < playedHoles) {
    problems.push({
      path: '$.holes',
      message: `has ${round.holes.length} holes, but a completed round of ${playedHoles} has them all`,
    });
  }
  const seen = new Map<number, number>();
  const apart = holesApart(round.holes);
  for (const [index, hole] of round.holes.entries()) {
    const path = `$.holes[${index}]`;
    const before = seen.get(hole.hole);
    if (before !== undefined && index - before < apart) {
      problems.push({ path: `${path}.hole`, message: `is hole ${hole.hole}, as $.holes[${before}] already is` });
    }
    seen.set(hole.hole, index);
    if (index >= playedHoles && isHolePlayed(hole)) {
      problems.push({ path, message: `was played, but the round ended after ${playedHoles} holes` });
    }
    if (index < playedHoles && round.status === 'completed' && !isHolePlayed(hole)) {
      problems.push({ path: `${path}.score`, message: 'is missing, but the round is completed' });
    }
    problems.push(...holeProblems(hole, path));
    const aimed = isCompetition(round.type) ? (hole.shots ?? []).findIndex(({ target }) => target !== undefined) : -1;
    if (aimed >= 0) {
      problems.push({ path: `${path}.shots[${aimed}].target`, message: `is given, but the round is a ${round.type}` });
    }
  }
  return problems;
}

/** A course of fewer holes is played once in a round, and not around until 9 or 18 holes are played. */
export const MIN_LOOP = 3;

/**
 * The least distance of two holes with the same number in the order of play. Nine holes may be played twice for 18, and
 * six three times.
 */
export const holesApart = (holes: readonly Pick<Hole, 'hole'>[]): number =>
  Math.max(MIN_LOOP, Math.min(9, new Set(holes.map(({ hole }) => hole)).size));

function holeProblems(hole: Hole, path: string): readonly RoundProblem[] {
  const problems: RoundProblem[] = [];
  if (hole.par === 3 && hole.fairway !== undefined) {
    problems.push({ path: `${path}.fairway`, message: 'is given, but a par 3 has no fairway to hit' });
  }
  const { score } = hole;
  if (score === undefined) return problems;
  // The stroke from the tee is never a putt.
  if (hole.putts !== undefined && hole.putts >= score) {
    problems.push({ path: `${path}.putts`, message: `are ${hole.putts}, not fewer than the score of ${score}` });
  }
  if (hole.penalties !== undefined && hole.penalties >= score) {
    problems.push({
      path: `${path}.penalties`,
      message: `are ${hole.penalties}, not fewer than the score of ${score}`,
    });
  }
  if (hole.isPickedUp === true) {
    problems.push({ path: `${path}.score`, message: 'is given, but the ball was picked up' });
  }
  const strokes = (hole.shots ?? []).reduce((total, shot) => total + 1 + (shot.penalty?.strokes ?? 0), 0);
  // A typed score and other strokes are both kept until the player corrects one of them (ENTRY-11).
  if (strokes > score && hole.isScoreTyped !== true) {
    problems.push({ path: `${path}.shots`, message: `add up to ${strokes} strokes, more than the score of ${score}` });
  }
  const holed = (hole.shots ?? []).findIndex((shot) => shot.end?.lie === 'holed');
  if (holed >= 0 && holed < (hole.shots ?? []).length - 1) {
    problems.push({ path: `${path}.shots[${holed}].end.lie`, message: 'is holed, but more strokes follow' });
  }
  return problems;
}
