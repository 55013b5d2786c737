import { type Position, withoutInnerRings } from './inner-rings.ts';

export type GeoOutline = { readonly positions: readonly Position[]; readonly isRing: boolean };

/** Max nesting of geometry collections. */
const MAX_DEPTH = 4;

/**
 * The outlines of a GeoJSON geometry and its parts; null if it is invalid. What a polygon leaves out (an island in a
 * lake, a clearing in a wood) is not part of its outline.
 */
export function outlinesOf(geometry: unknown, depth = 0): readonly GeoOutline[] | null {
  if (typeof geometry !== 'object' || geometry === null || !('type' in geometry) || depth > MAX_DEPTH) return null;
  if (geometry.type === 'GeometryCollection') {
    const parts = 'geometries' in geometry ? listOf(geometry.geometries) : null;
    return all(parts?.map((part) => outlinesOf(part, depth + 1)) ?? null);
  }
  const coordinates = 'coordinates' in geometry ? geometry.coordinates : null;
  switch (geometry.type) {
    case 'Point':
      return all([pointOutline(coordinates)]);
    case 'MultiPoint':
      return all(listOf(coordinates)?.map(pointOutline) ?? null);
    case 'LineString':
      return all([lineOutline(coordinates)]);
    case 'MultiLineString':
      return all(listOf(coordinates)?.map(lineOutline) ?? null);
    case 'Polygon':
      return all([polygonOutline(coordinates)]);
    case 'MultiPolygon':
      return all(listOf(coordinates)?.map(polygonOutline) ?? null);
    default:
      return null;
  }
}

/** The valid outlines of some parts; null if none is valid. */
function all(parts: readonly (readonly GeoOutline[] | null)[] | null): readonly GeoOutline[] | null {
  const read = (parts ?? []).filter((part) => part !== null).flat();
  return read.length > 0 || parts?.length === 0 ? read : null;
}

const listOf = (value: unknown): readonly unknown[] | null => (Array.isArray(value) ? (value as unknown[]) : null);

function pointOutline(value: unknown): readonly GeoOutline[] | null {
  const position = positionOf(value);
  return position === null ? null : [{ positions: [position], isRing: false }];
}

function lineOutline(value: unknown): readonly GeoOutline[] | null {
  const positions = positionsOf(value);
  return positions === null || positions.length < 2 ? null : [{ positions, isRing: false }];
}

function polygonOutline(value: unknown): readonly GeoOutline[] | null {
  const [outer, ...inner] = listOf(value)?.map(positionsOf) ?? [];
  if (outer == null || outer.length < 3) return null;
  const corners = new Set(outer.map(String));
  // An inner ring that is the outer one again would leave nothing.
  const left = inner.filter(
    (ring) => ring !== null && ring.length >= 3 && !ring.every((at) => corners.has(String(at))),
  );
  return [{ positions: withoutInnerRings(outer, left as readonly (readonly Position[])[]), isRing: true }];
}

function positionsOf(value: unknown): readonly Position[] | null {
  const positions = listOf(value)?.map(positionOf) ?? null;
  return positions === null || positions.includes(null) ? null : (positions as readonly Position[]);
}

/** A third number is a height, which is ignored. Some tools write numbers as strings. */
function positionOf(value: unknown): Position | null {
  const list = listOf(value);
  if (list === null || list.length < 2) return null;
  const [first, second] = [numberOf(list[0]), numberOf(list[1])];
  return first === null || second === null ? null : [first, second];
}

function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}
