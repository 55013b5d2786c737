import type { LatLon } from '../model/index.ts';

/**
 * Parses 'longitude latitude,longitude latitude' (GEO-04); entries other than two numbers are skipped (GEO-05, GEO-O4).
 */
export function parsePoints(text: string): LatLon[] {
  return text.split(',').flatMap((pair) => {
    const parts = pair.trim().split(' ');
    const [lon, lat] = parts.map(readNumber);
    return parts.length === 2 && lon !== null && lat !== null && lon !== undefined && lat !== undefined
      ? [{ lat, lon }]
      : [];
  });
}

function readNumber(text: string): number | null {
  // Number('') is 0, and a missing coordinate must not become 0.
  const value = text === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) ? value : null;
}
