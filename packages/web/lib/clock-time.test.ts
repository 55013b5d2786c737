import { expect, it } from 'vitest';
import { clockTime } from './clock-time.ts';

const at = (text: string): number => new Date(text).getTime();

it('names the time of today alone, and of another day with its date (ENTRY-21)', () => {
  const now = at('2026-09-20T14:00');
  expect(clockTime(at('2026-09-20T10:36'), now).replaceAll(/\s/g, ' ')).toBe('10:36 AM');
  expect(clockTime(at('2026-09-20T13:05'), now).replaceAll(/\s/g, ' ')).toBe('1:05 PM');
  expect(clockTime(at('2026-09-19T22:36'), now).replaceAll(/\s/g, ' ')).toBe('Sep 19, 10:36 PM');
});
