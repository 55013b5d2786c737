import { yards } from '@strokebook/golf/model';
import type { MappedHole } from '@strokebook/golf/shot-map';
import { expect, it } from 'vitest';
import { lengthOf } from './hole-length.ts';

const tee = { lat: 40, lon: -80 };
/** 438 yd from the tee. */
const pin = { lat: 40.0036, lon: -80 };
const hole = (length: number | null): MappedHole => ({
  ...{ hole: 4, nth: 1, par: 4, score: 4, yards: length === null ? null : yards(length), tee, pin },
  ...{ flags: [] as unknown as MappedHole['flags'], shots: [] },
});

it('says how long a hole was played only where that is clearly another length than the card has (MAP-O42)', () => {
  expect(lengthOf(hole(444), 'imperial')).toBe(', 444 yd, played 438 yd');
  expect(lengthOf(hole(439), 'imperial')).toBe(', 439 yd');
  expect(lengthOf(hole(439), 'metric')).toBe(', 401 m');
  expect(lengthOf(hole(null), 'imperial')).toBe(', 438 yd');
});
