import { type Hole, isWhole, type RoundDocument } from '../model/index.ts';

/** Details of a round that are merged one by one. */
const detailFields = [
  'playedOn',
  'type',
  'holeCount',
  'stoppedAfter',
  'course',
  'tournament',
  'roundNumber',
  'isSimulator',
  'playingConditions',
  'player',
  'notes',
] as const satisfies readonly (keyof RoundDocument)[];
export type DetailField = (typeof detailFields)[number];

/** A hole that both sides changed. `hole` is its index in the order of play. */
export type HoleConflict = { readonly hole: number; readonly mine: Hole; readonly theirs: Hole };

/** Two versions of a round in one, with `mine` wherever both changed the same. */
export type MergedRound = {
  readonly round: RoundDocument;
  readonly holes: readonly HoleConflict[];
  readonly details: readonly DetailField[];
};

/**
 * Merges two versions of a round hole by hole (ENTRY-24): what one side changed is taken, what both changed in the same
 * way too, and what both changed differently is a conflict that the player decides.
 *
 * @param base the version that both started from; null if it is unknown: then a hole without anything entered gives way.
 */
export function mergeRounds(base: RoundDocument | null, mine: RoundDocument, theirs: RoundDocument): MergedRound {
  const isSameCard = hasSameHoles(mine, theirs);
  const conflicts: HoleConflict[] = [];
  const holes = mine.holes.map((hole, index): Hole => {
    const other = theirs.holes[index];
    // Another order of play is a change of the whole round, which the details show.
    if (!isSameCard || other === undefined) return hole;
    const before = base !== null && hasSameHoles(base, mine) ? base.holes[index] : blank(hole);
    if (isSame(hole, other)) return other;
    if (isSame(hole, before)) return other;
    if (!isSame(other, before)) conflicts.push({ hole: index, mine: hole, theirs: other });
    return hole;
  });
  const details: DetailField[] = [];
  const merged: { [field in DetailField]?: unknown } = {};
  for (const field of detailFields) {
    const takesTheirs = isSame(mine[field], theirs[field]) || (base !== null && isSame(mine[field], base[field]));
    const value = takesTheirs ? theirs[field] : mine[field];
    if (value !== undefined) merged[field] = value;
    if (!takesTheirs && (base === null || !isSame(theirs[field], base[field]))) details.push(field);
  }
  if (!isSameCard && !details.includes('holeCount')) details.push('holeCount');
  const isComplete = isWhole({ ...(merged as Pick<RoundDocument, DetailField>), holes });
  const isCompleted = mine.status === 'completed' || theirs.status === 'completed';
  return {
    round: {
      format: mine.format,
      roundId: mine.roundId,
      ...(merged as Pick<RoundDocument, DetailField>),
      status: isCompleted && isComplete ? 'completed' : 'inProgress',
      holes,
    },
    holes: conflicts,
    details,
  };
}

/**
 * Whether two documents say the same. The account's copy has distances to the edge of the green in addition, from the
 * course, so that an edited course makes no old round new.
 */
export const isSameRound = (a: RoundDocument, b: RoundDocument): boolean => isSame(a, b);

const hasSameHoles = (a: RoundDocument, b: RoundDocument): boolean =>
  a.holes.length === b.holes.length && a.holes.every(({ hole }, index) => b.holes[index]?.hole === hole);

/** A hole before anything was entered. */
function blank({ hole, par, yards, strokeIndex, tee, pin, pinSide, pinDepth, dogleg }: Hole): Hole {
  return { hole, par, yards, strokeIndex, tee, pin, pinSide, pinDepth, dogleg };
}

/**
 * Whether two values are the same JSON. A missing field equals an undefined one, and a distance to the edge of the green
 * equals a missing one.
 */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [one, other] = [a, b] as [Record<string, unknown>, Record<string, unknown>];
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (key) =>
      isSame(one[key], other[key]) || (key === 'toGreenEdge' && (one[key] === undefined || other[key] === undefined)),
  );
}
