type Json = { [key: string]: unknown };
export type TestFeature = { type: 'Feature'; geometry: unknown; properties: Json | null };
export type TestMap = { type: 'FeatureCollection'; features: TestFeature[]; metadata?: unknown };

/** Degrees per metre to the north, and to the east at the latitude of the map. */
const NORTH = 1 / 111_195;
const LATITUDE = 51;
const EAST = NORTH / Math.cos((LATITUDE * Math.PI) / 180);

type At = { readonly x: number; readonly y: number };
const positionOf = ({ x, y }: At): [number, number] => [4.35 + x * EAST, LATITUDE + y * NORTH];

const box = ({ x, y }: At, width: number, length: number): unknown => ({
  type: 'Polygon',
  coordinates: [
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
      [-1, -1],
    ].map(([right = 0, up = 0]) => positionOf({ x: x + (right * width) / 2, y: y + (up * length) / 2 })),
  ],
});

/** Tee and green of each hole on the test maps: holes are side by side and alternate in direction. */
const holeEnds = (hole: number, length = 350): { readonly tee: At; readonly green: At } => {
  const x = ((hole - 1) % 18) * 120 + Math.floor((hole - 1) / 18) * 3_000;
  const [low, high] = [
    { x, y: 0 },
    { x, y: length },
  ];
  return hole % 2 === 1 ? { tee: low, green: high } : { tee: high, green: low };
};

export const featureOf = (geometry: unknown, properties: Json): TestFeature => ({
  type: 'Feature',
  geometry,
  properties,
});

/** The shapes of a hole, with additional properties. */
export function shapesOfHole(hole: number, more: Json = {}): TestFeature[] {
  const { tee, green } = holeEnds(hole);
  const middle = { x: tee.x, y: (tee.y + green.y) / 2 };
  return [
    featureOf(box(green, 24, 22), { golf: 'green', ...more }),
    featureOf(box(tee, 9, 12), { golf: 'tee', ...more }),
    featureOf(box(middle, 32, 180), { golf: 'fairway', ...more }),
    featureOf(box({ x: green.x + 22, y: green.y }, 11, 8), { golf: 'bunker', ...more }),
  ];
}

/** The line of a hole as in OpenStreetMap. */
export function lineOfHole(hole: number, properties: Json = {}): TestFeature {
  const { tee, green } = holeEnds(hole);
  return featureOf(
    { type: 'LineString', coordinates: [positionOf(tee), positionOf(green)] },
    { golf: 'hole', ...properties },
  );
}

export const pinOfHole = (hole: number): TestFeature =>
  featureOf({ type: 'Point', coordinates: positionOf(holeEnds(hole).green) }, { golf: 'pin' });

const numbersTo = (count: number): readonly number[] => Array.from({ length: count }, (_unused, index) => index + 1);

/** A map of hole lines with the tags of `tagsOf`, and shapes without numbers. */
export const linedMap = (count: number, tagsOf: (hole: number) => Json = () => ({})): TestMap => ({
  type: 'FeatureCollection',
  features: numbersTo(count).flatMap((hole) => [
    lineOfHole(hole, tagsOf(hole)),
    pinOfHole(hole),
    ...shapesOfHole(hole),
  ]),
});

/** A map of shapes that carry the numbers of their holes. */
export const tracedMap = (count: number): TestMap => ({
  type: 'FeatureCollection',
  features: numbersTo(count).flatMap((hole) => shapesOfHole(hole, { hole })),
});
