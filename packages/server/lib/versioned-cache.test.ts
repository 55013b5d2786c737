import { expect, it } from 'vitest';
import { createVersionedCache } from './versioned-cache.ts';

const ofSize = (maxSize: number) => createVersionedCache<string>(maxSize, ({ length }) => length);

it('lets go of what was unused for longest when its size is exceeded, and counts look-ups (OPS-O83)', () => {
  const cache = ofSize(10);
  cache.set('a', 'AAAA');
  cache.set('b', 'BBBB');
  cache.get('a');
  cache.set('c', 'CCCC');
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual(['AAAA', undefined, 'CCCC']);
  expect(cache.figures()).toEqual({ hits: 3, misses: 1, size: 8, maxSize: 10 });
});

it('counts a value that replaces another once, and keeps none that is too large alone (OPS-O83)', () => {
  const cache = ofSize(10);
  cache.set('a', 'AAAAAA');
  cache.set('a', 'aaaaaa');
  cache.set('b', 'BBBB');
  expect([cache.get('a'), cache.get('b')]).toEqual(['aaaaaa', 'BBBB']);
  cache.set('b', 'B'.repeat(11));
  expect([cache.get('a'), cache.get('b'), cache.figures().size]).toEqual(['aaaaaa', undefined, 6]);
});

it('loads an entry once for all who ask meanwhile, and again after a failed load (OPS-O83)', async () => {
  const cache = ofSize(10);
  let loads = 0;
  const load = async () => `load ${(loads += 1)}`;
  expect(await Promise.all([cache.read('a', load), cache.read('a', load)])).toEqual(['load 1', 'load 1']);
  expect(await cache.read('a', load)).toBe('load 1');
  const fails = async () => Promise.reject(new Error('away'));
  await expect(Promise.all([cache.read('b', fails), cache.read('b', load)])).rejects.toThrow('away');
  expect(await cache.read('b', load)).toBe('load 2');
});
