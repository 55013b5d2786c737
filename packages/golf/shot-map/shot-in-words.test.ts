import { describe, expect, it } from 'vitest';
import { destinationPoint } from '../geometry/index.ts';
import { degrees, yards, yardsToMetres } from '../model/index.ts';
import type { MappedShot } from './mapped-round.ts';
import { shotInWords, shotStartInWords } from './shot-in-words.ts';

const start = { lat: 35, lon: -79 };
const shot = (length: number | null, over: Partial<MappedShot>): MappedShot => ({
  kind: 'offTheTee',
  lie: 'tee',
  club: 'driver',
  start,
  end: length === null ? null : destinationPoint(start, degrees(0), yardsToMetres(yards(length))),
  toPin: yards(474),
  endLie: 'fairway',
  endToPin: yards(218),
  penalties: 0,
  gained: null,
  ...over,
});

describe('a shot as a player tells it', () => {
  it.each([
    [shot(256, {}), 'Driver, 256 yd, fairway, 218 yd left'],
    [shot(null, {}), 'Driver, fairway, 218 yd left'],
    [
      shot(240, { club: null, endLie: 'penaltyArea', penalties: 1 }),
      '240 yd, penalty area, 218 yd left, 1 penalty stroke',
    ],
    [shot(null, { club: null, endLie: 'rough', endToPin: null }), 'Rough'],
    [
      shot(14.7, {
        kind: 'putt',
        lie: 'green',
        club: 'putter',
        toPin: yards(15.7),
        endLie: 'green',
        endToPin: yards(1),
      }),
      'Putter, 44 ft, 3 ft left',
    ],
    [
      shot(null, { kind: 'putt', lie: 'green', club: 'putter', toPin: yards(3), endLie: 'holed', endToPin: yards(0) }),
      'Putter, 9 ft, holed',
    ],
  ])('says club, length, where it came to rest and what is left (MAP-O8): %#', (told, text) => {
    expect(shotInWords(told, 'imperial')).toBe(text);
  });

  it('says where it was played from (MAP-O8)', () => {
    expect(shotStartInWords(shot(256, {}), 'imperial')).toBe('474 yd out, tee');
    expect(shotStartInWords(shot(256, { toPin: null }), 'imperial')).toBe('tee');
    expect(shotStartInWords(shot(256, {}), 'metric')).toBe('433 m out, tee');
  });
});
