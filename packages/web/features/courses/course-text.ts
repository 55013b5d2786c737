import type { CourseChange } from '@strokebook/contract';
import { type CourseDocument, type LatLon, type Yards, yards } from '@strokebook/golf/model';

/** A course as it is typed: numbers and points are text until they are sent. */
export type CourseText = {
  readonly name: string;
  readonly city: string;
  readonly region: string;
  readonly country: string;
  readonly tees: readonly TeeText[];
  readonly holes: readonly HoleText[];
};
export type TeeText = {
  readonly name: string;
  readonly gender: 'men' | 'women' | undefined;
  readonly rating: string;
  readonly slope: string;
  /** One per hole, separated by spaces; '-' where there is none. */
  readonly yards: string;
};
export type HoleText = {
  readonly number: number;
  readonly par: string;
  /** One point in each line: '36.568, -121.950'. */
  readonly line: string;
};

export const writeCourse = (course: CourseDocument): CourseText => ({
  name: course.name,
  city: course.city ?? '',
  region: course.region ?? '',
  country: course.country ?? '',
  tees: course.tees.map(({ name, gender, rating, slope, yards: lengths }) => ({
    name,
    gender,
    rating: String(rating ?? ''),
    slope: String(slope ?? ''),
    yards: lengths.map((length) => length ?? '-').join(' '),
  })),
  holes: course.holes.map(({ number, par, centreLine }) => ({
    number,
    par: String(par ?? ''),
    line: (centreLine ?? []).map(({ lat, lon }) => `${lat}, ${lon}`).join('\n'),
  })),
});

export const emptyTee: TeeText = { name: '', gender: undefined, rating: '', slope: '', yards: '' };

/** What is sent; text that is no number is sent as NaN, which the server refuses at its field. */
export const readCourse = (text: CourseText): CourseChange => ({
  name: text.name,
  city: text.city.trim() || null,
  region: text.region.trim() || null,
  country: text.country.trim() || null,
  tees: text.tees.map(({ name, gender, rating, slope, yards: lengths }) => ({
    name,
    ...(gender === undefined ? {} : { gender }),
    ...(rating.trim() === '' ? {} : { rating: Number(rating) }),
    ...(slope.trim() === '' ? {} : { slope: Number(slope) }),
    yards: lengths
      .split(/[\s,;]+/)
      .filter((length) => length !== '')
      .map((length): Yards | null => (length === '-' ? null : yards(Number(length)))),
  })),
  holes: text.holes.map(({ number, par, line }) => ({
    number,
    par: par.trim() === '' ? null : Number(par),
    centreLine: readLine(line),
  })),
});

function readLine(text: string): LatLon[] | null {
  const lines = text.split('\n').filter((one) => one.trim() !== '');
  if (lines.length === 0) return null;
  return lines.map((one) => {
    const [lat, lon] = one
      .split(/[\s,;]+/)
      .filter((part) => part !== '')
      .map(Number);
    return { lat: lat ?? Number.NaN, lon: lon ?? Number.NaN };
  });
}
