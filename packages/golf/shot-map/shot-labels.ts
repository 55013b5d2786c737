import { metresText, wholeFeet, wholeYards } from '../format/index.ts';
import { type Geometry, sphericalGeometry } from '../geometry/index.ts';
import {
  type LatLon,
  type Metres,
  type RestingPlace,
  metres,
  metresToFeet,
  metresToYards,
  type UnitSystem,
  type Yards,
  yards,
  yardsToMetres,
} from '../model/index.ts';

/** Lengths within this distance of the pin are in feet (MAP-20). */
const FEET_WITHIN_METRES = 30;
/** Radius of the proximity circles as shares of the distance to the pin (MAP-19). */
export const proximityShares = [0.05, 0.12] as const;
/** Yards or metres between two rings around the green, as on sprinkler heads and in yardage books. */
const RING_STEP = 50;

/** A circle around the pin. */
export type ProximityCircle = { readonly share: (typeof proximityShares)[number]; readonly radius: Metres };
export type YardageRing = { readonly label: string; readonly radius: Metres };

/** A length as text: ft within 30 m of the pin, else yd (MAP-20, MAP-21); m for metric units (MAP-O6). */
export function shotLengthText(length: Metres, units: UnitSystem): string {
  if (units === 'metric') return metresText(length);
  return length <= FEET_WITHIN_METRES ? wholeFeet(metresToFeet(length)) : wholeYards(metresToYards(length));
}

/** A distance from off the green that was typed in whole yards stays in yards, as the player typed it. */
export const isTypedInYards = (toPin: Yards | null, lie: RestingPlace | null): toPin is Yards =>
  toPin !== null && lie !== 'green' && Number.isInteger(toPin);

/** A logged distance to the pin as text. */
export const loggedLengthText = (toPin: Yards, lie: RestingPlace | null, units: UnitSystem): string =>
  units === 'imperial' && isTypedInYards(toPin, lie) ? wholeYards(toPin) : shotLengthText(yardsToMetres(toPin), units);

/** The label beside a ball: its distance from the pin. */
export const yardageLabel = (
  ball: LatLon,
  pin: LatLon,
  units: UnitSystem,
  geometry: Geometry = sphericalGeometry,
): string => shotLengthText(geometry.distance(ball, pin), units);

/** Circles around the pin where a shot from here should finish: 5% and 12% of the distance (MAP-19, MAP-O4). */
export function proximityCircles(
  start: LatLon,
  pin: LatLon,
  geometry: Geometry = sphericalGeometry,
): readonly ProximityCircle[] {
  const length = geometry.distance(start, pin);
  return proximityShares.map((share) => ({ share, radius: metres(length * share) }));
}

/** Rings around the pin every 50 yards or metres up to a length; their labels have no unit. */
export function yardageRings(within: Metres, units: UnitSystem): readonly YardageRing[] {
  const radiusOf = (length: number): Metres => (units === 'metric' ? metres(length) : yardsToMetres(yards(length)));
  const rings: YardageRing[] = [];
  for (let length = RING_STEP; radiusOf(length) <= within; length += RING_STEP) {
    rings.push({ label: String(length), radius: radiusOf(length) });
  }
  return rings;
}
