import type { MappedHole, MappedRound, MappedShot } from './mapped-round.ts';

/** Whether a stroke's start or end is known. */
const hasPosition = (shot: MappedShot): boolean => shot.start !== null || shot.end !== null;

/** Whether a map can show a hole: its tee and pin are known, or a place of any of its shots. */
export const hasMapData = (hole: MappedHole): boolean =>
  (hole.tee !== null && hole.pin !== null) || hole.shots.some(hasPosition);

/** A round's playings of one hole of the course, in order: two where nine holes are played twice. */
export const playingsOf = (round: MappedRound, hole: number): readonly MappedHole[] =>
  round.holes.filter((playing) => playing.hole === hole);

/** What a map of the round can show, in the order of play: each playing of a hole by itself. */
export const mappedPlayings = (round: MappedRound): readonly MappedHole[] => round.holes.filter(hasMapData);

/** '3'; of a hole that the round plays more than once '3 · 2nd time'. */
export function playingText(round: MappedRound, { hole, nth }: MappedHole): string {
  return nth === 1 && playingsOf(round, hole).length === 1 ? String(hole) : `${hole} · ${ordinal(nth)} time`;
}

/** What a map begins with, or stays on when another round is focused: see `playingToShow`. */
export type WantedPlaying = { readonly hole?: number | undefined; readonly nth?: number | undefined };

/**
 * The playing that is wanted if it has data, else the first of that hole that has, else the first of the round: what
 * has no data is not focused (MAP-11).
 */
export function playingToShow(round: MappedRound, wanted: WantedPlaying): MappedHole | null {
  const playings = mappedPlayings(round);
  const ofHole = playings.filter(({ hole }) => hole === wanted.hole);
  return ofHole.find(({ nth }) => nth === wanted.nth) ?? ofHole[0] ?? playings[0] ?? null;
}

/**
 * The next or previous playing with data in the order of play, round the end to the beginning (MAP-10, MAP-O5); the
 * focused one when there is no other, null when there is none at all.
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

const endings = ['th', 'st', 'nd', 'rd'] as const;
const ordinal = (number: number): string => `${number}${endings[number] ?? 'th'}`;
