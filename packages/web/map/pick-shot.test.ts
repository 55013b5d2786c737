import { describe, expect, it } from 'vitest';
import { pickShot } from './pick-shot.ts';
import type { ShotMark } from './shot-scene.ts';

const mark = (number: number, start: readonly [number, number], end: readonly [number, number] | null): ShotMark => ({
  roundId: 'r',
  hole: 1,
  nth: 1,
  number,
  label: String(number),
  start,
  end,
  isPutt: false,
  isTyped: false,
  colour: '#b88a00',
});
const toPixel = ([x, y]: readonly [number, number]) => [x * 2, -y * 2] as const;
const marks = [mark(1, [0, 0], [0, 100]), mark(2, [0, 100], [40, 160]), mark(3, [40, 160], null)];
const pick = (x: number, y: number) => pickShot(marks, [x, y], toPixel)?.number ?? null;

describe('the stroke under a pointer', () => {
  it('is the one whose ball is nearest, within a finger', () => {
    expect([pick(4, -204), pick(80, -320), pick(80, -306)]).toEqual([1, 2, 2]);
  });

  it('is else the one whose line is near', () => {
    expect([pick(3, -90), pick(40, -262)]).toEqual([1, 2]);
  });

  it('is none in the open, nor where nobody knows a place', () => {
    expect([pick(60, -90), pickShot([mark(1, [0, 0], null)], [0, 0], toPixel)]).toEqual([null, null]);
  });
});
