import { describe, expect, it } from 'vitest';
import { matchPlayers } from './match-players.ts';

const people = ['Ada Berg', 'Bea Else', 'Bo Else', 'Zoë Müller-Lang', 'Ada Lind', 'Ian'];
const match = (name: string) => matchPlayers([name], people).map((place) => (place === null ? null : people[place]))[0];

describe('names of a team’s file', () => {
  it.each([
    ['Ada Berg', 'Ada Berg'],
    ['BERG, Ada', 'Ada Berg'],
    ['A. Berg', 'Ada Berg'],
    ['Ada B', 'Ada Berg'],
    ['Berg', 'Ada Berg'],
    ['Bea', 'Bea Else'],
    ['zoe muller lang', 'Zoë Müller-Lang'],
    ['Zoë Lang', 'Zoë Müller-Lang'],
    ['Ian', 'Ian'],
  ])('are matched with the one person they fit: %s with %s (IMPORT-09, IMPORT-26)', (name, person) => {
    expect(match(name)).toBe(person);
  });

  it.each(['Ada', 'Else', 'B. Else', 'A', 'Carl Dahl', 'Ada Berg Lind', '', '?'])(
    'that fit several people or nobody are matched with nobody: %s (IMPORT-26)',
    (name) => {
      expect(match(name)).toBeNull();
    },
  );
});
