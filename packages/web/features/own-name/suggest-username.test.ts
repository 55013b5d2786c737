import { expect, it } from 'vitest';
import { suggestUsername } from './suggest-username.ts';

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
