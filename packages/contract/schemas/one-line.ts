import { hasAddress, hasPhoneNumber } from '@strokebook/golf/format';
import { z } from 'zod';

const breaks = String.raw`[\t\n\v\f\r\u0085\p{Zl}\p{Zp}]+`;
/** Characters that nobody sees, or that put the others in another order. */
const hidden = String.raw`[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]`;
/**
 * Those that belong to what is written: joiners between letters of scripts that have them, joiners of emoji, and variants
 * of a sign.
 */
const belonging = [
  String.raw`(?<=[\p{L}\p{M}])(?<![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\u200c\u200d](?=\p{L})`,
  String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})`,
  String.raw`(?<=[\p{L}\p{N}\p{P}\p{S}])[\ufe0e\ufe0f\u{e0100}-\u{e01ef}]`,
].join('|');

const unwanted = new RegExp(`(?<belonging>${belonging})|(?<gap>${breaks})|${hidden}`, 'gu');

/** A text as one line in which everything can be seen: line breaks become spaces, hidden characters go. */
export function cleanLine(text: string): string {
  const clean = text
    .replaceAll(unwanted, (...match) => {
      const groups = match.at(-1) as { readonly belonging?: string; readonly gap?: string };
      return groups.belonging ?? (groups.gap === undefined ? '' : ' ');
    })
    .trim();
  // What belonged to a hidden character is alone once that one is gone.
  return clean === text ? clean : cleanLine(clean);
}

const isClean = (text: string): boolean => cleanLine(text) === text;
const tooLong = (max: number): string => `has more than ${max.toLocaleString('en-US')} characters`;

/** A line that a person types, and can type again: what hides or reorders characters is refused. May be empty. */
export const oneLine = (max: number) =>
  z
    .string()
    .trim()
    .max(max, tooLong(max))
    .refine(isClean, 'has a line break or a character that cannot be seen, so type it again');

/** A line that others read without having asked for it, so it carries no address (DATA-O63). May be empty. */
export const shownLine = (max: number) =>
  oneLine(max).refine((text) => !hasAddress(text), 'has a web address, or a dot inside a word');

const letterOrDigit = [/^$|[\p{L}\p{N}]/u, 'needs a letter or a digit'] as const;

/** The name of an event, which may be called after a web site. */
export const eventName = (max: number) =>
  oneLine(max)
    .regex(...letterOrDigit)
    .min(1, 'is required');

/** A name that others see: not only signs, no address, no markup. */
export const nameLine = (max: number) =>
  shownLine(max)
    .regex(...letterOrDigit)
    .regex(/^[^<>]*$/, 'has characters that no name has')
    .refine((text) => !hasPhoneNumber(text), 'has a telephone number')
    .min(1, 'is required');

/**
 * A line of a round or a course. These also come from files and devices, where nobody can correct a text, so hidden
 * characters are removed instead of refused. May be empty.
 */
export const documentLine = (max: number) => z.string().max(max, tooLong(max)).transform(cleanLine);

export const documentName = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .transform(cleanLine)
    .refine((name) => name !== '', 'has no character that can be seen');
