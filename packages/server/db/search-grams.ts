/** The longest run of letters that names are looked up by. */
export const GRAM_LETTERS = 3;

/** Every run of one, two and three letters in a folded name, each once. */
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
 * What a name with this folded query holds: its words, in any order. Where none has three letters it is the query
 * itself, because such words alone stand in most names.
 */
export function partsToFind(foldedQuery: string): string[] {
  const words = foldedQuery.split(' ');
  const isTelling = words.some((word) => Array.from(word).length >= GRAM_LETTERS);
  return isTelling ? [...new Set(words)] : [foldedQuery];
}

/** The fewest grams that every name with this folded query has; one of up to three letters is a gram itself. */
export function gramsToFind(foldedQuery: string): string[] {
  const letters = Array.from(foldedQuery);
  if (letters.length <= GRAM_LETTERS) return [foldedQuery];
  return [...new Set(letters.slice(GRAM_LETTERS - 1).map((_, at) => letters.slice(at, at + GRAM_LETTERS).join('')))];
}
