import { describe, expect, it } from 'vitest';
import { statCatalog } from '../stats/index.ts';
import { terms } from './index.ts';

describe('terms', () => {
  it('explain every stat in its own words, and no word twice (FIRST-06)', () => {
    for (const { label, about, category } of statCatalog) {
      expect(terms).toContainEqual({ name: label, meaning: about, category });
    }
    const keys = terms.map(({ name, category }) => `${category}/${name}`);
    expect(new Set(keys).size).toBe(keys.length);
    const ownWords = new Set(terms.filter(({ category }) => category === null).map(({ name }) => name.toLowerCase()));
    expect(statCatalog.filter(({ label }) => ownWords.has(label.toLowerCase()))).toEqual([]);
  });
});
