import type { OwnTournament } from '@strokebook/contract';
import type { CourseDocument } from '@strokebook/golf/model';
import { writeCourses } from '../db/courses/course-rows.ts';
import type { Database } from '../db/database.ts';
import { tournaments } from '../db/schema/index.ts';

/** Stores a course that everyone can look up. */
export async function storeCourse({ query }: Database, course: CourseDocument): Promise<void> {
  await writeCourses(query, [course]);
}

/** Stores a tournament that everyone can choose. */
export async function storeTournament(
  { query }: Database,
  tournamentId: string,
  tournament: OwnTournament & { readonly courseId?: string | null },
): Promise<void> {
  await query.insert(tournaments).values({ ...tournament, tournamentId });
}
