import { expect, it } from 'vitest';
import { timeAgo } from './time-ago.ts';

const now = Date.parse('2026-06-15T12:00:00Z');

it.each([
  ['2026-06-15T11:59:30Z', 'just now'],
  ['2026-06-15T12:00:30Z', 'just now'],
  ['2026-06-15T11:59:00Z', '1 minute ago'],
  ['2026-06-15T11:00:01Z', '59 minutes ago'],
  ['2026-06-15T11:00:00Z', '1 hour ago'],
  ['2026-06-14T12:00:01Z', '23 hours ago'],
  ['2026-06-14T12:00:00Z', 'yesterday'],
  ['2026-05-17T12:00:00Z', '29 days ago'],
  ['2026-05-10T12:00:00Z', 'May 10, 2026'],
])('says of %s: %s', (instant, words) => {
  expect(timeAgo(instant, now)).toBe(words);
});
