import type { LatLon } from '@strokebook/golf/model';
import { bareCourseName, searchedPart } from '@strokebook/golf/courses';
import { and, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { courses } from '../../db/schema/index.ts';

/** The stored courses with some ids, with all words of one of some names, or whose files had one of the names, by id. */
export async function findStoredCourses(query: Queryable, courseIds: readonly string[], names: readonly string[]) {
  const named = names.map((name) => {
    const words = bareCourseName(name).split(' ');
    return and(...words.map((word) => sql`strpos(${courses.foldedWords}, ${word}::text) > 0`));
  });
  const rows = await query
    .select({
      courseId: courses.courseId,
      name: courses.name,
      holeCount: courses.holeCount,
      city: sql<string | null>`document ->> 'city'`,
      region: sql<string | null>`document ->> 'region'`,
      country: sql<string | null>`document ->> 'country'`,
      position: sql<LatLon | null>`document -> 'position'`,
      importedName: sql<string | null>`imported ->> 'name'`,
      importedCity: sql<string | null>`imported ->> 'city'`,
    })
    .from(courses)
    .where(or(inArray(courses.courseId, [...courseIds]), inArray(sql`imported ->> 'name'`, [...names]), ...named));
  return new Map(
    rows.map(({ importedName, importedCity, ...row }) => [
      row.courseId,
      { ...row, imported: importedName === null ? null : { name: importedName, city: importedCity } },
    ]),
  );
}

/** A page of courses begins after this position. Courses with mapped holes come first. */
export type CoursePosition = { readonly isUnmapped: boolean; readonly words: string; readonly courseId: string };

/** As many as users look through while typing; more are loaded on request. */
export const COURSES_A_PAGE = 20;

type Row = {
  readonly total: number;
  readonly course_id: string | null;
  readonly name: string;
  readonly city: string | null;
  readonly region: string | null;
  readonly country: string | null;
  readonly hole_count: number;
  readonly folded_words: string;
};

/**
 * A page of the courses that contain all folded words, with their total number. Scans all names: about 10 ms for 15,000
 * courses.
 */
export async function findCourses(query: Queryable, words: readonly string[], after: CoursePosition | null) {
  const holds: SQL[] = words.map((word) => sql`strpos(' ' || folded_words, ${searchedPart(word)}::text) > 0`);
  const matches = sql.join([sql`folded_words IS NOT NULL`, ...holds], sql` AND `);
  const isNext =
    after === null
      ? sql`true`
      : sql`(hole_count = 0, folded_words, course_id) > (${after.isUnmapped}::boolean, ${after.words}::text COLLATE "C", ${after.courseId}::text)`;
  const { rows } = await query.execute<Row>(sql`
    WITH counted AS (SELECT count(*)::int AS total FROM courses WHERE ${matches}),
      page AS (
        SELECT course_id, name, hole_count, folded_words,
          document ->> 'city' AS city, document ->> 'region' AS region, document ->> 'country' AS country
        FROM courses WHERE ${matches} AND ${isNext}
        ORDER BY (hole_count = 0), folded_words, course_id LIMIT ${sql.raw(String(COURSES_A_PAGE))})
    SELECT * FROM counted LEFT JOIN page ON true ORDER BY (hole_count = 0), folded_words, course_id`);
  const found = rows.flatMap(({ course_id: courseId, folded_words: foldedWords, hole_count: holeCount, ...row }) =>
    courseId === null
      ? []
      : [
          {
            courseId,
            name: row.name,
            city: row.city,
            region: row.region,
            country: row.country,
            holeCount,
            foldedWords,
          },
        ],
  );
  return { total: rows[0]?.total ?? 0, found };
}
