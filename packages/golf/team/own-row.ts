import type { TeamRow } from './team-room.ts';

/**
 * Others of whom a player may know the mean: of one it is that player's own figure, and of two either of them could find
 * out the other's from it.
 */
const MIN_MATES = 3;

/** A player's line as the player reads it: without strokes gained on so few others that it would tell theirs (TEAM-22). */
export const ownRow = <Row extends TeamRow>(row: Row): Row => ({
  ...row,
  gains: row.gains.filter(({ mateCount }) => mateCount >= MIN_MATES),
});
