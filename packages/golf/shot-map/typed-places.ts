import { distanceBetween } from '../geometry/index.ts';
import { lineOfPlay } from '../hole-drawing/index.ts';
import { type CourseHole, type LatLon, metresToYards, type Yards } from '../model/index.ts';
import type { MappedHole, MappedShot } from './mapped-round.ts';

/** A stroke with the place where it is drawn. */
type PlacedShot = MappedShot & {
  /** Whether an end of it was typed as a distance, so that it is drawn on the line of play. */
  readonly isTyped: boolean;
};
export type PlacedHole = Omit<MappedHole, 'shots'> & { readonly shots: readonly PlacedShot[] };

/**
 * A hole whose strokes without positions lie on its line of play, at the distance to the pin that was typed; so does the
 * tee that was played, because the drawing's line begins at the back tee. Strokes without a distance stay without a
 * place, and so do all on a hole that is not mapped.
 */
export function withTypedPlaces(playing: MappedHole, hole: CourseHole | null): PlacedHole {
  const line = hole === null ? null : lineOfPlay(hole);
  const [tee, green] = [line?.[0] ?? null, playing.pin ?? line?.at(-1) ?? null];
  const at = (toPin: Yards | null): LatLon | null =>
    line === null || toPin === null || green === null ? null : pointBefore([...line.slice(0, -1), green], toPin);
  const startOf = (shot: MappedShot): LatLon | null =>
    shot.start ?? (shot.lie === 'tee' ? (playing.tee ?? at(shot.toPin) ?? tee) : at(shot.toPin));
  return {
    ...playing,
    shots: playing.shots.map((shot, index) => {
      const next = playing.shots[index + 1];
      const start = startOf(shot);
      const holedAt = shot.endLie === 'holed' ? green : null;
      const following = next === undefined || shot.penalties > 0 ? null : startOf(next);
      // The distance after a penalty is that of the next stroke, which is played from elsewhere.
      const end = shot.end ?? holedAt ?? following ?? (shot.penalties > 0 ? null : at(shot.endToPin));
      return { ...shot, start, end, isTyped: start !== shot.start || end !== shot.end };
    }),
  };
}

/** The point of a line that lies a distance before its end, measured along it; its beginning if it is shorter. */
function pointBefore(line: readonly LatLon[], toPin: Yards): LatLon | null {
  let left: number = toPin;
  let after: LatLon | null = null;
  for (const point of line.toReversed()) {
    if (after !== null) {
      const length = metresToYards(distanceBetween(point, after));
      if (length >= left && length > 0) {
        const share = left / length;
        return { lat: after.lat + (point.lat - after.lat) * share, lon: after.lon + (point.lon - after.lon) * share };
      }
      left -= length;
    }
    after = point;
  }
  return after;
}
