import { addDays, calendarDay } from '@strokebook/golf/calendar';
import type { RoundDocument } from '@strokebook/golf/model';
import { buildCourse } from '../courses/build-course.ts';
import { coursePlans } from '../courses/course-plans.ts';
import { openLinks, playRound } from '../play/play-round.ts';
import { evenForm, type Form, type Skill, type SkillLevelId, skillLevel, withForm } from '../play/skill.ts';
import { createRandom, type Random } from '../random.ts';

const allLinks = coursePlans.map((plan) => openLinks(buildCourse(plan)));

type Links = (typeof allLinks)[number];

/** Rounds of an average player of a level, on all courses in turn, or on a single course. */
export function playLevel(id: SkillLevelId, count: number, courseId?: string): RoundDocument[] {
  const { skill } = skillLevel(id);
  const onCourse = allLinks.filter(({ course }) => courseId === undefined || course.document.courseId === courseId);
  return Array.from({ length: count }, (_, i) => {
    const links = onCourse[i % onCourse.length] as Links;
    return playOne({ id, index: i, links, skill, random: createRandom(`level/${id}/${i}`) });
  });
}

/** Deviation of a day from a player's level, as in the demo world. */
const DAY_DEVIATION = 0.05;

/** Rounds of one player of a level, with strengths and weaknesses, on good days and bad ones. */
export function playPlayer(id: SkillLevelId, count: number, seed: string, strengths: Partial<Form> = {}) {
  const level = withForm(skillLevel(id).skill, { ...evenForm, ...strengths });
  return Array.from({ length: count }, (_, i) => {
    const random = createRandom(`player/${seed}/${i}`);
    const day = random.fork('day');
    const today = () => day.gaussian(1, DAY_DEVIATION);
    const form = { length: 1, drive: today(), approach: today(), shortGame: today(), putting: today() };
    const links = allLinks[i % allLinks.length] as Links;
    return playOne({ id, index: i, links, skill: withForm(level, form), random });
  });
}

type OneRound = {
  readonly id: SkillLevelId;
  readonly index: number;
  readonly links: Links;
  readonly skill: Skill;
  readonly random: Random;
};

const playOne = ({ id, index, links, skill, random }: OneRound): RoundDocument =>
  playRound(
    {
      roundId: `${id}-${index}`,
      playedOn: addDays(calendarDay('2026-01-01'), index),
      type: 'practice',
      status: 'completed',
      holeCount: 18,
      courseId: links.course.document.courseId,
      tee: skillLevel(id).tee,
      detail: 'positions',
      skill,
      startHole: 1,
    },
    links,
    random,
  );
