import type { HoleFacts, ShotFacts } from '../facts/index.ts';
import type { CalendarDay } from '../calendar/index.ts';
import type { Club, Int } from '../model/index.ts';
import { bestTarget } from './best-target.ts';
import type { ClubPattern } from './club-pattern.ts';
import { type DecisionAndExecution, splitGained } from './decision.ts';
import { groundFromTee } from './ground-from-tee.ts';
import type { HoleGround, PlanGap } from './hole-ground.ts';
import { fineCounts, patternPoints } from './pattern-points.ts';
import { fieldOf } from './plan-hole.ts';
import type { StrokeCurves } from './stroke-curves.ts';
import { targetValue } from './target-value.ts';
import { targetWords } from './target-words.ts';

/** A shot whose target was logged, with its strokes gained as decision and execution (AIM-12). */
export type AimedShot = DecisionAndExecution & {
  readonly roundId: string;
  readonly playedOn: CalendarDay;
  readonly hole: Int;
  /** Which of the round's playings of that hole it is, from 1. */
  readonly nth: Int;
  /** Its place among the hole's shots, from 0. */
  readonly shot: Int;
  readonly club: Club;
  /** 'Left edge of the right bunker'. */
  readonly words: string;
  /** The best target, with the best club for it. */
  readonly bestClub: Club;
  readonly bestWords: string;
};

/** Why a shot with a target is not counted. */
export type AimGap = 'strokes' | 'club' | 'distance' | 'ground';

/** What a shot with a target is judged by. */
export type AimBasis = { readonly patterns: readonly ClubPattern[]; readonly curves: StrokeCurves };

/** The shots of a hole that have a target. */
export const targetShots = ({ shots }: HoleFacts): readonly ShotFacts[] =>
  shots.filter(({ shot }) => shot.target !== undefined);

/**
 * One shot with a target against the best target from where it was played, for the player as they play now; or why it
 * cannot be judged. Wind and slope of that day are not known.
 *
 * @param ground of the hole, with the outlines of today
 */
export function judgeTarget(
  { hole, nth, shots, yards }: HoleFacts,
  played: ShotFacts,
  ground: HoleGround | PlanGap,
  { patterns, curves }: AimBasis,
): Omit<AimedShot, 'roundId' | 'playedOn'> | AimGap {
  const { shot, gained } = played;
  const { club, target } = shot;
  if (gained === null || target === undefined) return 'strokes';
  if (club === undefined) return 'club';
  if (patterns.length === 0) return 'distance';
  if ('missing' in ground) return 'ground';
  const isTee = shot.lie === 'tee';
  const ball = shot.position ?? (isTee ? hole.tee : undefined);
  // Without a position only the stroke from the tee is known to be played from somewhere.
  if (ball === undefined && !isTee) return 'ground';
  const set = fieldOf({ ground: groundFromTee(ground, yards), ball, pin: hole.pin, patterns, curves });
  if ('missing' in set) return 'ground';
  const own = set.patterns.find((pattern) => pattern.club === club);
  const [best] = set.patterns
    .flatMap((pattern) => bestTarget(set.field, pattern) ?? [])
    .toSorted((a, b) => a.value - b.value);
  if (own === undefined || best === undefined) return 'distance';
  const at = ground.toGround(target);
  const value = targetValue(set.field, at, patternPoints(own, fineCounts));
  return {
    ...splitGained(gained, best.value, value),
    hole: hole.hole,
    nth,
    shot: shots.indexOf(played),
    club,
    words: targetWords(set.field, at),
    bestClub: best.pattern.club,
    bestWords: targetWords(set.field, best.target),
  };
}
