import type { Club, Int, LatLon } from '../model/index.ts';
import { clubName } from '../format/index.ts';
import type { Difference } from './certainty.ts';
import type { MissCost } from './misses.ts';
import type { ShareScatter } from './club-pattern.ts';

/** The plan of a hole as it is kept, printed and read without a network. */
export type PlannedHole = {
  readonly hole: Int;
  readonly club: Club;
  readonly target: LatLon;
  /** 'Left edge of the right bunker'. */
  readonly words: string;
  /** 'Not left: water'; '' if no side costs more than another. */
  readonly avoid: string;
  /** Expected strokes from the tee. */
  readonly value: number;
  /** Strokes that it saves against the flag; null for no difference worth knowing. */
  readonly saves: number | null;
  /** Where the club's ordinary shots end, for the rings on paper, and whether they are partly borrowed. */
  readonly core: ShareScatter;
  readonly isBorrowed: boolean;
  /** Who chose another target than the plan's; null for the plan's own. */
  readonly editedBy: string | null;
};

/** The round as a plan: of one course from one tee (AIM-10). */
export type CoursePlan = {
  readonly courseId: string;
  readonly tee: string;
  /** In order of play. */
  readonly holes: readonly PlannedHole[];
};

/** What the table of a plan says above its holes. */
export type PlanSummary = {
  readonly expected: number;
  readonly saves: number;
  /** The fewest holes that hold two fifths of what the plan saves, the dearest first; none if it saves nothing. */
  readonly dearest: readonly Int[];
  readonly dearestSave: number;
  /** Holes on which the flag is as good as any line. */
  readonly openCount: Int;
};

/** Two fifths: a part that a player remembers without the table. */
const DEAREST_SHARE = 0.4;
/** More holes than this are no sentence. */
const MAX_DEAREST = 4;

export function summarizePlan(holes: readonly PlannedHole[]): PlanSummary {
  const saving = holes
    .filter(({ saves }) => saves !== null && saves > 0)
    .toSorted((a, b) => (b.saves ?? 0) - (a.saves ?? 0));
  const saves = sumOf(holes.map((hole) => hole.saves ?? 0));
  let dearestSave = 0;
  const dearest: Int[] = [];
  for (const { hole, saves: saved } of saving.slice(0, MAX_DEAREST)) {
    if (dearestSave >= DEAREST_SHARE * saves) break;
    dearest.push(hole);
    dearestSave += saved ?? 0;
  }
  return {
    expected: sumOf(holes.map(({ value }) => value)),
    saves,
    dearest,
    dearestSave,
    openCount: holes.filter((hole) => hole.saves === null).length,
  };
}

/** Less than this is no side to avoid, in strokes. */
const MIN_AVOIDED = 0.1;

/** 'Not left: water', of the side that costs most; '' if none does. */
export function avoidText(misses: readonly MissCost[]): string {
  const [dearest] = misses.toSorted((a, b) => b.strokes - a.strokes);
  if (dearest === undefined || dearest.strokes < MIN_AVOIDED) return '';
  const [ground = ''] = dearest.words.split(',');
  return `Not ${dearest.side}: ${ground.charAt(0).toLowerCase()}${ground.slice(1)}`;
}

/** What a plan saves against the flag; null for no difference worth knowing, and for a target that is worse. */
export const savedAgainst = ({ strokes, isOpen }: Difference): number | null =>
  isOpen || strokes <= 0 ? null : strokes;

/** 'Driver, left edge of the right bunker'. */
export const verdictOf = (club: Club, words: string): string =>
  `${clubName(club)}, ${words.charAt(0).toLowerCase()}${words.slice(1)}`;

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
