import { MAX_ACCURACY_METRES } from '@strokebook/golf/entry';
import type { LatLon } from '@strokebook/golf/model';

/** Time in which a phone usually gets a good fix; then the best one so far counts. */
const FIX_MS = 4_000;
const GOOD_ENOUGH_METRES = 5;

export type Fix = { readonly position: LatLon; readonly accuracy: number };

/**
 * Where the device is now: the best fix of a few seconds. The position is watched for these seconds only, because
 * watching it drains the battery (ENTRY-13).
 *
 * @throws Error with a sentence for the player
 */
export function findPosition(geolocation: Geolocation | undefined): Promise<Fix> {
  if (geolocation === undefined) return Promise.reject(new Error('This device cannot tell its position.'));
  return new Promise((resolve, reject) => {
    let best: Fix | null = null;
    const end = (problem?: string): void => {
      geolocation.clearWatch(watch);
      clearTimeout(timer);
      if (best === null) reject(new Error(problem ?? 'No position yet. Try again in the open.'));
      else if (best.accuracy > MAX_ACCURACY_METRES) reject(new Error(tooVague(best.accuracy)));
      else resolve(best);
    };
    const watch = geolocation.watchPosition(
      ({ coords }) => {
        const { latitude: lat, longitude: lon, accuracy } = coords;
        if (best === null || accuracy < best.accuracy) best = { position: { lat, lon }, accuracy };
        if (accuracy <= GOOD_ENOUGH_METRES) end();
      },
      ({ code, PERMISSION_DENIED }) =>
        end(
          code === PERMISSION_DENIED
            ? 'The browser may not use the position. Allow it, or type the distance.'
            : undefined,
        ),
      { enableHighAccuracy: true, maximumAge: 0, timeout: FIX_MS },
    );
    const timer = setTimeout(() => end(), FIX_MS);
  });
}

const tooVague = (accuracy: number): string =>
  `The position is only good to ${Math.round(accuracy)} m, which is too vague for a stroke. Type the distance, or try again.`;
