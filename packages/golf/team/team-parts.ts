import type { StrokesGainedPart } from '../overview/index.ts';

/** The parts of the game of the team's table, in the order of its columns. */
export const teamParts = [
  'offTheTee',
  'approach',
  'aroundTheGreen',
  'putt',
  'total',
] as const satisfies readonly StrokesGainedPart[];
export type TeamPart = (typeof teamParts)[number];
