import {
  type Hole,
  type HoleCount,
  type InferredField,
  isCompetition,
  isWhole,
  ROUND_FORMAT,
  type RoundDocument,
  withoutTargets,
} from '../model/index.ts';
import { strokesOf } from '../facts/index.ts';
import type { EntryHole, EntryState } from './entry-state.ts';
import { inferredCounts } from './infer.ts';
import { countPutts, typedDifferences } from './typed-differences.ts';

/**
 * The round document of what was entered so far. It is always one that the account accepts: typed values that contradict
 * the score, such as as many putts as strokes, are left out until they are corrected, and so are targets in a
 * competition (ENTRY-30). A round with a hole that has no score and was not picked up is in progress, finished or not
 * (ENTRY-17). A round of 18 that ended after nine holes is a round of nine.
 */
export function entryDocument({ details, holes, isFinished }: EntryState): RoundDocument {
  const isNine = details.stoppedAfter === NINE;
  const played = (isNine ? holes.slice(0, NINE) : holes).map(holeDocument);
  const documents = isCompetition(details.type) ? withoutTargets(played) : played;
  const round = {
    ...withoutUndefined(details),
    ...(isNine ? ({ holeCount: NINE, stoppedAfter: undefined } as const) : {}),
    holes: documents,
  };
  return withoutUndefined({
    format: ROUND_FORMAT,
    ...round,
    status: isFinished && isWhole(round) ? 'completed' : 'inProgress',
  });
}

const NINE = 9 satisfies HoleCount;

/** The score of a hole: the typed one, else the strokes of a hole that was holed. */
export function holeScore(hole: EntryHole): number | undefined {
  if (hole.isPickedUp) return undefined;
  return hole.score ?? (hole.isHoled ? strokesOf(hole.strokes) : undefined);
}

/** The putts of a hole: the typed ones, else the strokes on the green of a hole that was holed. */
export const holePutts = (hole: EntryHole): number | undefined =>
  hole.putts ?? (hole.isHoled ? countPutts(hole) : undefined);

function holeDocument(hole: EntryHole): Hole {
  const score = holeScore(hole);
  const inferred = inferredCounts(hole);
  const fits = (count: number | undefined): number | undefined =>
    count !== undefined && score !== undefined && count >= score ? undefined : count;
  const putts = fits(hole.putts ?? inferred.putts);
  const penalties = fits(hole.penalties ?? inferred.penalties);
  const fields: InferredField[] = [];
  if (hole.putts === undefined && putts !== undefined) fields.push('putts');
  if (hole.penalties === undefined && penalties !== undefined) fields.push('penalties');
  return {
    ...withoutUndefined(hole.card),
    ...withoutUndefined({ score, putts, penalties, fairway: hole.card.par === 3 ? undefined : hole.fairway }),
    ...(fields.length === 0 ? {} : { inferred: fields }),
    ...(typedDifferences(hole).some(({ of }) => of === 'score') ? { isScoreTyped: true } : {}),
    ...(hole.isPickedUp ? { isPickedUp: true } : {}),
    ...(hole.strokes.length === 0 ? {} : { shots: hole.strokes }),
  };
}

/** JSON has no undefined, so a document that came back from the account must equal the one that was sent. */
const withoutUndefined = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as T;
