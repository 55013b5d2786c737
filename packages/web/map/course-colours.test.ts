import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { courseColours } from './course-colours.ts';

it("gives a map's place the colour of the ground that is drawn there, in light and dark", () => {
  const theme = readFileSync(join(import.meta.dirname, '../app/theme.css'), 'utf8');
  const grounds = [...theme.matchAll(/--course-ground: (#[0-9a-f]{6});/g)].map(([, colour]) => colour);
  expect(grounds).toEqual([courseColours.light.ground, courseColours.dark.ground]);
});
