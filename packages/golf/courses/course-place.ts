import type { LatLon } from '../model/index.ts';

/** What is known of where a course is. */
export type CoursePlace = {
  readonly city?: string | null | undefined;
  readonly region?: string | null | undefined;
  readonly country?: string | null | undefined;
  readonly position?: LatLon | null | undefined;
};

/** 'Ruskin, Florida, US'; '' where nobody said. */
export const placeText = ({ city, region, country }: CoursePlace): string =>
  [city, region, country].filter((part) => part != null && part !== '').join(', ');

/** The same, or else where it lies on earth, to about a kilometre: '56.01° N, 3.20° W'. */
export function placeOrPosition(place: CoursePlace): string {
  const text = placeText(place);
  if (text !== '' || place.position == null) return text;
  const { lat, lon } = place.position;
  return `${degreesText(lat, ['N', 'S'])}, ${degreesText(lon, ['E', 'W'])}`;
}

const degreesText = (value: number, [above, below]: readonly [string, string]): string =>
  `${Math.abs(value).toFixed(2)}° ${value < 0 ? below : above}`;
