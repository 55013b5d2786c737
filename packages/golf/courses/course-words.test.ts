import { describe, expect, it } from 'vitest';
import { bareCourseName, courseQueryWords, courseWords, matchesWords } from './course-words.ts';

describe('a course is found', () => {
  const course = { name: 'King’s Walk – Árbol', city: 'Johnston', region: 'Iowa', country: 'USA' };
  it.each([
    ['kings walk', true],
    ["King's", true],
    ['arbol johnston', true],
    ['ia', true],
    ['ow', false],
    ['owa', true],
    ['oh', false],
    ['iowa usa kings', true],
    ['', true],
    ['pine', false],
  ])('by %s: %s (ENTRY-02)', (text, expected) => {
    expect(matchesWords(courseWords(course), courseQueryWords(text))).toBe(expected);
  });

  it('by the name of a state that is stored as its abbreviation (ENTRY-02)', () => {
    const words = courseWords({ name: 'Alder Creek', region: 'OH' });
    expect(matchesWords(words, courseQueryWords('alder ohio'))).toBe(true);
    expect(courseWords({ name: 'Cleydael', region: 'Antwerp' })).toBe('cleydael antwerp');
  });
});

describe('the same course', () => {
  it.each([
    ['Pebble Beach Golf Links', 'Pebble Beach', true],
    ['The Ridge', 'Ridge Golf Club', true],
    ['Firewheel at Garland - Old Course', 'Firewheel at Garland, Old', true],
    ['Grandover East', 'Grandover West', false],
    ['The Golf Club', 'The Country Club', false],
  ])('is %s and %s: %s (ENTRY-02)', (one, other, expected) => {
    expect(bareCourseName(one) === bareCourseName(other)).toBe(expected);
  });
});
