import { type RoundSummary, summarizeRound } from '@strokebook/golf/model';
import { expect, it } from 'vitest';
import { makeRound, TODAY } from '../../testing/rounds.ts';
import { createRoundSearch } from './picker-rows.ts';

const round = summarizeRound(makeRound({ id: 1, playedOn: TODAY }));
const rounds: readonly RoundSummary[] = [
  { ...round, roundId: 'home', tournamentName: 'Fall Classic', courseName: 'Harrow Glen University' },
  { ...round, roundId: 'lake', tournamentName: 'Lake Verity Open', courseName: 'Lake Verity' },
];
const found = (text: string) => createRoundSearch(rounds, 'Round')(text).map(({ roundId }) => roundId);

it('finds the rounds whose label has a word that begins so, else those of a course with the text in it (SHOTS-21)', () => {
  expect(found('Verity')).toEqual(['lake']);
  expect(found('univ')).toEqual(['home']);
  expect(found('')).toEqual(['home', 'lake']);
});

it('forgives a typing error in the beginning of a word before it finds what only resembles the text (SHOTS-21, SHOTS-24)', () => {
  expect(found('verty')).toEqual(['lake']);
  expect(found('lake verty')).toEqual(['lake']);
  expect(found('Univrsity')).toEqual(['home']);
  expect(found('nothing like it')).toEqual([]);
});

it('finds the rounds that come from a source by its name, and those that were typed (IMPORT-27)', () => {
  const known = rounds.map((one) => ({
    ...one,
    origin: one.roundId === 'home' ? ('garmin' as const) : ('typed' as const),
  }));
  const search = createRoundSearch(known, 'Round');
  expect([search('garmin'), search('typed')].map((list) => list.map(({ roundId }) => roundId))).toEqual([
    ['home'],
    ['lake'],
  ]);
});
