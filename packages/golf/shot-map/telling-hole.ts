import type { MappedHole, MappedRound } from './mapped-round.ts';
import { mappedPlayings } from './navigate-holes.ts';

/** The hole to open a round on, and why. */
export type TellingHole = { readonly playing: MappedHole; readonly reason: string };

/** Strokes gained on a hole; null if they are unknown for one of its shots. */
export function holeGained({ shots }: MappedHole): number | null {
  const gained = shots.flatMap((shot) => shot.gained ?? []);
  return shots.length === 0 || gained.length < shots.length ? null : gained.reduce((sum, one) => sum + one, 0);
}

/**
 * The hole that gained or cost most: by strokes gained if those of every scored hole are known, else by score to par.
 * Null if no hole stands out, or the one that does has no map data (MAP-O60).
 */
export function tellingHole(round: MappedRound): TellingHole | null {
  const scored = round.holes.filter(({ score }) => score !== null);
  const isKnown = scored.every((playing) => holeGained(playing) !== null);
  const worth = mostExtreme(scored, isKnown ? holeGained : ({ score, par }) => (score === null ? null : par - score));
  if (worth === null || !mappedPlayings(round).includes(worth.playing)) return null;
  // The best hole is the one with the best score, as on the round's card and picture.
  const best = isKnown ? 'Most strokes gained in the round' : 'Best hole of the round';
  return { playing: worth.playing, reason: worth.value > 0 ? best : 'Costliest hole of the round' };
}

/** The last playing with the largest absolute value; null if none has one other than 0. */
function mostExtreme(playings: readonly MappedHole[], valueOf: (playing: MappedHole) => number | null) {
  const values = playings.flatMap((playing) => {
    const value = valueOf(playing);
    return value === null || value === 0 ? [] : { playing, value };
  });
  return values.toSorted((one, other) => Math.abs(one.value) - Math.abs(other.value)).at(-1) ?? null;
}
