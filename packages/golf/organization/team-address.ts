import { fold } from '../format/index.ts';

/** Longest address without its number. */
const MAX_LETTERS = 34;

/**
 * The last part of a team's address, of its name: 'harrow-glen-women'; with a number from the second team of that name on.
 */
export function teamAddress(name: string, number: number): string {
  const words = fold(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LETTERS)
    .replaceAll(/^-+|-+$/g, '');
  const address = words === '' ? 'team' : words;
  return number === 1 ? address : `${address}-${number}`;
}
