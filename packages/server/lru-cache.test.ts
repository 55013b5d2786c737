import { expect, it } from 'vitest';
import { LruCache } from './lru-cache.ts';

it('lets go of what was unused for longest when its size is exceeded', () => {
  const cache = new LruCache<string>(10);
  cache.set('a', 'A', 4);
  cache.set('b', 'B', 4);
  cache.get('a');
  cache.set('c', 'C', 4);
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual(['A', undefined, 'C']);
});

it('counts a value that replaces another once, and keeps none that is too large alone', () => {
  const cache = new LruCache<string>(10);
  cache.set('a', 'A', 6);
  cache.set('a', 'AA', 6);
  cache.set('b', 'B', 4);
  expect([cache.get('a'), cache.get('b')]).toEqual(['AA', 'B']);
  cache.set('b', 'BB', 11);
  expect([cache.get('a'), cache.get('b')]).toEqual(['AA', undefined]);
});
