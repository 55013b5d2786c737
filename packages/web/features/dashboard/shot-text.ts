import type { FigureSample } from '@strokebook/contract';
import { formatStat } from '@strokebook/golf/format';
import { FEET_PER_YARD } from '@strokebook/golf/model';

type Shot = NonNullable<FigureSample['shot']>;
type Place = Shot['lie'] | Shot['endLie'];

/** On the green in feet, elsewhere in yards; '' where nobody knows. */
export function distanceText(yards: number | null, lie: Place): string {
  if (yards === null) return '';
  return lie === 'green' ? formatStat(yards * FEET_PER_YARD, 'feet') : formatStat(yards, 'wholeYards');
}
