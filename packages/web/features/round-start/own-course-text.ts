import type { OwnCourse } from '@strokebook/contract';
import { checkHoleYards, checkRating, checkSlope, checkStrokeIndex, type CourseToPlay } from '@strokebook/golf/entry';
import { readNumber } from '@strokebook/golf/format';
import { metres, metresToYards, type UnitSystem, type Yards, yards, yardsToMetres } from '@strokebook/golf/model';

/** A course as it is typed: numbers are text until they are sent, pars are keys. */
export type OwnCourseText = {
  readonly name: string;
  readonly city: string;
  readonly region: string;
  readonly country: string;
  /** How many holes the course has; the lists may have more. */
  readonly holes: number;
  readonly numbers: readonly number[];
  /** Null until the player chooses it. */
  readonly pars: readonly (number | null)[];
  readonly strokeIndexes: readonly string[];
  readonly tees: readonly TeeText[];
};
export type TeeText = {
  readonly name: string;
  readonly gender: 'men' | 'women' | undefined;
  readonly rating: string;
  readonly slope: string;
  /** One for each hole, in the player's units. */
  readonly yards: readonly string[];
};

/** The par of most holes, which is offered for all that were not chosen. */
export const NORMAL_PAR = 4;
const rangeOf = (count: number): readonly number[] => Array.from({ length: count }, (_unused, at) => at + 1);

export const emptyTee = (holes: number): TeeText => ({
  ...{ name: '', gender: undefined, rating: '', slope: '' },
  yards: Array<string>(holes).fill(''),
});

/** A course of which only the name is known. */
export const emptyCourse = (name: string): OwnCourseText =>
  withHoles(
    { name, city: '', region: '', country: '', holes: 0, numbers: [], pars: [], strokeIndexes: [], tees: [] },
    18,
  );

/** The text with another number of holes. What was typed of holes that it no longer has stays, for a change of mind. */
export function withHoles(text: OwnCourseText, holes: number): OwnCourseText {
  const fill = <Value>(values: readonly Value[], empty: (number: number) => Value): readonly Value[] =>
    rangeOf(Math.max(holes, values.length)).map((number) => values[number - 1] ?? empty(number));
  return {
    ...text,
    holes,
    numbers: fill(text.numbers, (number) => number),
    pars: fill<number | null>(text.pars, () => null),
    strokeIndexes: fill(text.strokeIndexes, () => ''),
    tees: text.tees.map((tee) => ({ ...tee, yards: fill(tee.yards, () => '') })),
  };
}

/** What is shown and sent: the holes that the course has. */
export const shownHoles = (text: OwnCourseText): OwnCourseText => ({
  ...text,
  numbers: text.numbers.slice(0, text.holes),
  pars: text.pars.slice(0, text.holes),
  strokeIndexes: text.strokeIndexes.slice(0, text.holes),
  tees: text.tees.map((tee) => ({ ...tee, yards: tee.yards.slice(0, text.holes) })),
});

/** The text with changes of what is shown. */
export function withChanges(text: OwnCourseText, changed: Partial<OwnCourseText>): OwnCourseText {
  const next = { ...text, ...changed };
  const whole = <Value>(values: readonly Value[], before: readonly Value[]): readonly Value[] => [
    ...values,
    ...before.slice(values.length),
  ];
  return withHoles(
    { ...next, pars: whole(next.pars, text.pars), strokeIndexes: whole(next.strokeIndexes, text.strokeIndexes) },
    text.holes,
  );
}

/** What is known of a course; one without holes has eighteen. */
export function writeOwnCourse(course: CourseToPlay, units: UnitSystem): OwnCourseText {
  const place = {
    name: course.name,
    city: course.city ?? '',
    region: course.region ?? '',
    country: course.country ?? '',
  };
  if (course.holes.length === 0) return { ...emptyCourse(course.name), ...place };
  return {
    ...place,
    holes: course.holes.length,
    numbers: course.holes.map(({ number }) => number),
    pars: course.holes.map(({ par }) => par),
    strokeIndexes: course.holes.map(({ strokeIndex }) => String(strokeIndex ?? '')),
    tees: course.tees.map(({ name, gender, rating, slope, yards: lengths }) => ({
      ...{ name, gender, rating: String(rating ?? ''), slope: String(slope ?? '') },
      yards: course.holes.map((_hole, at) => writeLength(lengths[at] ?? null, units)),
    })),
  };
}

