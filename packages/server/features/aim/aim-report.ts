import { setImmediate } from 'node:timers/promises';
import {
  type AimedShot,
  type AimGap,
  type AimReport,
  aimReport,
  groundOfHole,
  judgeTarget,
  shiftOf,
  strokeCurves,
  targetShots,
} from '@strokebook/golf/aim';
import type { OutputOf } from '@strokebook/contract';
import { holeFactsOf } from '@strokebook/golf/facts';
import { findCourseDocuments } from '../../db/courses/course-rows.ts';
import type { Queryable, ReadAt, SeenAccount } from '../../db/database.ts';
import { readDocuments } from '../../db/rounds/round-document-queries.ts';
import { findRoundsWithTargets } from './queries.ts';

/** Each shot is planned anew, which takes some 10 ms: the newest ones, enough for narrow intervals. */
const MAX_SHOTS = 150;

/** Decision and execution of a player's shots with a target, by the player's patterns and strokes of today (AIM-12). */
export async function readAimReport(
  { query, readAt, account }: { readonly query: Queryable; readonly readAt: ReadAt; readonly account: SeenAccount },
  readBasis: () => Promise<OutputOf<'getPlanBasis'>>,
): Promise<AimReport> {
  const roundIds = await findRoundsWithTargets(query, account.accountId);
  if (roundIds.length === 0) return aimReport([], []);
  const { patterns, shift } = await readBasis();
  const basis = { patterns, curves: strokeCurves(shiftOf(shift)) };
  const rounds = await readDocuments(readAt, account, roundIds, (document) => document);
  const courses = await findCourseDocuments(query, [...new Set(rounds.flatMap(({ course }) => course.courseId ?? []))]);
  const shots: AimedShot[] = [];
  const gaps: AimGap[] = [];
  for (const { roundId, playedOn, course, holes } of rounds) {
    const document = courses.get(course.courseId ?? '');
    for (const facts of holeFactsOf(holes)) {
      const aimed = targetShots(facts);
      if (aimed.length === 0) continue;
      const noCourse = { missing: `${course.name} has no outlines.` };
      const ground = document === undefined ? noCourse : groundOfHole(document, facts.hole.hole);
      for (const shot of aimed) {
        const judged = judgeTarget(facts, shot, ground, basis);
        if (typeof judged === 'string') gaps.push(judged);
        else shots.push({ ...judged, roundId, playedOn });
        // Other requests are answered between two shots.
        await setImmediate();
      }
    }
    if (shots.length >= MAX_SHOTS) break;
  }
  return aimReport(shots, gaps);
}
