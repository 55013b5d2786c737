import { expect, it } from 'vitest';
import { less, more, startCount, visibleNews } from './visible-count.ts';

it('starts with 4 news, with 3 in a window narrower than 1050 px (HOME-14)', () => {
  expect([startCount(1050), startCount(1049), startCount(390)]).toEqual([4, 3, 3]);
});

it('goes up by 4, 3, 7 and 11 below 1050 px, and never down below 4 (HOME-15, HOME-16, HOME-O1)', () => {
  expect([more(3), more(7)]).toEqual([7, 11]);
  expect([less(11), less(7), less(4)]).toEqual([7, 4, 4]);
});

it('does not cut the counter at the total: View Less from 12 of 10 gives 8 (HOME-O2)', () => {
  expect(visibleNews(12, 10).shown).toBe(10);
  expect(visibleNews(less(12), 10).shown).toBe(8);
});

it('offers View More while fewer are displayed than exist (HOME-17)', () => {
  expect([visibleNews(4, 5).hasMore, visibleNews(4, 4).hasMore, visibleNews(8, 5).hasMore]).toEqual([
    true,
    false,
    false,
  ]);
});

it('offers View Less when more than 4 are displayed and exist (HOME-18)', () => {
  expect([visibleNews(4, 9).hasLess, visibleNews(8, 9).hasLess, visibleNews(8, 4).hasLess]).toEqual([
    false,
    true,
    false,
  ]);
});
