import { grouped, NOTHING } from '@strokebook/golf/format';
import { type UnitSystem, type Yards, yardsToMetres } from '@strokebook/golf/model';

/** A text of the player without its margin; null if it is empty. */
export const said = (text: string | null | undefined): string | null => text?.trim() || null;

export const paragraphs = (text: string): readonly string[] =>
  text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Only these URLs may become links; everything else a player wrote is plain text. */
export const isWebLink = (text: string): boolean => /^https?:\/\/\S+$/i.test(text);

export const lengthLabel = (units: UnitSystem): string => (units === 'metric' ? 'Meters' : 'Yards');

/** Without a unit, which the column's head names. */
export const lengthText = (length: Yards | null, units: UnitSystem): string =>
  length === null ? NOTHING : grouped(units === 'metric' ? yardsToMetres(length) : length);
