import { COURSE_FORMAT, type CourseDocument, type LatLon } from '@strokebook/golf/model';
import type { Random } from '../random.ts';

/** Towns of the directory, which are invented like its courses, and where they would lie. */
const towns: readonly (readonly [city: string, region: string, position: LatLon])[] = [
  ['Ferris Landing', 'OH', { lat: 40.02, lon: -82.61 }],
  ['Marlow Heights', 'OH', { lat: 40.71, lon: -81.55 }],
  ['Dunmere', 'NC', { lat: 35.62, lon: -79.05 }],
  ['Tolliver', 'NC', { lat: 36.04, lon: -79.88 }],
  ['Port Calder', 'SC', { lat: 33.41, lon: -79.22 }],
  ['Agave Wells', 'AZ', { lat: 33.52, lon: -112.06 }],
  ['Saint Elian', 'TX', { lat: 30.34, lon: -97.91 }],
  ['Quill Lake', 'MN', { lat: 44.87, lon: -93.31 }],
  ['Brackenford', 'NY', { lat: 42.79, lon: -73.92 }],
  ['Cala Perdida', 'CA', { lat: 34.11, lon: -119.04 }],
  ['Overlook', 'WA', { lat: 47.55, lon: -122.02 }],
  ['Pelham Springs', 'GA', { lat: 33.46, lon: -84.38 }],
];
const firstWords = [
  'Fox',
  'Heron',
  'Stone',
  'Cedar',
  'Mill',
  'Juniper',
  'Raven',
  'Willow',
  'Granite',
  'Thistle',
] as const;
const secondWords = ['Run', 'Ridge', 'Bend', 'Meadow', 'Hollow', 'Point', 'Trace'] as const;
const kinds = ['Golf Club', 'Golf Course', 'Country Club', 'Municipal Golf Course', 'Golf Links'] as const;

const COURSES_PER_TOWN = 5;
/** About ten miles. */
const SPREAD_DEGREES = 0.15;

/** Courses known by name and place only, so that search and 'near me' have something to find: sixty. */
export const buildDirectory = (random: Random): readonly CourseDocument[] =>
  towns.flatMap(([city, region, { lat, lon }], town) =>
    Array.from({ length: COURSES_PER_TOWN }, (_, nth): CourseDocument => {
      const at = town * COURSES_PER_TOWN + nth;
      const first = firstWords[at % firstWords.length] as string;
      // Moved on with every round of the first words, so that no name comes twice.
      const second = secondWords[(at + Math.floor(at / firstWords.length)) % secondWords.length] as string;
      const name = `${first} ${second} ${random.pick(kinds)}`;
      const near = () => Number(((random.next() - 0.5) * 2 * SPREAD_DEGREES).toFixed(4));
      return {
        format: COURSE_FORMAT,
        courseId: `directory-${at + 1}`,
        name,
        city,
        region,
        country: 'US',
        position: { lat: Number((lat + near()).toFixed(4)), lon: Number((lon + near()).toFixed(4)) },
        tees: [],
        holes: [],
        attribution: 'An invented course of the demo.',
      };
    }),
  );
