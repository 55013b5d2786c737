import type { LatLon } from '@strokebook/golf/model';

const TIMEOUT_MS = 10_000;
/** A position of some minutes ago is on the same course. */
const MAX_AGE_MS = 5 * 60_000;
/** About 100 m, which is enough to sort courses and says less about a person. */
const DECIMALS = 3;

const round = (degrees: number): number => Number(degrees.toFixed(DECIMALS));

/** Where the device is, roughly. Asks the browser once. @throws Error with a sentence for the player */
export function findRoughPosition(geolocation: Geolocation | undefined): Promise<LatLon> {
  if (geolocation === undefined) return Promise.reject(new Error('This device cannot tell its position.'));
  return new Promise((resolve, reject) => {
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: round(coords.latitude), lon: round(coords.longitude) }),
      ({ code, PERMISSION_DENIED }) =>
        reject(
          new Error(
            code === PERMISSION_DENIED
              ? 'The browser may not use the position. Allow it, or search by name.'
              : 'No position yet. Try again in the open, or search by name.',
          ),
        ),
      { enableHighAccuracy: false, maximumAge: MAX_AGE_MS, timeout: TIMEOUT_MS },
    );
  });
}
