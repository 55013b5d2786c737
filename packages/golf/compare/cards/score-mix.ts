import type { Int } from '../../model/index.ts';
import type { HoleFacts } from '../../facts/index.ts';

/** Kinds of scores on a hole, best first. */
const scoreKinds = ['eagleOrBetter', 'birdie', 'par', 'bogey', 'doubleOrWorse'] as const;
export type ScoreKind = (typeof scoreKinds)[number];

/** How many holes were played in each kind of score. */
export type ScoreMix = readonly { readonly kind: ScoreKind; readonly count: Int }[];

export const scoreMixOf = (holes: readonly HoleFacts[]): ScoreMix =>
  scoreKinds.map((kind) => ({
    kind,
    count: holes.filter(({ toPar }) => toPar !== null && scoreKindOf(toPar) === kind).length,
  }));

function scoreKindOf(toPar: number): ScoreKind {
  if (toPar <= -2) return 'eagleOrBetter';
  if (toPar >= 2) return 'doubleOrWorse';
  return toPar === -1 ? 'birdie' : toPar === 0 ? 'par' : 'bogey';
}
