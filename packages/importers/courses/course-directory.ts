import { cleanLine } from '@strokebook/contract';
import { placeText } from '@strokebook/golf/courses';
import { grouped, plural } from '@strokebook/golf/format';
import { COURSE_FORMAT, type CourseDocument, type LatLon } from '@strokebook/golf/model';
import { refuse } from '../rounds/index.ts';

const columns = ['_id', 'latLng', 'name', 'city', 'state', 'country'] as const;

/** Whether a text begins like the course directory. */
export const isCourseDirectory = (text: string): boolean => text.replace(/^\uFEFF/, '').startsWith(columns.join(','));

/**
 * Reads courses from the directory's CSV: name, place and position, without tees and holes. A position that is not valid,
 * such as 'undefined', is omitted.
 *
 * @throws ImportError with the number of the invalid line
 */
export function coursesOfDirectory(text: string): readonly CourseDocument[] {
  const rows = parseCsv(text.replace(/^\uFEFF/, ''));
  return rows.slice(1).flatMap((row, index) => {
    if (row.length === 1 && row[0] === '') return [];
    if (row.length !== columns.length) refuse(`line ${index + 2}`, `has ${row.length} fields, not ${columns.length}`);
    const [id, latLng, ...texts] = row as [string, string, string, string, string, string];
    const [name, city, region, country] = texts.map(cleanLine) as [string, string, string, string];
    if (id === '' || name === '') refuse(`line ${index + 2}`, 'has no id or no name');
    const position = positionOf(latLng);
    return [
      {
        format: COURSE_FORMAT,
        courseId: id,
        name: name.slice(0, 120),
        ...(city === '' ? {} : { city }),
        ...(region === '' ? {} : { region }),
        ...(country === '' ? {} : { country }),
        ...(position === null ? {} : { position }),
        tees: [],
        holes: [],
        attribution: 'erossdev/open-golf-course-db, GPL-3.0',
      } satisfies CourseDocument,
    ];
  });
}

/** The United States with Alaska and Hawaii, with room for errors of a degree. */
const isInUnitedStates = ({ lat, lon }: LatLon): boolean => lat > 18 && lat < 72 && (lon < -64 || lon > 172);

/** More examples would hide the other kinds. */
const MAX_EXAMPLES = 8;

/** What is odd about the entries, each kind with its number and examples. */
export function oddEntries(courses: readonly CourseDocument[]): readonly string[] {
  const kinds: readonly (readonly [text: string, isOdd: (course: CourseDocument) => boolean, isNamed: boolean])[] = [
    ['without a position, so they are not found near a place', ({ position }) => position === undefined, false],
    ['without a state', ({ region }) => region === undefined, true],
    [
      'said to be in the United States, with a position elsewhere',
      ({ country, position }) => country === 'USA' && position !== undefined && !isInUnitedStates(position),
      true,
    ],
    ['with characters that were already lost in the file', ({ name }) => name.includes('\uFFFD'), true],
  ];
  return kinds.flatMap(([text, isOdd, isNamed]) => {
    const found = courses.filter(isOdd);
    if (found.length === 0) return [];
    const count = found.length === 1 ? plural(1, 'course') : `${grouped(found.length)} courses`;
    const named = found
      .slice(0, MAX_EXAMPLES)
      .map((course) => [course.name, placeText(course)].filter((part) => part !== '').join(', '));
    const rest = found.length > MAX_EXAMPLES ? '; …' : '';
    return [`${count} ${text}${isNamed ? `: ${named.join('; ')}${rest}` : ''}`];
  });
}

function positionOf(text: string): LatLon | null {
  const match = /^\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*$/.exec(text);
  if (match === null) return null;
  const [lat, lon] = [Number(match[1]), Number(match[2])];
  return Math.abs(lat) > 90 || Math.abs(lon) > 180 || (lat === 0 && lon === 0) ? null : { lat, lon };
}

/** Parses CSV (RFC 4180): quoted fields, doubled quotes, and line breaks inside quotes. */
function parseCsv(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  let field = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] as string;
    if (isQuoted) {
      if (char !== '"') field += char;
      else if (text[at + 1] === '"') {
        field += '"';
        at += 1;
      } else isQuoted = false;
    } else if (char === '"' && field === '') isQuoted = true;
    else if (char === ',' || char === '\n') {
      row.push(field.endsWith('\r') && char === '\n' ? field.slice(0, -1) : field);
      field = '';
      if (char === '\n') {
        rows.push(row);
        row = [];
      }
    } else field += char;
  }
  if (isQuoted) refuse(`line ${rows.length + 1}`, 'has a quoted field that never ends');
  if (field !== '' || row.length > 0) rows.push([...row, field]);
  return rows;
}