/** The text with the pars of the holes of a round. */
export function withPars(
  text: OwnCourseText,
  holes: readonly { readonly hole: number; readonly par: number }[],
): OwnCourseText {
  const pars = new Map(holes.map(({ hole, par }) => [hole, par]));
  const isNine = holes.every(({ hole }) => hole <= 9);
  const counted = withHoles(text, isNine ? 9 : 18);
  return { ...counted, pars: counted.numbers.map((number) => pars.get(number) ?? null) };
}

const writeLength = (length: Yards | null, units: UnitSystem): string =>
  length === null ? '' : String(Math.round(units === 'metric' ? yardsToMetres(length) : length));

/** Null for an empty text, NaN for one that is no number. */
function readLength(text: string, units: UnitSystem): Yards | null {
  if (text.trim() === '') return null;
  const length = readNumber(text) ?? Number.NaN;
  return units === 'metric' ? metresToYards(metres(length)) : yards(length);
}

const readOptional = (text: string): number | null => (text.trim() === '' ? null : (readNumber(text) ?? Number.NaN));

/** The sentence for each field that cannot be stored (ENTRY-33); empty if all can. */
export function checkOwnCourse(text: OwnCourseText, units: UnitSystem): ReadonlyMap<string, string> {
  const problems = new Map<string, string>();
  const add = (field: string, problem: string | null): void => {
    if (problem !== null) problems.set(field, problem);
  };
  if (text.name.trim() === '') add('name', 'Type the name of the course.');
  if (text.pars.includes(null)) add('pars', 'Choose the par of every hole.');
  const indexes = text.strokeIndexes.map(readOptional);
  for (const [at, index] of indexes.entries()) {
    if (index !== null) add(`strokeIndexes.${at}`, checkStrokeIndex(index, indexes));
  }
  for (const [at, tee] of text.tees.entries()) {
    const [rating, slope] = [readOptional(tee.rating), readOptional(tee.slope)];
    if (tee.name.trim() === '') add(`tees.${at}.name`, 'Name the tee, such as White.');
    if (rating !== null) add(`tees.${at}.rating`, checkRating(rating));
    if (slope !== null) add(`tees.${at}.slope`, checkSlope(slope));
    for (const [hole, length] of tee.yards.entries()) {
      const read = readLength(length, units);
      if (read !== null) add(`tees.${at}.yards.${hole}`, checkHoleYards(read));
    }
  }
  return problems;
}

/** What is sent of a text without problems. */
export function readOwnCourse(text: OwnCourseText, units: UnitSystem): OwnCourse {
  const indexes = text.strokeIndexes.map(readOptional);
  return {
    name: text.name.trim(),
    city: text.city.trim() || null,
    region: text.region.trim() || null,
    country: text.country.trim() || null,
    holes: text.numbers.map((number, at) => {
      const strokeIndex = indexes[at] ?? null;
      return { number, par: text.pars[at] ?? NORMAL_PAR, ...(strokeIndex === null ? {} : { strokeIndex }) };
    }),
    tees: text.tees.map(({ name, gender, rating, slope, yards: lengths }) => {
      const [ratingRead, slopeRead] = [readOptional(rating), readOptional(slope)];
      return {
        name: name.trim(),
        ...(gender === undefined ? {} : { gender }),
        ...(ratingRead === null ? {} : { rating: ratingRead }),
        ...(slopeRead === null ? {} : { slope: slopeRead }),
        yards: lengths.map((length) => readLength(length, units)),
      };
    }),
  };
}
