import fc from 'fast-check';
import type { TestFeature, TestMap } from './map-of-course.ts';

/** A defect of a map. */
type Mutation = (map: TestMap) => TestMap;

const odd = fc.constantFrom<unknown>(
  null,
  '',
  'x',
  0,
  -1,
  1e300,
  [],
  [[]],
  [[[]]],
  {},
  ['4.35', '51'],
  [Number.MAX_VALUE, 0],
  [4.35],
  [null, null],
  { type: 'Polygon' },
  { type: 'Polygon', coordinates: [] },
  { type: 'Polygon', coordinates: [[]] },
  { type: 'LineString', coordinates: [[4.35, 51]] },
  { type: 'GeometryCollection', geometries: null },
  { type: 'MultiPolygon', coordinates: [[[[4.35, 51]]]] },
);
const word = fc.constantFrom<unknown>(
  '1',
  '7;16',
  '99',
  7,
  -3,
  null,
  'hole',
  'green',
  'Hole 12 - Par 9',
  '0',
  '07',
  {},
  [],
);
const key = fc.constantFrom('golf', 'hole', 'ref', 'par', 'name', 'type', 'tags', 'dist', 'handicap', 'tee', 'course');
const place = fc.nat(10_000);

const changeFeature =
  (at: number, change: (feature: TestFeature) => unknown): Mutation =>
  (map) => {
    const index = map.features.length === 0 ? 0 : at % map.features.length;
    const features = map.features.map((feature, other) =>
      other === index ? (change(feature) as TestFeature) : feature,
    );
    return { ...map, features };
  };

const positionsIn = (value: unknown, change: (position: readonly unknown[]) => unknown): unknown => {
  if (Array.isArray(value)) {
    return typeof value[0] === 'number' ? change(value) : value.map((part) => positionsIn(part, change));
  }
  return value;
};
const moved = (feature: TestFeature | null, change: (position: readonly unknown[]) => unknown): unknown => {
  const geometry = feature?.geometry;
  if (typeof geometry !== 'object' || geometry === null || !('coordinates' in geometry)) return feature;
  return { ...feature, geometry: { ...geometry, coordinates: positionsIn(geometry.coordinates, change) } };
};

const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  fc
    .record({ place, key, word })
    .map(({ place: at, key: name, word: value }) =>
      changeFeature(at, (feature) => ({ ...feature, properties: { ...feature?.properties, [name]: value } })),
    ),
  fc
    .record({ place, odd })
    .map(({ place: at, odd: value }) => changeFeature(at, (feature) => ({ ...feature, geometry: value }))),
  fc.record({ place, odd }).map(({ place: at, odd: value }) => changeFeature(at, () => value)),
  place.map((at) => changeFeature(at, (feature) => moved(feature, ([x, y]) => [y, x]))),
  fc
    .record({ place, odd })
    .map(({ place: at, odd: value }) => changeFeature(at, (feature) => moved(feature, () => value))),
  fc
    .record({ place, by: fc.double({ min: -400, max: 400, noNaN: true }) })
    .map(({ place: at, by }) => changeFeature(at, (feature) => moved(feature, ([x, y]) => [Number(x) + by, y]))),
  place.map(
    (at): Mutation =>
      (map) => ({ ...map, features: map.features.filter((_feature, index) => index !== at % map.features.length) }),
  ),
  place.map(
    (at): Mutation =>
      (map) => ({ ...map, features: [...map.features.slice(at % 50), ...map.features.slice(0, at % 50)] }),
  ),
  place.map(
    (at): Mutation =>
      (map) => ({ ...map, features: [...map.features, ...map.features.slice(0, at % 60)] }),
  ),
  key.map(
    (name): Mutation =>
      (map) => ({
        ...map,
        features: map.features.map((feature) => {
          const properties = { ...feature?.properties };
          delete properties[name];
          return typeof feature === 'object' && feature !== null ? { ...feature, properties } : feature;
        }),
      }),
  ),
  fc.constant<Mutation>((map) => ({
    ...map,
    features: map.features.map((feature) => moved(feature, ([x, y]) => [y, x]) as TestFeature),
  })),
  odd.map(
    (value): Mutation =>
      (map) => ({ ...map, metadata: value }),
  ),
);

/** A few defects, one after the other. */
export const mutations: fc.Arbitrary<Mutation> = fc
  .array(mutation, { minLength: 1, maxLength: 12 })
  .map((several) => (map) => several.reduce((changed, one) => one(changed), map));
