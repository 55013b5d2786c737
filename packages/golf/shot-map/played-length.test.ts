import { expect, it } from 'vitest';
import { yards } from '../model/index.ts';
import type { MappedShot } from './mapped-round.ts';
import { playedLength } from './played-length.ts';

const tee = { lat: 40, lon: -80 };
const pin = { lat: 40.0036, lon: -80 };
const first = (over: Partial<MappedShot>): MappedShot => ({
  ...{ kind: 'offTheTee', lie: 'tee', club: null, start: tee, end: null, toPin: yards(474), endLie: null },
  ...{ endToPin: null, penalties: 0, length: null, gained: null },
  ...over,
});

it('a hole is as long as its first shot has to the pin, else from tee to pin (GEO-01, GEO-02, MAP-O42)', () => {
  expect(playedLength({ shots: [first({})], tee, pin })).toBe(474);
  expect(playedLength({ shots: [first({ toPin: null })], tee, pin })).toBe(438);
  expect(playedLength({ shots: [first({ lie: 'fairway' })], tee, pin })).toBe(438);
  expect(playedLength({ shots: [], tee, pin: null })).toBeNull();
});
