import { degrees, metres } from '@strokebook/golf/model';
import { expect, it } from 'vitest';
import { fitHole } from './fit-look.ts';

const frame = { centre: { lat: 40, lon: -80 }, heading: degrees(90), width: metres(60), height: metres(400) };

it('a hole fills its place with a margin of a tenth, and lies on its side where the place is wide (MAP-O64)', () => {
  const upright = fitHole(frame, [390, 500]);
  expect(upright.heading).toBeCloseTo(Math.PI / 2, 9);
  expect(400 / upright.metresPerPixel).toBeCloseTo(0.8 * 500, 6);
  const sideways = fitHole(frame, [700, 430]);
  expect(sideways.heading).toBeCloseTo(0, 9);
  expect(400 / sideways.metresPerPixel).toBeCloseTo(0.8 * 700, 6);
});
