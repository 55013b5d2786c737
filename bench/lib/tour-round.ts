import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { localPlane, type PlanePoint } from '@strokebook/golf/geometry';
import {
  COURSE_FORMAT,
  type CourseDocument,
  type CourseHole,
  FEET_PER_YARD,
  type LatLon,
  type Ring,
  type Surface,
  YARDS_PER_METRE,
} from '@strokebook/golf/model';

type FeedShot = { readonly x: string; readonly y: string; readonly from: string; readonly to: string };
type FeedHole = { readonly hole: number; readonly shots: readonly FeedShot[] };
type Feed = {
  readonly course: string;
  readonly holes: readonly {
    readonly hole: number;
    readonly par: number;
    readonly raw: { readonly [name in 'tee_x' | 'tee_y' | 'pin_x' | 'pin_y']: string };
  }[];
  readonly players: readonly { readonly holes: readonly FeedHole[] }[];
};

/** A hole of the tour round: where all its shots ended, in yards from its tee. */
export type TourHole = {
  readonly number: number;
  readonly par: number;
  readonly pin: PlanePoint;
  readonly ends: readonly (PlanePoint & { readonly lie: string })[];
  /** Where the first strokes ended. */
  readonly drives: readonly PlanePoint[];
};

/** The round of 37 players; null without the data. */
export function readTourRound(): readonly TourHole[] | null {
  const file = join(process.env.GOLF_DATA_DIR ?? '../shared/data', 'tour-round/tour-round.json.gz');
  if (!existsSync(file)) return null;
  const feed = JSON.parse(gunzipSync(readFileSync(file)).toString('utf8')) as Feed;
  return feed.holes.map(({ hole, par, raw }): TourHole => {
    const tee = { x: Number(raw.tee_x), y: Number(raw.tee_y) };
    const inYards = (x: string, y: string): PlanePoint => ({
      x: (Number(x) - tee.x) / FEET_PER_YARD,
      y: (Number(y) - tee.y) / FEET_PER_YARD,
    });
    const played = feed.players.flatMap(({ holes }) => holes.filter((one) => one.hole === hole));
    // A ball whose place is not known has zeros.
    const placed = played.map(({ shots }) => shots.filter(({ x }) => Number(x) !== 0));
    return {
      number: hole,
      par,
      pin: inYards(raw.pin_x, raw.pin_y),
      ends: placed.flat().map(({ x, y, to }) => ({ ...inYards(x, y), lie: to })),
      drives: placed.flatMap(([first]) => (first?.from === 'OTB' ? [inYards(first.x, first.y)] : [])),
    };
  });
}

const surfaceOf = (lie: string): Surface | null => {
  if (lie === 'OGR') return 'green';
  if (/^(OFW|ELF|ERF|ELI|ERI|ORI|OCO)$/.test(lie)) return 'fairway';
  if (/^(OGS|OST|EG\d)$/.test(lie)) return 'bunker';
  return lie === 'OWA' ? 'water' : null;
};

/** Yards around a ball that are taken for ground like that under it. */
const reach: Readonly<Partial<Record<Surface, number>>> = { green: 4, fairway: 7, bunker: 3, water: 6 };
/** Yards between the middles of two patches of trees, and from a ball to the nearest. */
const PATCH = 10;
const CLEAR = 12;
const origin: LatLon = { lat: 39, lon: -77 };

/**
 * A map of the round's holes: the feed has no outlines, so that the ground is a disc of each kind around every ball that
 * came to rest on it. Where none of 37 players' balls did is taken for trees: the course is lined with them, and as rough
 * it would invite to cut every corner.
 */
export function mapOfShots(holes: readonly TourHole[]): CourseDocument {
  const plane = localPlane(origin);
  const place = ({ x, y }: PlanePoint): LatLon => plane.fromPlane({ x: x / YARDS_PER_METRE, y: y / YARDS_PER_METRE });
  const disc = ({ x, y }: PlanePoint, radius: number): Ring =>
    Array.from({ length: 10 }, (_unused, index) =>
      place({ x: x + radius * Math.cos((index * Math.PI) / 5), y: y + radius * Math.sin((index * Math.PI) / 5) }),
    );
  return {
    format: COURSE_FORMAT,
    courseId: 'tour-round',
    name: 'TPC Potomac',
    tees: [],
    holes: holes.map(({ number, par, pin, ends }): CourseHole => {
      const shapes: { [surface in Surface]?: Ring[] } = {
        green: [disc(pin, 10)],
        woods: patchesWithout(ends).map((patch) => disc(patch, 0.8 * PATCH)),
      };
      for (const end of ends) {
        const surface = surfaceOf(end.lie);
        if (surface !== null) (shapes[surface] ??= []).push(disc(end, reach[surface] ?? 0));
      }
      const tee = place({ x: 0, y: 0 });
      return { number, numberFrom: 'mapped', par, tee, greenCentre: place(pin), pin: place(pin), shapes };
    }),
  };
}

/** Middles of patches, around and between the balls of a hole, on which none lay. */
function patchesWithout(balls: readonly PlanePoint[]): readonly PlanePoint[] {
  const [xs, ys] = [balls.map(({ x }) => x), balls.map(({ y }) => y)];
  const [left, bottom] = [Math.min(0, ...xs) - 8 * PATCH, Math.min(0, ...ys) - 8 * PATCH];
  const columns = Math.ceil((Math.max(0, ...xs) + 8 * PATCH - left) / PATCH);
  const rows = Math.ceil((Math.max(0, ...ys) + 8 * PATCH - bottom) / PATCH);
  return Array.from({ length: columns * rows }, (_unused, index) => ({
    x: left + (index % columns) * PATCH,
    y: bottom + Math.floor(index / columns) * PATCH,
  })).filter(({ x, y }) => balls.every((ball) => Math.hypot(ball.x - x, ball.y - y) > CLEAR));
}
