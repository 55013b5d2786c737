import { expect, it } from 'vitest';
import type { CourseHole, Ring } from '../model/index.ts';
import { placeAt } from '../testing/mapped.ts';
import { holeThumbnail } from './hole-thumbnail.ts';

const tee = placeAt(0, 0);
const greenCentre = placeAt(90, 300);
const around = (length: number): Ring => [0, 90, 180, 270].map((heading) => placeAt(heading, 10, placeAt(90, length)));
const hole: CourseHole = {
  number: 1,
  numberFrom: 'mapped',
  shapes: { green: [around(300)], tee: [around(0)] },
  tee,
  greenCentre,
};

it('a thumbnail has the tee at the bottom and the green at the top, in metres with a margin (MAP-O62)', () => {
  const drawn = holeThumbnail(hole);
  expect([Math.round(drawn?.height ?? 0), Math.round(drawn?.width ?? 0)]).toEqual([350, 90]);
  const middleOf = (surface: string) => {
    const points = drawn?.outlines.find((one) => one.surface === surface)?.points.split(' ') ?? [];
    return points.reduce((sum, point) => sum + Number(point.split(',')[1]) / points.length, 0);
  };
  expect(middleOf('green')).toBeCloseTo(25, 0);
  expect(middleOf('tee')).toBeCloseTo(325, 0);
});

it('a hole without outlines has no thumbnail (MAP-O62)', () => {
  expect(holeThumbnail({ ...hole, shapes: {} })).toBeNull();
});
