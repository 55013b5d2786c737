import type { Hole } from './round.ts';

/** Holes without the targets of their shots, for competitions (ENTRY-30) and for viewers without a level of access. */
export const withoutTargets = (holes: readonly Hole[]): readonly Hole[] =>
  holes.map((hole) =>
    hole.shots?.some(({ target }) => target !== undefined) === true
      ? { ...hole, shots: hole.shots.map(({ target: _target, ...shot }) => shot) }
      : hole,
  );
