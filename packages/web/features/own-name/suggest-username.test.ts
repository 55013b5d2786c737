import { expect, it } from 'vitest';
import { spareUsernames, suggestUsername } from './suggest-username.ts';

it.each([
  ['Jamie', 'Whitcombe-Hartington', 'jamie-whitcombe-hartington'],
  ['Zoë', "O'Brien-Łukasz", 'zoe-o-brien-lukasz'],
  [' 2nd ', 'Player ', 'nd-player'],
  ['美咲', '佐藤', null],
  ['A', '', null],
  ['x'.repeat(39), 'y', 'x'.repeat(39)],
])('suggests a username of %j %j: %j (ACCESS-O10)', (firstName, lastName, username) => {
  expect(suggestUsername(firstName, lastName)).toBe(username);
});

it('offers spares of a taken username within its length (ACCESS-O10)', () => {
  expect(spareUsernames('noa-berg')).toEqual(['noa-berg-2', 'noa-berg-3', expect.stringMatching(/^noa-berg-\d{3}$/)]);
  expect(spareUsernames('x'.repeat(40)).map((username) => username.length)).toEqual([40, 40, 40]);
});
