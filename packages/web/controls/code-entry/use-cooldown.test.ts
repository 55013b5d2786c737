import { expect, it } from 'vitest';
import { minutesAndSeconds } from './use-cooldown.ts';

it.each([
  [120, '2:00'],
  [61, '1:01'],
  [9, '0:09'],
  [0, '0:00'],
])('shows a cooldown of %i seconds as %s (AUTH-23)', (seconds, text) => {
  expect(minutesAndSeconds(seconds)).toBe(text);
});
