import { metresText, wholeFeet, wholeYards } from '../format/index.ts';
import { type Geometry, sphericalGeometry } from '../geometry/index.ts';
import {
  type LatLon,
  type Metres,
  metres,
  metresToFeet,
  metresToYards,
  type UnitSystem,
  yards,
  yardsToMetres,
} from '../model/index.ts';

/** Up to here from the pin lengths are told in feet (MAP-20). */
const FEET_WITHIN_METRES = 30;
/** Shares of the way to the pin at which a proximity circle is drawn (MAP-19). */
export const proximityShares = [0.05, 0.12] as const;
/** Yards or metres between two rings round the green: what sprinkler heads and yardage books tell. */
const RING_STEP = 50;

/** A circle round the pin. */
export type ProximityCircle = { readonly share: (typeof proximityShares)[number]; readonly radius: Metres };
export type YardageRing = { readonly label: string; readonly radius: Metres };

/** A length near or far from the pin as text: ft within 30 m, else yd (MAP-20, MAP-21); m when metric (MAP-O6). */
export function lengthToPinText(length: Metres, units: UnitSystem): string {
  if (units === 'metric') return metresText(length);
  return length <= FEET_WITHIN_METRES ? wholeFeet(metresToFeet(length)) : wholeYards(metresToYards(length));
}

/** What stands beside a ball: how far it lies from the pin. */
export const yardageLabel = (
  ball: LatLon,
  pin: LatLon,
  units: UnitSystem,
  geometry: Geometry = sphericalGeometry,
): string => lengthToPinText(geometry.distance(ball, pin), units);

/** Circles round the pin that say how near a shot from here should finish: 5% and 12% of the way (MAP-19, MAP-O4). */
export function proximityCircles(
  start: LatLon,
  pin: LatLon,
  geometry: Geometry = sphericalGeometry,
): readonly ProximityCircle[] {
  const length = geometry.distance(start, pin);
  return proximityShares.map((share) => ({ share, radius: metres(length * share) }));
}

/** Rings round the pin every 50 yards, or every 50 metres, within a length; their labels carry no unit. */
export function yardageRings(within: Metres, units: UnitSystem): readonly YardageRing[] {
  const radiusOf = (length: number): Metres => (units === 'metric' ? metres(length) : yardsToMetres(yards(length)));
  const rings: YardageRing[] = [];
  for (let length = RING_STEP; radiusOf(length) <= within; length += RING_STEP) {
    rings.push({ label: String(length), radius: radiusOf(length) });
  }
  return rings;
}
