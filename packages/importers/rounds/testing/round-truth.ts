import { addDays, type CalendarDay, calendarDay } from '@strokebook/golf/calendar';
import { destinationPoint } from '@strokebook/golf/geometry';
import {
  type Club,
  degrees,
  type FairwayResult,
  type LatLon,
  type Lie,
  metres,
  YARDS_PER_METRE,
} from '@strokebook/golf/model';
import { seededDice } from '../../../golf/testing/dice.ts';

/** A stroke as it was played. */
export type TruthShot = {
  readonly lie: Lie;
  readonly toPin: number;
  readonly club: Club;
  readonly start: LatLon;
  readonly end: LatLon;
  readonly endLie: Lie | 'holed';
  readonly endToPin: number;
  readonly penalty: number;
};

export type TruthHole = {
  readonly hole: number;
  readonly par: number;
  readonly yards: number;
  readonly strokeIndex: number;
  readonly score: number;
  readonly putts: number;
  readonly penalties: number;
  readonly fairway: FairwayResult | null;
  readonly pin: LatLon;
  readonly shots: readonly TruthShot[];
};

type TruthCourse = {
  readonly id: number;
  readonly name: string;
  readonly place: LatLon;
  /** Hours that its clocks are ahead of Greenwich. */
  readonly zone: number;
  readonly pars: readonly number[];
  readonly yards: readonly number[];
  readonly strokeIndexes: readonly number[];
};

/** A round as it was played, from which files of all products are written. */
export type TruthRound = {
  readonly id: number;
  readonly playedOn: CalendarDay;
  /** Hour and minute of the first tee, local. */
  readonly hour: number;
  readonly minute: number;
  readonly course: TruthCourse;
  readonly tee: { readonly name: string; readonly rating: number; readonly slope: number };
  readonly holeCount: 9 | 18;
  /** In order of play, of an unfinished round those that were played. */
  readonly holes: readonly TruthHole[];
};

const courseNames = ['Pine Hollow', 'Oak Ridge', 'Lindenhof', 'Ørsted Links', "St. Mary's (Old)", '川奈'];
const places: readonly (readonly [lat: number, lon: number, zone: number])[] = [
  [36.56, -121.94, -7],
  [40.1, -83.05, -4],
  [48.2, 11.6, 2],
  [55.7, 12.5, 2],
  [56.34, -2.8, 1],
  [34.9, 139.1, 9],
];
const parsOfNine = [4, 4, 3, 5, 4, 4, 3, 4, 5];
const clubs: readonly Club[] = ['wood3', 'iron4', 'iron6', 'iron8', 'iron9'];

/** Rounds of a golfer who plays 18 holes, nine, the back nine, or goes home early. No two begin at the same hour. */
export function truthRounds(seed: number, count: number): readonly TruthRound[] {
  const roll = seededDice(seed);
  const between = (min: number, max: number): number => min + Math.floor(roll() * (max - min + 1));
  const pick = <Item>(items: readonly Item[]): Item => items[between(0, items.length - 1)] as Item;
  const courses = courseNames.map((name, index): TruthCourse => {
    const [lat = 0, lon = 0, zone = 0] = places[index] ?? [];
    const pars = [...parsOfNine, ...parsOfNine.toReversed()];
    return {
      id: 1_000 + index,
      name,
      place: { lat, lon },
      zone,
      pars,
      yards: pars.map((par) => (par === 3 ? between(140, 210) : par === 4 ? between(330, 450) : between(490, 570))),
      strokeIndexes: pars.map((_par, hole) => ((hole * 7) % 18) + 1),
    };
  });
  return Array.from({ length: count }, (_unused, index): TruthRound => {
    const course = pick(courses);
    const kind = pick(['whole', 'whole', 'whole', 'front', 'back', 'unfinished'] as const);
    const first = kind === 'back' ? 9 : 0;
    const played = kind === 'whole' ? 18 : kind === 'unfinished' ? pick([1, 3, 7, 12, 15, 17]) : 9;
    return {
      id: 900_001 + index,
      playedOn: addDays(calendarDay('2025-03-01'), index * 4),
      hour: between(7, 16),
      minute: between(0, 59),
      course,
      tee: { name: pick(['Yellow', 'White', 'Blue']), rating: 70.1, slope: 126 },
      holeCount: kind === 'front' || kind === 'back' ? 9 : 18,
      holes: Array.from({ length: played }, (_hole, place) => playHole(course, first + place + 1, between, pick)),
    };
  });
}

