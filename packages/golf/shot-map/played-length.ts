import { teeToPinYards } from '../geometry/index.ts';
import type { Yards } from '../model/index.ts';
import type { MappedHole } from './mapped-round.ts';

/** How long the hole was on that day, from its tee to its pin; null if that is not known (GEO-01, GEO-02). */
export function playedLength({ shots: [first], tee, pin }: Pick<MappedHole, 'shots' | 'tee' | 'pin'>): Yards | null {
  return first?.lie === 'tee' && first.toPin !== null ? first.toPin : teeToPinYards(tee, pin);
}
