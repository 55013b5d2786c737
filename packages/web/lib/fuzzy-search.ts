import Fuse from 'fuse.js';

/** Max difference between text and query, from 0 (equal) to 1 (anything) (SHOTS-24). */
const THRESHOLD = 0.4;

type TextsOf<Item> = (item: Item) => readonly string[];

/**
 * Finds items by any of their texts, tolerating typing errors, case and accents; best match first, equal ones in the
 * given order.
 */
export function createFuzzySearch<Item>(
  items: readonly Item[],
  textsOf: TextsOf<Item>,
): (text: string) => readonly Item[] {
  const fuse = new Fuse(
    items.map((item) => ({ item, texts: [...new Set(textsOf(item))] })),
    { keys: ['texts'], threshold: THRESHOLD, ignoreLocation: true, ignoreDiacritics: true, shouldSort: true },
  );
  return (text) => fuse.search(text.trim()).map((match) => match.item.item);
}
