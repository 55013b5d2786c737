import type { CourseDocument } from '../model/index.ts';
import type { ClubPattern } from './club-pattern.ts';
import { avoidText, type PlannedHole, savedAgainst } from './course-plan.ts';
import { groundFromTee } from './ground-from-tee.ts';
import { groundOfHole, type HoleGround } from './hole-ground.ts';
import { type ChosenTarget, type HolePlanner, holePlanner } from './hole-planner.ts';
import type { StrokeCurves } from './stroke-curves.ts';

/** A target of a planned hole as it is kept. */
export function plannedHole({ hole, toPlace }: HoleGround, { plan }: HolePlanner, chosen: ChosenTarget): PlannedHole {
  const { pattern, target, value, words, misses } = chosen;
  const isBest = target.x === plan.choice.target.x && target.y === plan.choice.target.y;
  // How sure the difference of another target to the flag is, is not known: that of the plan's stands for it.
  const against = isBest ? plan.flag.difference : { ...plan.flag.difference, strokes: plan.flag.value - value };
  return {
    ...{ hole, words, value, club: pattern.club, core: pattern.core },
    target: toPlace(target),
    avoid: avoidText(misses),
    saves: savedAgainst(against),
    isBorrowed: pattern.borrowed !== null,
    editedBy: null,
  };
}

/** The plan of every hole of a course that can be planned, from a tee. */
export function planCourse(
  course: CourseDocument,
  tee: string,
  player: { readonly patterns: readonly ClubPattern[]; readonly curves: StrokeCurves },
): readonly PlannedHole[] {
  const card = course.tees.find(({ name }) => name === tee);
  return course.holes.flatMap(({ number }, index) => {
    const mapped = groundOfHole(course, number);
    if ('missing' in mapped) return [];
    const ground = groundFromTee(mapped, card?.yards[index] ?? null);
    const planner = holePlanner({ ground, ...player });
    if ('missing' in planner) return [];
    const { pattern, target } = planner.plan.choice;
    const best = planner.choose(pattern.club, target);
    return best === null ? [] : [plannedHole(ground, planner, best)];
  });
}
