import Fuse from 'fuse.js';

/** How much a text may differ from what is searched, from 0 for the same to 1 for anything (SHOTS-24). */
const THRESHOLD = 0.4;

type TextsOf<Item> = (item: Item) => readonly string[];

/**
 * Finds items by any of their texts, with slips of the hand, in any case and with or without accents; the best match
 * first, equals in their own order.
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
