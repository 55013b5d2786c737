import type { MappedHole, MappedRound, MappedShot } from './mapped-round.ts';

/** Whether a stroke's start or end is known. */
export const hasPosition = (shot: MappedShot): boolean => shot.start !== null || shot.end !== null;

/** Whether a map can show a hole: its tee and pin are known, or a place of any of its shots. */
export const hasMapData = (hole: MappedHole): boolean =>
  (hole.tee !== null && hole.pin !== null) || hole.shots.some(hasPosition);

/** A round's playings of one hole of the course, in order: two where nine holes are played twice. */
export const playingsOf = (round: MappedRound, hole: number): readonly MappedHole[] =>
  round.holes.filter((playing) => playing.hole === hole);

/** Numbers of the holes that a map of the round can show, in the order of play, each once. */
export const mappedHoleNumbers = (round: MappedRound): readonly number[] => [
  ...new Set(round.holes.filter(hasMapData).map(({ hole }) => hole)),
];

/** The hole that is focused after one was asked for: one without data is ignored (MAP-11). */
export const focusHole = (round: MappedRound, focused: number | null, asked: number): number | null =>
  mappedHoleNumbers(round).includes(asked) ? asked : focused;

/** The hole to begin with, or to stay on when another round is focused: the same one if it has data, else the first. */
export function holeToShow(round: MappedRound, wanted: number | null): number | null {
  const numbers = mappedHoleNumbers(round);
  return wanted !== null && numbers.includes(wanted) ? wanted : (numbers[0] ?? null);
}

/**
 * The next or previous hole with data in the order of play, round the end to the beginning (MAP-10, MAP-O5); the
 * focused one when there is no other, null when there is none at all.
 */
export function stepHole(round: MappedRound, focused: number | null, step: 1 | -1): number | null {
  const order = [...new Set(round.holes.map(({ hole }) => hole))];
  const withData = new Set(mappedHoleNumbers(round));
  const from = focused === null ? -1 : order.indexOf(focused);
  if (from < 0) return [...withData].at(step === 1 ? 0 : -1) ?? null;
  for (let steps = 1; steps <= order.length; steps += 1) {
    const hole = order.at((from + step * steps) % order.length);
    if (hole !== undefined && withData.has(hole)) return hole;
  }
  return null;
}
