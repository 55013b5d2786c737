import { fold } from '@strokebook/golf/format';

/**
 * Matches the names of a team's file with people: 'Ada Berg', 'BERG, Ada', 'A. Berg', 'Ada B', and 'Ada' or 'Berg' alone.
 * A name that fits nobody, or several people equally well, is matched with nobody.
 *
 * @returns for each name the index of its person in `people`, or null
 */
export function matchPlayers(names: readonly string[], people: readonly string[]): readonly (number | null)[] {
  const words = people.map(wordsOf);
  return names.map((name) => {
    const own = wordsOf(name);
    if (own.length === 0) return null;
    const fits = words.map((one) => fitOf(own, one));
    const best = Math.max(0, ...fits);
    const first = fits.indexOf(best);
    return best > 0 && fits.indexOf(best, first + 1) < 0 ? first : null;
  });
}

const wordsOf = (name: string): readonly string[] =>
  fold(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** How well the words of a name are those of a person: 3 all of them, 2 some of them, 1 initials among them, 0 not. */
function fitOf(name: readonly string[], person: readonly string[]): number {
  const left = [...person];
  let initials = 0;
  // Whole words first, so that an initial does not take the word of another.
  for (const word of name.toSorted((a, b) => b.length - a.length)) {
    const whole = left.indexOf(word);
    const place = whole < 0 && word.length === 1 ? left.findIndex((one) => one.startsWith(word)) : whole;
    if (place < 0) return 0;
    if (whole < 0) initials += 1;
    left.splice(place, 1);
  }
  if (initials === name.length) return 0;
  if (initials > 0) return 1;
  return left.length === 0 ? 3 : 2;
}
