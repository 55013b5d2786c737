import { courseLength, grouped } from '../format/index.ts';
import { type UnitSystem, type Yards, yards, yardsToMetres } from '../model/index.ts';
import type { EntryHole } from './entry-state.ts';

/** What the device's position is worth: it is stored, the player is asked first, or it is refused with a reason. */
export type FixCheck = { readonly kind: 'stored' } | { readonly kind: 'asked' | 'refused'; readonly text: string };

/** A ball is at most as far from the green as the tee and a bad stroke behind it, in yards. */
const BEHIND_TEE = 100;
/** Of a hole whose length is unknown: the longest par 5s. */
const LONG_HOLE = 650;
/** A pin is on the green, and no green is longer than about 60 yd. */
const FROM_MIDDLE_OF_GREEN = 50;
/** Farther away nobody plays this hole: it is another course, or the device is wrong. */
const MAX_FROM_GREEN = 1_200;
/** From here on a distance is said in miles or kilometers, in yards. */
const FAR_YARDS = 3_000;
const YARDS_PER_MILE = 1_760;
const METRES_PER_KILOMETRE = 1_000;

/**
 * Whether a position from the device is near enough to the hole to be that of the ball or the pin (ENTRY-O68).
 *
 * @param fromGreen how far it is from the green of the map
 */
export function checkFix(
  { card }: Pick<EntryHole, 'card'>,
  what: 'ball' | 'pin',
  fromGreen: Yards,
  units: UnitSystem,
): FixCheck {
  const away = `You are ${awayText(fromGreen, units)} from this green`;
  if (fromGreen > MAX_FROM_GREEN) return { kind: 'refused', text: `${away}, so this was not stored.` };
  const limit = what === 'pin' ? FROM_MIDDLE_OF_GREEN : (card.yards ?? LONG_HOLE) + BEHIND_TEE;
  return fromGreen > limit ? { kind: 'asked', text: `${away}. Keep it?` } : { kind: 'stored' };
}

function awayText(length: Yards, units: UnitSystem): string {
  if (length <= FAR_YARDS) return courseLength(yards(Math.round(length / 10) * 10), units);
  return units === 'metric'
    ? `${grouped(yardsToMetres(length) / METRES_PER_KILOMETRE)} km`
    : `${grouped(length / YARDS_PER_MILE)} miles`;
}
