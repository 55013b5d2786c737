import type { LatLon } from '@strokebook/golf/model';
import { searchedPart } from '@strokebook/golf/courses';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { courses } from '../../db/schema/index.ts';

export const COURSES_A_PAGE = 20;

export type ListedCourse = {
  readonly courseId: string;
  readonly name: string;
  readonly city: string | null;
  readonly region: string | null;
  readonly country: string | null;
  readonly holeCount: number;
  readonly position: LatLon | null;
};

const listedColumns = {
  courseId: courses.courseId,
  name: courses.name,
  city: sql<string | null>`document ->> 'city'`,
  region: sql<string | null>`document ->> 'region'`,
  country: sql<string | null>`document ->> 'country'`,
  holeCount: courses.holeCount,
  lat: courses.lat,
  lon: courses.lon,
};

/** Listed courses by id. */
export async function findListed(
  query: Queryable,
  courseIds: readonly string[],
): Promise<ReadonlyMap<string, ListedCourse>> {
  if (courseIds.length === 0) return new Map();
  const rows = await query
    .select(listedColumns)
    .from(courses)
    .where(inArray(courses.courseId, [...courseIds]));
  return new Map(
    rows.map(({ lat, lon, ...row }) => [
      row.courseId,
      { ...row, position: lat === null || lon === null ? null : { lat, lon } },
    ]),
  );
}

/** A page of found courses begins after this place. */
export type FoundPlace = { readonly rank: number; readonly words: string; readonly courseId: string };
type FoundRow = { readonly rank: number; readonly words: string; readonly course_id: string };

/**
 * Ids of listed courses that have all words in name or place, without some: names that begin with the text first, then
 * those with words that begin with its words, mapped ones before others. Scans all names, in about 10 ms for 15,000.
 */
export async function findWithWords(
  query: Queryable,
  words: readonly string[],
  after: FoundPlace | null,
  without: readonly string[],
): Promise<readonly FoundPlace[]> {
  const startWords = words.map((word) => sql`strpos(' ' || folded_words, ${` ${word}`}::text) > 0`);
  const matches: SQL[] = words.map((word) => sql`strpos(' ' || folded_words, ${searchedPart(word)}::text) > 0`);
  const isNext =
    after === null
      ? sql`true`
      : sql`(rank, words COLLATE "C", course_id) > (${after.rank}::int, ${after.words}::text, ${after.courseId}::text)`;
  const { rows } = await query.execute<FoundRow>(sql`
    SELECT * FROM (
      SELECT course_id, folded_words AS words,
        (CASE WHEN starts_with(folded_words, ${words.join(' ')}::text) THEN 0
          WHEN ${sql.join(startWords, sql` AND `)} THEN 2 ELSE 4 END
          + CASE WHEN hole_count > 0 THEN 0 ELSE 1 END) AS rank
      FROM courses
      WHERE folded_words IS NOT NULL AND ${sql.join(matches, sql` AND `)} AND course_id <> ALL(${textArray(without)})
    ) AS found
    WHERE ${isNext} ORDER BY rank, words COLLATE "C", course_id LIMIT ${sql.raw(String(COURSES_A_PAGE))}`);
  return rows.map(({ course_id: courseId, rank, words: folded }) => ({ courseId, rank, words: folded }));
}

/** 100 miles as degrees of latitude. */
const NEAR_DEGREES = 1.45;

export type NearPlace = { readonly square: number; readonly courseId: string };

/** Ids of listed courses near a position, nearest first. The order needs no exact distances. */
export async function findNear(
  query: Queryable,
  { lat, lon }: LatLon,
  after: NearPlace | null,
): Promise<readonly NearPlace[]> {
  const isNext =
    after === null
      ? sql`true`
      : sql`(square, course_id) > (${after.square}::double precision, ${after.courseId}::text)`;
  const { rows } = await query.execute<{ readonly square: number; readonly course_id: string }>(sql`
    SELECT * FROM (
      SELECT course_id, power(lat - ${lat}::double precision, 2) + power(
        least(abs(lon - ${lon}::double precision), 360 - abs(lon - ${lon}::double precision))
          * cos(radians(${lat}::double precision)), 2) AS square
      FROM courses
      WHERE lat BETWEEN ${lat - NEAR_DEGREES}::double precision AND ${lat + NEAR_DEGREES}::double precision
    ) AS near
    WHERE square < ${NEAR_DEGREES ** 2}::double precision AND ${isNext}
    ORDER BY square, course_id LIMIT ${sql.raw(String(COURSES_A_PAGE))}`);
  return rows.map(({ course_id: courseId, square }) => ({ courseId, square }));
}

/** An array of texts as one parameter. */
const textArray = (texts: readonly string[]): SQL => sql`${sql.param([...texts])}::text[]`;
