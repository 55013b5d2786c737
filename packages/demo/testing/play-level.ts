import { addDays, calendarDay } from '@strokebook/golf/calendar';
import type { RoundDocument } from '@strokebook/golf/model';
import { buildCourse } from '../courses/build-course.ts';
import { coursePlans } from '../courses/course-plans.ts';
import { openLinks, playRound } from '../play/play-round.ts';
import { type SkillLevelId, skillLevel } from '../play/skill.ts';
import { createRandom } from '../random.ts';

const allLinks = coursePlans.map((plan) => openLinks(buildCourse(plan)));

/** Rounds of an average player of a level, on all courses in turn, or on one of them again and again. */
export function playLevel(id: SkillLevelId, count: number, courseId?: string): RoundDocument[] {
  const { skill, tee } = skillLevel(id);
  const onCourse = allLinks.filter(({ course }) => courseId === undefined || course.document.courseId === courseId);
  return Array.from({ length: count }, (_, i) => {
    const links = onCourse[i % onCourse.length] as (typeof allLinks)[number];
    return playRound(
      {
        roundId: `${id}-${i}`,
        playedOn: addDays(calendarDay('2026-01-01'), i),
        type: 'practice',
        status: 'completed',
        holeCount: 18,
        courseId: links.course.document.courseId,
        tee,
        detail: 'positions',
        skill,
        startHole: 1,
      },
      links,
      createRandom(`level/${id}/${i}`),
    );
  });
}
