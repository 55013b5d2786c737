import { describe, expect, it } from 'vitest';
import { createFuzzySearch } from './fuzzy-search.ts';

const courses = ['Pine Hollow', 'Cedar Ridge', 'Salt Marsh Links', 'Pine Hollow South', 'Åre Skogsbana'];
const search = createFuzzySearch(courses, (course) => [course]);

describe('the fuzzy search', () => {
  it('forgives slips of the hand, case and accents, up to a threshold of 0.4 (SHOTS-24)', () => {
    expect(search('ceder rigde')[0]).toBe('Cedar Ridge');
    expect(search('SALT')[0]).toBe('Salt Marsh Links');
    expect(search('are skog')[0]).toBe('Åre Skogsbana');
    expect(search('zzzz')).toEqual([]);
    // Four of ten letters may differ, five may not.
    const one = createFuzzySearch(['abcdefghij'], (text) => [text]);
    expect(one('abcdefxxxx')).toHaveLength(1);
    expect(one('abcdexxxxx')).toHaveLength(0);
  });

  it('puts the best match first, wherever in the text it is (SHOTS-22)', () => {
    expect(search('pine hollow')[0]).toBe('Pine Hollow');
    expect(search('pine hollow south')[0]).toBe('Pine Hollow South');
    expect(search('links')[0]).toBe('Salt Marsh Links');
  });

  it('looks at every text of an item (SHOTS-21)', () => {
    const rounds = createFuzzySearch(
      [
        { label: 'Autumn Open', course: 'Cedar Ridge' },
        { label: 'Cup', course: 'Pine Hollow' },
      ],
      ({ label, course }) => [label, course],
    );
    expect(rounds('cedar').map(({ label }) => label)).toEqual(['Autumn Open']);
    expect(rounds('cup').map(({ label }) => label)).toEqual(['Cup']);
  });
});
