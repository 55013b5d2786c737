import { expect, it, vi } from 'vitest';
import { z } from 'zod/mini';
import { keepSessionValue, readSessionValue } from './session-value.ts';

const Place = z.object({ left: z.number() });

it('reads what was kept, and null for nothing or what does not fit', () => {
  expect(readSessionValue('place', Place)).toBeNull();
  keepSessionValue('place', { left: 12 });
  expect(readSessionValue('place', Place)).toEqual({ left: 12 });
  keepSessionValue('place', { left: 'far' });
  expect(readSessionValue('place', Place)).toBeNull();
  sessionStorage.setItem('strokebook.place', '{');
  expect(readSessionValue('place', Place)).toBeNull();
});

it('does without where the storage is full', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => keepSessionValue('place', { left: 1 })).not.toThrow();
});
