/** Max length of the grams that names are looked up by. */
export const GRAM_LETTERS = 3;

/** All grams of one, two and three letters of a folded name, without duplicates. */
export function gramsOf(foldedName: string): string[] {
  const letters = Array.from(foldedName);
  const grams = new Set<string>();
  for (let start = 0; start < letters.length; start += 1) {
    for (let length = 1; length <= GRAM_LETTERS && start + length <= letters.length; length += 1) {
      grams.add(letters.slice(start, start + length).join(''));
    }
  }
  return [...grams];
}

/**
 * The parts that a matching name contains: the words of the query, in any order. If none has three letters, the whole
 * query, because short words occur in most names.
 */
export function partsToFind(foldedQuery: string): string[] {
  const words = foldedQuery.split(' ');
  const isTelling = words.some((word) => Array.from(word).length >= GRAM_LETTERS);
  return isTelling ? [...new Set(words)] : [foldedQuery];
}

/** The fewest grams that every matching name has; a query of up to three letters is a gram itself. */
export function gramsToFind(foldedQuery: string): string[] {
  const letters = Array.from(foldedQuery);
  if (letters.length <= GRAM_LETTERS) return [foldedQuery];
  return [...new Set(letters.slice(GRAM_LETTERS - 1).map((_, at) => letters.slice(at, at + GRAM_LETTERS).join('')))];
}
