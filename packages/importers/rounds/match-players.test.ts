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

  const squad = [
    'Ada Berg',
    'Cleo Diaz',
    'Seán Ó Briain',
    'Mia D’Angelo',
    'Jo Ann Hill',
    'Zoë van der Meer',
    '一郎 鈴木',
  ];
  const ofSquad = (name: string, from = squad) =>
    matchPlayers([name], from).map((place) => from[place ?? -1] ?? null)[0];

  it.each([
    ...[
      'Ada Berg (C)',
      'Ada Berg [a]',
      'Ada Berg (IND)',
      'Ada Berg (R-Fr.)',
      "Ada Berg '27",
      'Ada Berg Jr.',
      'Berg, Ada, So.',
    ],
    ...[
      '#12 Ada Berg',
      '3. Ada Berg',
      '12) Ada Berg',
      'Ada Berg*',
      'Ada Berg †',
      '🇳🇴 Ada Berg',
      'Ada Berg NOR',
      'Ada Berg (1)',
    ],
    ...['Capt. Ada Berg', 'BERG, Ada (am)', 'Berg (C)', 'A. Berg (a)'],
  ])('are matched without the marks beside them: %s (IMPORT-26)', (name) => {
    expect(ofSquad(name)).toBe('Ada Berg');
  });

  it.each(['Ada M. Berg', 'BERG, Ada M', 'Ada M Berg (C)', 'Ada M. K. Berg'])(
    'are matched without an initial of a middle name: %s (IMPORT-26)',
    (name) => {
      expect(ofSquad(name)).toBe('Ada Berg');
    },
  );

  it.each([
    ["Sean O'Briain", 'Seán Ó Briain'],
    ['OBriain Sean', 'Seán Ó Briain'],
    ['Mia DAngelo', 'Mia D’Angelo'],
    ["D'Angelo (So.)", 'Mia D’Angelo'],
    ['JoAnn Hill', 'Jo Ann Hill'],
    ['Hill, Jo-Ann', 'Jo Ann Hill'],
    ['Zoe Vandermeer', 'Zoë van der Meer'],
    ['Zoë van der Meer (NED)', 'Zoë van der Meer'],
    ['鈴木一郎', '一郎 鈴木'],
    ['鈴木 一郎', '一郎 鈴木'],
  ])('are matched with joined and parted words: %s with %s (IMPORT-26)', (name, person) => {
    expect(ofSquad(name)).toBe(person);
  });

  it('are matched with letters spelled out in the file or in the account (IMPORT-26)', () => {
    expect(ofSquad('Jonas Mueller', ['Jonas Müller'])).toBe('Jonas Müller');
    expect(ofSquad('Åse Dahl', ['Aase Dahl'])).toBe('Aase Dahl');
  });

  it('are matched with nobody where a mark or a middle initial could be somebody else (IMPORT-26)', () => {
    const two = ['Ada M. Berg', 'Ada K. Berg'];
    expect(['Ada M. Berg (C)', 'Ada K Berg', 'Ada Berg', 'Ada T. Berg'].map((name) => ofSquad(name, two))).toEqual([
      ...two,
      null,
      null,
    ]);
    expect(ofSquad('Ada T. Berg', ['Ada Marie Berg'])).toBeNull();
    expect(ofSquad('B. Berg', ['Ada Berg'])).toBeNull();
    expect(ofSquad('Ada FOX', ['Ada Berg'])).toBeNull();
    expect(ofSquad('Ada So', ['Ada Berg', 'Ada So'])).toBe('Ada So');
    expect(ofSquad('(C)', ['Ada Berg'])).toBeNull();
  });
});
