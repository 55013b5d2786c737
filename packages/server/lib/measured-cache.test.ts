import { expect, it } from 'vitest';
import { createMeasuredCache } from './measured-cache.ts';

it('lets go of what was unused for longest when its size is exceeded, and counts look-ups (OPS-O83)', () => {
  const cache = createMeasuredCache<string>(10);
  cache.set('a', 'A', 4);
  cache.set('b', 'B', 4);
  cache.get('a');
  cache.set('c', 'C', 4);
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual(['A', undefined, 'C']);
  expect(cache.figures()).toEqual({ hits: 3, misses: 1, size: 8, maxSize: 10 });
});

it('counts a value that replaces another once, and keeps none that is too large alone (OPS-O83)', () => {
  const cache = createMeasuredCache<string>(10);
  cache.set('a', 'A', 6);
  cache.set('a', 'AA', 6);
  cache.set('b', 'B', 4);
  expect([cache.get('a'), cache.get('b')]).toEqual(['AA', 'B']);
  cache.set('b', 'BB', 11);
  expect([cache.get('a'), cache.get('b'), cache.figures().size]).toEqual(['AA', undefined, 6]);
});
