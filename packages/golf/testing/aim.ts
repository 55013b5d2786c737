import { estimatePatterns, groundOfHole, levelShift, patternLevels, strokeCurves, strokeLevels } from '../aim/index.ts';
import type { ClubPattern } from '../aim/club-pattern.ts';
import type { HoleGround } from '../aim/hole-ground.ts';
import type { MeasuredShot } from '../dispersion/index.ts';
import { localPlane, type PlanePoint } from '../geometry/index.ts';
import {
  type Club,
  COURSE_FORMAT,
  type CourseDocument,
  type CourseHole,
  type LatLon,
  type Ring,
  yards,
  YARDS_PER_METRE,
} from '../model/index.ts';
import { normalDice } from './dice.ts';

/** Outlines in yards from the tee: x to the right, y towards the green. */
export type YardShapes = {
  readonly [surface in keyof CourseHole['shapes']]?: readonly (readonly PlanePoint[])[] | undefined;
};

/** A place on the earth some yards east and north of a tee. */
export const placeInYards =
  (origin: LatLon) =>
  ({ x, y }: PlanePoint): LatLon =>
    localPlane(origin).fromPlane({ x: x / YARDS_PER_METRE, y: y / YARDS_PER_METRE });

export const somewhere: LatLon = { lat: 40, lon: -80 };

/** A rectangle by its middle. */
export const box = (x: number, y: number, width: number, depth: number): readonly PlanePoint[] => [
  { x: x - width / 2, y: y - depth / 2 },
  { x: x + width / 2, y: y - depth / 2 },
  { x: x + width / 2, y: y + depth / 2 },
  { x: x - width / 2, y: y + depth / 2 },
];

/** A round outline. */
export const disc = (x: number, y: number, radius: number): readonly PlanePoint[] =>
  Array.from({ length: 24 }, (_unused, index) => ({
    x: x + radius * Math.cos((index * Math.PI) / 12),
    y: y + radius * Math.sin((index * Math.PI) / 12),
  }));

/** A course of one hole to the north, by default with its green `length` yards away. */
export function courseOfHole(
  shapes: YardShapes,
  options: {
    readonly length?: number;
    readonly origin?: LatLon;
    readonly hole?: Partial<CourseHole>;
    readonly others?: readonly YardShapes[];
  } = {},
): CourseDocument {
  const { length = 400, origin = somewhere, hole = {}, others = [] } = options;
  const place = placeInYards(origin);
  const ringsOf = (own: YardShapes): CourseHole['shapes'] =>
    Object.fromEntries(
      Object.entries(own).map(([surface, rings]) => [surface, (rings ?? []).map((ring): Ring => ring.map(place))]),
    );
  const tee = place({ x: 0, y: 0 });
  const greenCentre = place({ x: 0, y: length });
  return {
    format: COURSE_FORMAT,
    courseId: 'pine-hollow',
    name: 'Pine Hollow',
    tees: [],
    holes: [
      { number: 1, numberFrom: 'mapped', par: 4, tee, greenCentre, shapes: ringsOf(shapes), ...hole },
      ...others.map(
        (other, index): CourseHole => ({
          number: index + 2,
          numberFrom: 'mapped',
          shapes: ringsOf(other),
        }),
      ),
    ],
  };
}

/** A straight par 4 of 400 yd with a fairway of 40 yd. */
export const plainHole: YardShapes = { fairway: [box(0, 240, 40, 280)], green: [disc(0, 400, 14)] };

export function groundOf(course: CourseDocument, hole = 1): HoleGround {
  const ground = groundOfHole(course, hole);
  if ('missing' in ground) throw new Error(ground.missing);
  return ground;
}

const levelOf = <Level extends { readonly standardName: string }>(levels: readonly Level[], name: string): Level => {
  const level = levels.find(({ standardName }) => standardName === name);
  if (level === undefined) throw new Error(`no level ${name}`);
  return level;
};

export const patternLevel = (name: string) => levelOf(patternLevels, name);
export const strokeLevel = (name: string) => levelOf(strokeLevels, name);
export const curvesOf = (name: string) => strokeCurves(levelShift(strokeLevel(name)));

const shares: readonly (readonly [Club, number])[] = [
  ['driver', 1],
  ['wood3', 0.91],
  ['hybrid4', 0.79],
  ['iron5', 0.72],
  ['iron7', 0.64],
  ['iron9', 0.54],
  ['gapWedge', 0.44],
  ['lobWedge', 0.31],
];

/** A level's bag with typed distances. */
export function typedBag(level: string, drive: number, isLeftHanded = false): readonly ClubPattern[] {
  const typed = shares.map(([club, share]) => ({ club, total: yards(drive * share), carry: yards(drive * share) }));
  return estimatePatterns([], { level: patternLevel(level), typed, isLeftHanded }).patterns;
}

const measured = {
  roundId: 'r1',
  hole: 1,
  par: 4,
  holeYards: null,
  number: 1,
  isHit: null,
} as const;

/** Shots with a pattern, as dispersion measures them: drives on par 4s, and approaches of other clubs. */
export function shotsOf(
  { club, distance, core, mishits }: Pick<ClubPattern, 'club' | 'distance' | 'core' | 'mishits'>,
  count: number,
  seed: number,
): readonly MeasuredShot[] {
  const roll = normalDice(seed);
  return Array.from({ length: count }, (_unused, index): MeasuredShot => {
    const isMishit = index < Math.round(mishits.share * count);
    const { meanAcross, meanAlong, sdAcross, sdAlong, correlation } = isMishit ? mishits : core;
    const [x, y] = [roll(), roll()];
    const across = meanAcross + sdAcross * x;
    const along = meanAlong + sdAlong * (correlation * x + Math.sqrt(1 - correlation ** 2) * y);
    if (club === 'driver') {
      const place = { across: yards(across * distance), along: yards((1 + along) * distance) };
      return { ...measured, ...place, kind: 'offTheTee', club, toPin: null };
    }
    // From a little nearer to a little further than the club's distance.
    const toPin = distance * (0.96 + (0.08 * index) / count);
    const place = { across: yards(across * toPin), along: yards(along * toPin) };
    return { ...measured, ...place, kind: 'approach', club, toPin: yards(toPin) };
  });
}
