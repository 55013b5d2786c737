import type { LatLon } from '../model/index.ts';

/** Where a course is, as far as known. */
export type CoursePlace = {
  readonly city?: string | null | undefined;
  readonly region?: string | null | undefined;
  readonly country?: string | null | undefined;
  readonly position?: LatLon | null | undefined;
};

/** 'Ruskin, Florida, US'; '' if unknown. */
export const placeText = ({ city, region, country }: CoursePlace): string =>
  [city, region, country].filter((part) => part != null && part !== '').join(', ');

/** `placeText`, else the coordinates to about a kilometer: '56.01° N, 3.20° W'. */
export function placeOrPosition(place: CoursePlace): string {
  const text = placeText(place);
  if (text !== '' || place.position == null) return text;
  const { lat, lon } = place.position;
  return `${degreesText(lat, ['N', 'S'])}, ${degreesText(lon, ['E', 'W'])}`;
}

const degreesText = (value: number, [above, below]: readonly [string, string]): string =>
  `${Math.abs(value).toFixed(2)}° ${value < 0 ? below : above}`;
