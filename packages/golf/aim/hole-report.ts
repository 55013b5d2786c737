import type { PlanePoint } from '../geometry/index.ts';
import type { Club, Int, LatLon } from '../model/index.ts';
import type { AimChoice, Difference } from './certainty.ts';
import type { ClubPattern } from './club-pattern.ts';
import { verdictOf } from './course-plan.ts';
import type { PlanGap } from './hole-ground.ts';
import { holePlanner } from './hole-planner.ts';
import type { MissCost } from './misses.ts';
import type { PlanRequest } from './plan-hole.ts';
import type { ValuePart } from './target-value.ts';

/** What a value rests on: the shots of the club, and what they lack. */
type AimSample = Pick<ClubPattern, 'shots' | 'mishitCount' | 'weight' | 'borrowed' | 'isTyped'>;

/** A target with its value, what that is made of, and its sample (AIM-16). */
type ReportedTarget = {
  readonly club: Club;
  readonly target: LatLon;
  /** 'Driver, left edge of the right bunker'. */
  readonly verdict: string;
  /** Expected strokes. */
  readonly value: number;
  readonly parts: readonly ValuePart[];
  readonly misses: readonly MissCost[];
  readonly sample: AimSample;
};

type ComparedTarget = {
  readonly club: Club;
  readonly target: LatLon;
  readonly value: number;
  /** What it costs against the best target. */
  readonly difference: Difference;
};

/** The plan of a hole as the API tells it. */
export type HoleReport = {
  readonly hole: Int;
  readonly par: Int | null;
  readonly ball: LatLon;
  readonly pin: LatLon;
  readonly best: ReportedTarget;
  readonly nextClubs: readonly ComparedTarget[];
  readonly flag: ComparedTarget;
  readonly middle: ComparedTarget;
  /** The target that was asked about; null if none was. */
  readonly asked: (ReportedTarget & Pick<ComparedTarget, 'difference'>) | null;
  /** Whose strokes count: 'your own', or the label of a level; and on how many holes they were measured. */
  readonly strokes: { readonly label: string; readonly isModelled: boolean; readonly holes: Int };
  /** What is odd about the outlines. */
  readonly notes: readonly string[];
};

/** @param asked a target of the caller's own. @param holes on which the strokes were measured. */
export function reportHole(
  request: PlanRequest,
  asked: { readonly club: Club; readonly target: LatLon } | null,
  holes: Int,
): HoleReport | PlanGap {
  const { ground, curves } = request;
  const planner = holePlanner(request);
  if ('missing' in planner) return planner;
  const { plan } = planner;
  const { choice } = plan;
  const own = asked === null ? null : planner.choose(asked.club, ground.toGround(asked.target));
  if (asked !== null && own === null) {
    return { missing: 'The distance of this club is not known, or it is a driver off the tee. Type its carry.' };
  }
  const reported = (
    { pattern, target, value }: AimChoice,
    words: string,
    parts: readonly ValuePart[],
    misses: readonly MissCost[],
  ): ReportedTarget => ({
    ...{ club: pattern.club, target: ground.toPlace(target), verdict: verdictOf(pattern.club, words), value },
    ...{ parts, misses },
    sample: {
      ...{ shots: pattern.shots, mishitCount: pattern.mishitCount, weight: pattern.weight },
      ...{ borrowed: pattern.borrowed, isTyped: pattern.isTyped },
    },
  });
  const compared = ({ pattern, target, value, difference }: AimChoice & { readonly difference: Difference }) => ({
    ...{ club: pattern.club, target: ground.toPlace(target), value, difference },
  });
  const place = (point: PlanePoint): LatLon => ground.toPlace(point);
  return {
    ...{ hole: ground.hole, par: ground.par, ball: place(plan.start), pin: place(plan.pin) },
    best: reported(choice, plan.words, plan.parts, plan.misses),
    nextClubs: plan.nextClubs.map(compared),
    flag: compared(plan.flag),
    middle: compared(plan.middle),
    asked: own === null ? null : { ...reported(own, own.words, own.parts, own.misses), difference: own.difference },
    strokes: { label: curves.label, isModelled: curves.isModelled, holes },
    notes: ground.notes,
  };
}
