import type { Club, Int, Yards } from '../model/index.ts';

/** Where shots finish from the point that they were meant for, as shares of the distance that was meant. */
export type ShareScatter = {
  /** To the right (+) or left (−) of the line. */
  readonly meanAcross: number;
  /** Past (+) or short (−). */
  readonly meanAlong: number;
  readonly sdAcross: number;
  readonly sdAlong: number;
  /** Of across and along. */
  readonly correlation: number;
};

/** The shots outside of the region that holds 99% of a player's others: tops, shanks and the like. */
export type Mishits = ShareScatter & { /** Of all shots. */ readonly share: number };

/** What a pattern has that is not from the club's own shots. */
type Borrowed = {
  /** Share of the pattern that is borrowed, from 0 to 1. */
  readonly share: number;
  /** Neighbouring clubs of the player that fill in. */
  readonly clubs: readonly Club[];
  /** Label of the level that fills in what these lack; null if they suffice. */
  readonly level: string | null;
};

/** Where a player's shots with a club go. */
export type ClubPattern = {
  readonly club: Club;
  /** Of a full shot, with its roll. */
  readonly distance: Yards;
  /** The shortest and the longest distance that the club is meant for. */
  readonly shortest: Yards;
  readonly longest: Yards;
  readonly core: ShareScatter;
  readonly mishits: Mishits;
  /** Own shots measured, and how many of them were mishits. */
  readonly shots: Int;
  readonly mishitCount: Int;
  /** Shots that the pattern is worth, borrowed ones included: its uncertainty. */
  readonly weight: number;
  /** Null from `FULL_SAMPLE` own shots on. */
  readonly borrowed: Borrowed | null;
  /** Whether the distance was typed by the player. */
  readonly isTyped: boolean;
};

/**
 * From this many shots on a pattern is the player's own: the published rule of thumb for where a club goes on average
 * (t5golf), as for the regions of dispersion.
 */
export { MIN_FOR_REGION as FULL_SAMPLE } from '../dispersion/index.ts';
/** With fewer shots of a club its distance is not known (AIM-14). */
export const MIN_SHOTS = 5;
