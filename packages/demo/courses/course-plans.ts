import type { LatLon } from '@strokebook/golf/model';

/** Parameters of a course, from which its shapes are drawn. All six courses are invented. */
export type CoursePlan = {
  readonly courseId: string;
  readonly name: string;
  readonly city: string;
  readonly region: string;
  readonly position: LatLon;
  /** The first and last month in which it is open, 1 to 12. */
  readonly season: readonly [first: number, last: number];
  readonly pars: readonly number[];
  /** From the back tees, by hole. */
  readonly lengths: readonly number[];
  /** Yards; Tour and college fairways are 28 to 35 yd wide. */
  readonly fairwayWidth: number;
  /** Share of holes with water, with trees, and with a boundary. */
  readonly water: number;
  readonly trees: number;
  readonly boundary: number;
};

export const coursePlans: readonly CoursePlan[] = [
  {
    courseId: 'alder-creek',
    name: 'Alder Creek Golf Club',
    city: 'Millbrook Falls',
    region: 'OH',
    position: { lat: 40.4127, lon: -82.1364 },
    season: [4, 11],
    pars: [4, 4, 3, 5, 4, 4, 3, 4, 5, 4, 5, 3, 4, 4, 4, 3, 5, 4],
    lengths: [412, 438, 182, 545, 386, 452, 204, 421, 568, 398, 531, 168, 447, 405, 436, 215, 553, 459],
    fairwayWidth: 31,
    water: 0.35,
    trees: 0.7,
    boundary: 0.22,
  },
  {
    courseId: 'harrow-glen',
    name: 'Harrow Glen University Course',
    city: 'Harrow Glen',
    region: 'NC',
    position: { lat: 35.8243, lon: -79.3951 },
    season: [1, 12],
    pars: [4, 5, 4, 3, 4, 4, 5, 3, 4, 4, 4, 3, 5, 4, 4, 3, 4, 5],
    lengths: [424, 537, 445, 196, 379, 461, 561, 173, 418, 441, 392, 211, 574, 428, 408, 187, 449, 528],
    fairwayWidth: 31,
    water: 0.25,
    trees: 0.85,
    boundary: 0.2,
  },
  {
    courseId: 'saltmarsh-dunes',
    name: 'Saltmarsh Dunes Links',
    city: 'Port Amity',
    region: 'SC',
    position: { lat: 33.1486, lon: -79.4672 },
    season: [1, 12],
    pars: [4, 4, 5, 3, 4, 4, 4, 3, 5, 4, 3, 4, 5, 4, 4, 3, 4, 4],
    lengths: [431, 397, 549, 178, 455, 415, 372, 221, 562, 442, 191, 410, 539, 465, 384, 163, 427, 451],
    fairwayWidth: 33,
    water: 0.4,
    trees: 0.3,
    boundary: 0.17,
  },
  {
    courseId: 'copper-mesa',
    name: 'Copper Mesa Golf Resort',
    city: 'Verdad Springs',
    region: 'AZ',
    position: { lat: 33.7218, lon: -111.7093 },
    season: [1, 12],
    pars: [4, 3, 5, 4, 4, 3, 4, 5, 4, 5, 4, 3, 4, 4, 5, 3, 4, 4],
    lengths: [408, 188, 556, 439, 395, 207, 462, 533, 417, 571, 403, 176, 446, 388, 542, 199, 434, 456],
    fairwayWidth: 32,
    water: 0.22,
    trees: 0.35,
    boundary: 0.28,
  },
  {
    courseId: 'lake-verity',
    name: 'Lake Verity Municipal',
    city: 'Verity',
    region: 'WI',
    position: { lat: 43.9035, lon: -89.2817 },
    season: [4, 10],
    pars: [4, 4, 3, 4, 5, 4, 3, 4, 4, 4, 3, 4, 4, 5, 4, 3, 4, 4],
    lengths: [389, 426, 171, 441, 528, 402, 193, 433, 376, 418, 184, 452, 397, 546, 429, 209, 382, 444],
    fairwayWidth: 32,
    water: 0.38,
    trees: 0.6,
    boundary: 0.2,
  },
  {
    courseId: 'three-pines',
    name: 'Three Pines Country Club',
    city: 'Larkspur Ridge',
    region: 'CA',
    position: { lat: 38.7351, lon: -120.9148 },
    season: [1, 12],
    pars: [5, 4, 3, 4, 4, 3, 4, 5, 4, 4, 4, 3, 5, 4, 4, 3, 4, 5],
    lengths: [541, 419, 199, 435, 374, 181, 457, 552, 411, 448, 390, 174, 565, 423, 401, 213, 442, 536],
    fairwayWidth: 30,
    water: 0.28,
    trees: 0.9,
    boundary: 0.2,
  },
];

/** The tees of every course: how much shorter than the back tees, and the gender they are rated for. */
export const teePlans = [
  { name: 'Black', gender: 'men', share: 1 },
  { name: 'Blue', gender: 'men', share: 0.945 },
  { name: 'White', gender: 'men', share: 0.89 },
  { name: 'Gold', gender: 'women', share: 0.845 },
  { name: 'Silver', gender: 'men', share: 0.8 },
  { name: 'Red', gender: 'women', share: 0.76 },
] as const;

/** Whether a course is open in a month, 1 to 12: no golf is played in the snow of the Midwest. */
export const isOpenIn = ({ season: [first, last] }: Pick<CoursePlan, 'season'>, month: number): boolean =>
  month >= first && month <= last;
