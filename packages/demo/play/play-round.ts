import type { CalendarDay } from '@strokebook/golf/calendar';
import {
  type Hole,
  type HoleCount,
  ROUND_FORMAT,
  type RoundDocument,
  type RoundStatus,
  type RoundTournament,
  type RoundType,
} from '@strokebook/golf/model';
import type { BuiltCourse } from '../courses/build-course.ts';
import type { Vector } from '../courses/vector.ts';
import type { Random } from '../random.ts';
import { pinOfTheDay } from './pin.ts';
import { playHole } from './play-hole.ts';
import { type PlayingHole, playingHoles } from './playing-hole.ts';
import type { Skill } from './skill.ts';
import { type Detail, writeHole, writeUnplayedHole } from './write-hole.ts';

/** The parameters of a round to simulate. */
export type RoundPlan = {
  readonly roundId: string;
  readonly playedOn: CalendarDay;
  readonly type: RoundType;
  readonly status: RoundStatus;
  readonly holeCount: HoleCount;
  readonly courseId: string;
  readonly tee: string;
  readonly detail: Detail;
  readonly skill: Skill;
  /** Number of the first hole; not 1 for a shotgun start or the back nine. */
  readonly startHole: number;
  /** For a round in progress: the number of finished holes. */
  readonly finishedHoles?: number;
  readonly tournament?: RoundTournament;
  readonly roundNumber?: number;
  readonly isSimulator?: boolean;
  readonly notes?: string;
};

/** A course prepared for simulation. */
export type Links = { readonly course: BuiltCourse; readonly holes: readonly PlayingHole[] };

export const openLinks = (course: BuiltCourse): Links => ({ course, holes: playingHoles(course) });

/** Simulates a round stroke by stroke and returns its document. */
export function playRound(plan: RoundPlan, links: Links, random: Random): RoundDocument {
  const { document } = links.course;
  const teeIndex = document.tees.findIndex((tee) => tee.name === plan.tee);
  const tee = document.tees[teeIndex];
  if (tee === undefined) throw new RangeError(`${document.name} has no ${plan.tee} tee`);
  const finished = plan.finishedHoles ?? plan.holeCount;
  const holes: Hole[] = [];
  for (const [i, hole] of holesInOrder(links.holes, plan).entries()) {
    const length = tee.yards[hole.number - 1] ?? undefined;
    if (i >= finished) {
      holes.push(writeUnplayedHole({ hole, yards: length }));
      continue;
    }
    const pin = pinOfTheDay(hole, document.courseId, plan.playedOn);
    const start = hole.tees[teeIndex] as Vector;
    const strokes = playHole(hole, start, pin.at, plan.skill, random);
    holes.push(writeHole({ hole, yards: length, tee: start, pin, strokes }, plan.detail));
  }
  return {
    format: ROUND_FORMAT,
    roundId: plan.roundId,
    playedOn: plan.playedOn,
    type: plan.type,
    status: plan.status,
    holeCount: plan.holeCount,
    course: {
      courseId: document.courseId,
      name: document.name,
      tee: { name: tee.name, rating: tee.rating, slope: tee.slope },
    },
    ...(plan.tournament === undefined ? {} : { tournament: plan.tournament }),
    ...(plan.roundNumber === undefined ? {} : { roundNumber: plan.roundNumber }),
    ...(plan.isSimulator === true ? { isSimulator: true } : {}),
    ...(plan.notes === undefined ? {} : { notes: plan.notes }),
    holes,
  };
}

/** The holes in order of play, starting at the first hole and wrapping around: nine or eighteen. */
function holesInOrder(holes: readonly PlayingHole[], plan: RoundPlan): PlayingHole[] {
  return Array.from(
    { length: plan.holeCount },
    (_, i) => holes[(plan.startHole - 1 + i) % holes.length] as PlayingHole,
  );
}