function playHole(
  course: TruthCourse,
  hole: number,
  between: (min: number, max: number) => number,
  pick: <Item>(items: readonly Item[]) => Item,
): TruthHole {
  const par = course.pars[hole - 1] ?? 4;
  const yards = course.yards[hole - 1] ?? 400;
  const putts = pick([1, 2, 2, 2, 3]);
  const penalties = pick([0, 0, 0, 0, 0, 1]);
  const longShots = Math.max(1, par - 2 + pick([-1, 0, 0, 1, 2]));
  const heading = degrees(between(0, 359));
  const tee = destinationPoint(course.place, heading, metres(hole * 60));
  const pointAt = (yardsFromTee: number): LatLon =>
    rounded(destinationPoint(tee, heading, metres(yardsFromTee / YARDS_PER_METRE)));
  // Distances to the pin before each stroke: evenly to the green, then putts that come nearer.
  const onGreen = Array.from({ length: putts }, (_unused, putt) => Math.max(0.5, 10 / 3 ** putt));
  const before = [
    ...Array.from({ length: longShots }, (_unused, stroke) =>
      stroke === 0 ? yards : Math.round(yards - ((yards - 20) * stroke) / longShots),
    ),
    ...onGreen,
  ];
  const penalized = penalties === 0 ? -1 : between(0, longShots - 1);
  const lies = before.map((_toPin, stroke): Lie => {
    if (stroke === 0) return 'tee';
    return stroke >= longShots ? 'green' : pick(['fairway', 'rough', 'bunker'] as const);
  });
  const shots = before.map((toPin, stroke): TruthShot => {
    const left = before[stroke + 1] ?? 0;
    return {
      lie: lies[stroke] ?? 'other',
      toPin,
      club: stroke >= longShots ? 'putter' : stroke === 0 && par > 3 ? 'driver' : pick(clubs),
      start: pointAt(yards - toPin),
      end: pointAt(yards - left),
      endLie: lies[stroke + 1] ?? 'holed',
      endToPin: left,
      penalty: stroke === penalized ? penalties : 0,
    };
  });
  return {
    hole,
    par,
    yards,
    strokeIndex: course.strokeIndexes[hole - 1] ?? 1,
    score: longShots + putts + penalties,
    putts,
    penalties,
    fairway: par === 3 ? null : pick(['hit', 'hit', 'left', 'right'] as const),
    pin: pointAt(yards),
    shots,
  };
}

const rounded = ({ lat, lon }: LatLon): LatLon => ({
  lat: Math.round(lat * 1e6) / 1e6,
  lon: Math.round(lon * 1e6) / 1e6,
});

/** The first tee in milliseconds since 1970. */
export const startOf = ({ playedOn, hour, minute, course }: TruthRound): number =>
  Date.parse(`${playedOn}T${two(hour)}:${two(minute)}:00Z`) - course.zone * 3_600_000;

export const two = (value: number): string => String(value).padStart(2, '0');
export const scoreOf = ({ holes }: TruthRound): number => holes.reduce((sum, { score }) => sum + score, 0);

/** The fields of the truth's holes that cards of most products have, to compare them with found ones. */
export const cardOf = ({ holes }: TruthRound) => holes.map(({ hole, score, putts }) => ({ hole, score, putts }));
