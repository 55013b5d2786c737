import { describe, expect, it } from 'vitest';
import { readRange } from './read-range.ts';

describe('a range of a file of 100 bytes', () => {
  it.each([
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=90-1000', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-1000', { start: 0, end: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    [undefined, null],
    ['bytes=-', null],
    ['bytes=9-0', null],
    ['bytes=0-1,5-6', null],
    ['lines=0-1', null],
  ])('%s is %o', (header, range) => {
    expect(readRange(header, 100)).toEqual(range);
  });
});
