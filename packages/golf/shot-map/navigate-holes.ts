import { ordinal } from '../format/index.ts';
import type { MappedHole, MappedRound } from './mapped-round.ts';

/**
 * Whether there is anything to show of a hole: its tee and pin, or strokes. Those without positions are listed, and drawn
 * on the line of play of a mapped course.
 */
export const hasMapData = (hole: MappedHole): boolean =>
  (hole.tee !== null && hole.pin !== null) || hole.shots.length > 0;

/** A round's playings of one hole in order: two if nine holes are played twice. */
export const playingsOf = (round: MappedRound, hole: number): readonly MappedHole[] =>
  round.holes.filter((playing) => playing.hole === hole);

/** The playings of a round with map data, in order of play. */
export const mappedPlayings = (round: MappedRound): readonly MappedHole[] => round.holes.filter(hasMapData);

/** Whether a playing of a hole has anything to show on a map. */
export const canShowHole = (round: MappedRound, { hole, nth }: WantedPlaying): boolean =>
  mappedPlayings(round).some((playing) => playing.hole === hole && playing.nth === (nth ?? 1));

/** '3'; '3 · 2nd time' for a hole that the round plays more than once. */
export function playingText(round: MappedRound, { hole, nth }: MappedHole): string {
  return nth === 1 && playingsOf(round, hole).length === 1 ? String(hole) : `${hole} · ${ordinal(nth)} time`;
}

/** The hole that a map should show first, or keep when another round is focused; see `playingToShow`. */
export type WantedPlaying = { readonly hole?: number | undefined; readonly nth?: number | undefined };

/**
 * The wanted playing if it has map data, else the first playing of that hole with data, else the first of the round:
 * playings without data are never focused (MAP-11).
 */
export function playingToShow(round: MappedRound, wanted: WantedPlaying): MappedHole | null {
  const playings = mappedPlayings(round);
  const ofHole = playings.filter(({ hole }) => hole === wanted.hole);
  return ofHole.find(({ nth }) => nth === wanted.nth) ?? ofHole[0] ?? playings[0] ?? null;
}

/**
 * The next or previous playing with data in order of play, wrapping around (MAP-10, MAP-O5); the focused one if there
 * is no other, null if there is none.
 */
export function stepPlaying(round: MappedRound, focused: WantedPlaying, step: 1 | -1): MappedHole | null {
  const { holes } = round;
  const from = holes.findIndex(({ hole, nth }) => hole === focused.hole && nth === (focused.nth ?? 1));
  if (from < 0) return mappedPlayings(round).at(step === 1 ? 0 : -1) ?? null;
  for (let steps = 1; steps <= holes.length; steps += 1) {
    const playing = holes.at((from + step * steps) % holes.length);
    if (playing !== undefined && hasMapData(playing)) return playing;
  }
  return null;
}
