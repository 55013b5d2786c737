import { expect, it } from 'vitest';
import { yards } from '../model/index.ts';
import { playedClubs, suggestClub } from './suggest-club.ts';

it('suggests the club that was played last from the nearest distance, and none from far off (ENTRY-08)', () => {
  const played = playedClubs([
    { lie: 'fairway', toPin: yards(150), club: 'iron7' },
    { lie: 'rough', toPin: yards(164), club: 'iron6' },
    { lie: 'fairway', toPin: yards(150), club: 'iron8' },
    { lie: 'fairway', toPin: yards(90) },
  ]);
  expect(suggestClub(played, yards(152))).toBe('iron8');
  expect(suggestClub(played, yards(160))).toBe('iron6');
  expect(suggestClub(played, yards(90))).toBeNull();
});
