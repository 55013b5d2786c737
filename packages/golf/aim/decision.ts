import { type MilliStrokes, toMilliStrokes } from '../model/index.ts';

/** The strokes gained of a shot as what its target and what its stroke gained; the two add up to it exactly. */
export type DecisionAndExecution = {
  /** The best target's value against that of the target that was chosen: not above 0 but for a better one. */
  readonly decision: MilliStrokes;
  /** The rest. */
  readonly execution: MilliStrokes;
};

/** @param gained of the shot. @param bestValue @param chosenValue in strokes, as `planHole` and `valueOfTarget` tell them. */
export function splitGained(gained: MilliStrokes, bestValue: number, chosenValue: number): DecisionAndExecution {
  const decision = toMilliStrokes(bestValue - chosenValue);
  return { decision, execution: (gained - decision) as MilliStrokes };
}

/** Sums of the shots with a logged target, and their number. */
export function sumDecisions(
  shots: readonly DecisionAndExecution[],
): DecisionAndExecution & { readonly shots: number } {
  const sum = (read: (one: DecisionAndExecution) => number): MilliStrokes =>
    shots.reduce((total, one) => total + read(one), 0) as MilliStrokes;
  return { decision: sum((one) => one.decision), execution: sum((one) => one.execution), shots: shots.length };
}
