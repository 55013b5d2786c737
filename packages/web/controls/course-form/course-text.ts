import type { CourseChange, OwnCourse } from '@strokebook/contract';
import { checkHoleYards, checkRating, checkSlope, checkStrokeIndex, type CourseToPlay } from '@strokebook/golf/entry';
import { readNumber } from '@strokebook/golf/format';
import {
  type CourseTee,
  metres,
  metresToYards,
  type UnitSystem,
  type Yards,
  yards,
  yardsToMetres,
} from '@strokebook/golf/model';

/** A course as it is typed: numbers are text until they are sent, pars are keys. */
export type CourseText = {
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
export const emptyCourse = (name: string): CourseText =>
  withHoles(
    { name, city: '', region: '', country: '', holes: 0, numbers: [], pars: [], strokeIndexes: [], tees: [] },
    18,
  );

/** The text with another number of holes. What was typed of holes that it no longer has stays, for a change of mind. */
export function withHoles(text: CourseText, holes: number): CourseText {
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
export const shownHoles = (text: CourseText): CourseText => ({
  ...text,
  numbers: text.numbers.slice(0, text.holes),
  pars: text.pars.slice(0, text.holes),
  strokeIndexes: text.strokeIndexes.slice(0, text.holes),
  tees: text.tees.map((tee) => ({ ...tee, yards: tee.yards.slice(0, text.holes) })),
});

/** The text with changes of what is shown. */
export function withChanges(text: CourseText, changed: Partial<CourseText>): CourseText {
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

type KnownCourse = {
  readonly name: string;
  readonly city?: string | null | undefined;
  readonly region?: string | null | undefined;
  readonly country?: string | null | undefined;
  readonly tees: readonly CourseTee[];
  readonly holes: readonly {
    readonly number: number;
    readonly par?: number | null | undefined;
    readonly strokeIndex?: number | null | undefined;
  }[];
};

/** What is known of a course, with the holes that it has. */
export const writeCourse = (course: KnownCourse, units: UnitSystem): CourseText => ({
  name: course.name,
  city: course.city ?? '',
  region: course.region ?? '',
  country: course.country ?? '',
  holes: course.holes.length,
  numbers: course.holes.map(({ number }) => number),
  pars: course.holes.map(({ par }) => par ?? null),
  strokeIndexes: course.holes.map(({ strokeIndex }) => String(strokeIndex ?? '')),
  tees: course.tees.map(({ name, gender, rating, slope, yards: lengths }) => ({
    ...{ name, gender, rating: String(rating ?? ''), slope: String(slope ?? '') },
    yards: course.holes.map((_hole, at) => writeLength(lengths[at] ?? null, units)),
  })),
});

/** What is known of a course to be played; one without holes has eighteen. */
export function writeOwnCourse(course: CourseToPlay, units: UnitSystem): CourseText {
  const text = writeCourse(course, units);
  return course.holes.length === 0 ? withHoles({ ...text, tees: [] }, 18) : text;
}

/** The text with the pars of the holes of a round. */
export function withPars(
  text: CourseText,
  holes: readonly { readonly hole: number; readonly par: number }[],
): CourseText {
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
export function checkCourse(text: CourseText, units: UnitSystem): ReadonlyMap<string, string> {
  const problems = new Map<string, string>();
  const add = (field: string, problem: string | null): void => {
    if (problem !== null) problems.set(field, problem);
  };
  if (text.name.trim() === '') add('name', 'Type the name of the course.');
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

/** `checkCourse` for a course that a round is logged on, which needs the par of every hole. */
export function checkOwnCourse(text: CourseText, units: UnitSystem): ReadonlyMap<string, string> {
  const problems = checkCourse(text, units);
  return text.pars.includes(null) ? new Map([...problems, ['pars', 'Choose the par of every hole.']]) : problems;
}

/** What is sent of a text without problems; holes without a par have none. */
export function readCourse(text: CourseText, units: UnitSystem): Omit<CourseChange, 'version'> {
  const indexes = text.strokeIndexes.map(readOptional);
  return {
    name: text.name.trim(),
    city: text.city.trim() || null,
    region: text.region.trim() || null,
    country: text.country.trim() || null,
    holes: text.numbers.map((number, at) => {
      const [par, strokeIndex] = [text.pars[at] ?? null, indexes[at] ?? null];
      return { number, ...(par === null ? {} : { par }), ...(strokeIndex === null ? {} : { strokeIndex }) };
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

/** `readCourse` for a course that a round is logged on. */
export function readOwnCourse(text: CourseText, units: UnitSystem): OwnCourse {
  const course = readCourse(text, units);
  return { ...course, holes: course.holes.map((hole) => ({ ...hole, par: hole.par ?? NORMAL_PAR })) };
}
