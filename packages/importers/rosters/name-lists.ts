import type { RosterLine } from '@strokebook/contract';
import { givenFirst } from '../tables/given-first.ts';

/** 'Ada Berg <ada@example.org>', as programs for mail copy people; the name may stand in quotes. */
const addressee = /([^<>]*)<\s*([^\s<>@]+@[^\s<>]+)\s*>/g;
/** The field of a mail that people copy with its addresses. */
const mailField = /^\s*(?:to|cc|bcc|from|an|von|kopie|à|de|para|a|till|til|aan)\s*:\s*/i;
/** An address without a name, in front of one with a name. */
const bareAddresses = /^(?:[\s,;]*[^\s,;<>]+@[^\s,;<>]+[\s,;]+)+/;

/** The people of a line of mail addresses; null if it is none. */
export function peopleOfMail(line: string): readonly RosterLine[] | null {
  const found = [...line.replace(mailField, '').matchAll(addressee)];
  if (found.length === 0 || line.includes('\t')) return null;
  return found.map(([, text = '', email = '']) => ({
    name: givenFirst(
      text
        .replace(bareAddresses, '')
        .replaceAll(/^[\s,;]+|["“”]|\s+$/g, '')
        .trim(),
    ),
    classYear: null,
    email,
  }));
}

/** The word before the last name of a list. */
const lastOfList = /\s+(?:and|und|et|och|og|en|&)\s+/gi;
/** The first words of family names, which make no second name. */
const particle =
  /^(?:de|del|della|der|den|da|di|do|dos|du|la|le|las|los|van|von|vom|zu|ter|ten|al|el|bin|ibn|af|av|st\.?|mc|mac|ó|o)$/i;

/** Whether a cell has a first and a last name, and not a family name of several words alone. */
export function isWholeName(cell: string): boolean {
  const words = cell.split(' ');
  return isNameLike(cell) && words.length > 1 && !particle.test(words[0] ?? '');
}

/** A name has letters, and no digits or addresses. */
const isNameLike = (cell: string): boolean => /\p{L}/u.test(cell) && !/[\d@<>:]/.test(cell);

/**
 * The names of a line that lists several people: 'Ada Berg; Cleo Diaz', 'Berg, Ada; Diaz, Cleo', 'Ada Berg, Cleo Diaz and
 * Eva Fox', or 'Ada, Cleo, Eva'; null if it can be one person.
 *
 * @param isOnly whether the text has no other line, so that its cells are no columns of a sheet
 */
export function namesOfList(line: string, isOnly: boolean): readonly string[] | null {
  if (line.includes('\t') || line.includes('"')) return null;
  if (line.includes(';')) {
    const cells = cellsOf(line, /;/);
    return cells.length > 1 && cells.every((cell) => isWholeName(cell.replace(',', ''))) ? cells.map(givenFirst) : null;
  }
  const cells = cellsOf(line.replaceAll(lastOfList, ', '), /,/);
  if (cells.length < 2) return null;
  // 'García López, María José' is one of many lines with the family name first, unless the list goes on after a comma.
  const isList = isOnly || cells.length > 2 || /,\s*$/.test(line);
  if (cells.every(isWholeName) && isList) return cells;
  const isOfFirstNames = isOnly && cells.length > 2 && cells.every((cell) => isNameLike(cell) && !cell.includes(' '));
  return isOfFirstNames ? cells : null;
}

const cellsOf = (line: string, sign: RegExp): readonly string[] =>
  line
    .split(sign)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');
