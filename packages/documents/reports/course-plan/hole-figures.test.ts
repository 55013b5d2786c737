import { describe, expect, it } from 'vitest';
import type { PlaneRing } from '@strokebook/golf/geometry';
import { surfaces } from '@strokebook/golf/model';
import type { HoleGround } from './hole-ground.ts';
import { holeYardages, layUpMarks } from './hole-yardages.ts';
import { teeHazards } from './tee-hazards.ts';

const box = (x: number, y: number, width: number, depth: number): PlaneRing => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + depth },
  { x, y: y + depth },
];
const noShapes = Object.fromEntries(surfaces.map((surface) => [surface, []])) as unknown as HoleGround['shapes'];
const ground = (shapes: Partial<HoleGround['shapes']>, length = 380): HoleGround => ({
  line: [
    { x: 0, y: 0 },
    { x: 0, y: length },
  ],
  shapes: { ...noShapes, ...shapes },
  toView: () => ({ x: 0, y: 0 }),
});
const reach = { least: 140, most: 270 };
const hazardsOf = (shapes: Partial<HoleGround['shapes']>) =>
  teeHazards(ground(shapes), reach).map(({ surface, side, reach: from, carry, count }) => [
    surface,
    side,
    Math.round(from),
    carry === null ? null : Math.round(carry),
    count,
  ]);

describe('lengths of a hole', () => {
  it('are those to where the line of play comes onto the green and leaves it, and to its middle', () => {
    expect(holeYardages(ground({ green: [box(-12, 370, 24, 26)] }))).toEqual({ middle: 380, front: 370, back: 396 });
  });

  it('lack the front and the back of a green without an outline, or one that lies elsewhere', () => {
    expect(holeYardages(ground({}))).toEqual({ middle: 380, front: null, back: null });
    expect(holeYardages(ground({ green: [box(60, 370, 24, 26)] }))).toMatchObject({ front: null, back: null });
  });

  it('run round the corner of a dogleg', () => {
    const dogleg = {
      ...ground({}),
      line: [
        { x: 0, y: 0 },
        { x: -30, y: 200 },
        { x: 0, y: 350 },
      ],
    };
    expect(Math.round(holeYardages(dogleg).middle)).toBe(355);
  });

  it('have their lay-up marks 100, 150 and 200 from the green, where a shot before them is left', () => {
    expect(layUpMarks(ground({}), 1).map(({ label, at }) => [label, Math.round(380 - at.y)])).toEqual([
      ['100', 100],
      ['150', 150],
      ['200', 200],
    ]);
    expect(layUpMarks(ground({}, 240), 1).map(({ label }) => label)).toEqual(['100', '150']);
    expect(layUpMarks(ground({}, 90), 1)).toEqual([]);
  });
});

describe('sand and water before a tee shot', () => {
  it.each([
    [
      'beside the fairway, from its near to its far end',
      { bunker: [box(20, 200, 8, 12)] },
      [['bunker', 'right', 201, 214, 1]],
    ],
    ['left of it', { bunker: [box(-28, 200, 8, 12)] }, [['bunker', 'left', 201, 214, 1]]],
    ['across the line of play', { water: [box(-60, 180, 120, 20)] }, [['water', 'across', 180, 204, 1]]],
    [
      'that goes on beyond every tee shot, without a carry',
      { water: [box(25, 150, 30, 300)] },
      [['water', 'right', 152, null, 1]],
    ],
    [
      'together where several lie within 10 m of each other',
      { bunker: [box(20, 200, 8, 12), box(20, 220, 8, 10)] },
      [['bunker', 'right', 201, 232, 2]],
    ],
    [
      'apart where they are of two kinds',
      { bunker: [box(20, 200, 8, 12)], water: [box(20, 214, 8, 6)] },
      [
        ['bunker', 'right', 201, 214, 1],
        ['water', 'right', 215, 222, 1],
      ],
    ],
  ])('is told %s', (_what, shapes, expected) => {
    expect(hazardsOf(shapes)).toEqual(expected);
  });

  it.each([
    ['flown over without a thought', { bunker: [box(20, 60, 8, 12)] }],
    ['out of reach', { bunker: [box(20, 300, 8, 12)] }],
    ['on another hole', { bunker: [box(60, 200, 8, 12)] }],
    ['behind the tee', { water: [box(10, -300, 80, 280)] }],
  ])('is left out where it is %s', (_what, shapes) => {
    expect(hazardsOf(shapes)).toEqual([]);
  });
});
