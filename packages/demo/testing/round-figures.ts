import { distanceBetween } from '@strokebook/golf/geometry';
import { type Hole, metresToYards, type RoundDocument, type Shot } from '@strokebook/golf/model';

/** Figures of rounds logged with positions: a naive implementation without the engine. */
export function figuresOf(rounds: readonly RoundDocument[]) {
  const holes = rounds.flatMap((round) => round.holes);
  const fairways = holes.filter((hole) => hole.par > 3);
  const missedGreens = holes.filter((hole) => !isGreenInRegulation(hole));
  const shortGame = holes.map(upAndDown).filter((result) => result !== null);
  const saves = holes.map(sandSave).filter((result) => result !== null);
  const drives = fairways
    .map((hole) => hole.shots?.[0])
    .filter((shot): shot is Shot => shot?.club === 'driver')
    .map(lengthOf);
  return {
    toPar: sum(holes.map((hole) => scoreOf(hole) - hole.par)) / rounds.length,
    par3: mean(holes.filter((hole) => hole.par === 3).map(scoreOf)),
    par4: mean(holes.filter((hole) => hole.par === 4).map(scoreOf)),
    par5: mean(holes.filter((hole) => hole.par === 5).map(scoreOf)),
    firPct: 100 * mean(fairways.map((hole) => Number(hole.fairway === 'hit'))),
    girPct: 100 * mean(holes.map((hole) => Number(isGreenInRegulation(hole)))),
    puttsPerRound: sum(holes.map((hole) => hole.putts ?? 0)) / rounds.length,
    scramblingPct: 100 * mean(missedGreens.map((hole) => Number(scoreOf(hole) <= hole.par))),
    upAndDownPct: 100 * mean(shortGame.map(Number)),
    sandSavePct: 100 * mean(saves.map(Number)),
    drivingDistance: mean(drives),
    onePuttPct: 100 * mean(holes.map((hole) => Number(hole.putts === 1))),
    threePuttPct: 100 * mean(holes.map((hole) => Number((hole.putts ?? 0) >= 3))),
    birdiesPerRound: holes.filter((hole) => scoreOf(hole) === hole.par - 1).length / rounds.length,
    penaltiesPerRound: sum(holes.map((hole) => hole.penalties ?? 0)) / rounds.length,
  };
}
export type Figures = ReturnType<typeof figuresOf>;

const scoreOf = (hole: Hole): number => hole.score as number;

/** On the green with two strokes less than par, penalties included. */
function isGreenInRegulation(hole: Hole): boolean {
  let strokes = 0;
  for (const shot of hole.shots ?? []) {
    strokes += 1 + (shot.penalty?.strokes ?? 0);
    if (shot.end?.lie === 'green' || shot.end?.lie === 'holed') return strokes <= hole.par - 2;
  }
  return false;
}

/**
 * Whether the hole was finished in two from the first stroke off the green that is within 50 yd of the hole and not
 * from sand; null without such a stroke.
 */
function upAndDown(hole: Hole): boolean | null {
  const shots = hole.shots ?? [];
  const first = shots.findIndex(
    (shot) => shot.lie !== 'green' && shot.lie !== 'tee' && shot.lie !== 'greensideBunker' && (shot.toPin ?? 999) <= 50,
  );
  if (first === -1) return null;
  return strokesFrom(shots.slice(first)) <= 2;
}

function sandSave(hole: Hole): boolean | null {
  const shots = hole.shots ?? [];
  const first = shots.findIndex((shot) => shot.lie === 'greensideBunker');
  return first === -1 ? null : strokesFrom(shots.slice(first)) <= 2;
}

const strokesFrom = (shots: readonly Shot[]): number => sum(shots.map((shot) => 1 + (shot.penalty?.strokes ?? 0)));

function lengthOf(shot: Shot): number {
  if (shot.position === undefined || shot.end?.position === undefined) throw new Error('the round has no positions');
  return metresToYards(distanceBetween(shot.position, shot.end.position));
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]): number => sum(values) / values.length;
