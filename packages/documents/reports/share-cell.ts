import { NOTHING, wholePercent } from '@strokebook/golf/format';
import type { CategoryPerformance } from '@strokebook/golf/overview';
import { cellOf } from '../report/blocks/table.ts';

/** A share of stats as a percentage. */
export const shareText = (percent: number | null): string => (percent === null ? NOTHING : wholePercent(percent / 100));

/** The share of a category's stats that beat the standard; one or two stats stand there themselves (DASH-O65). */
export const shareCell = ({ performance, beaten, compared, few }: CategoryPerformance) =>
  few.length === 0
    ? cellOf(shareText(performance), `${beaten} of ${compared}`)
    : cellOf(
        few.map((stat) => `${stat.performance} ${stat.beatStandard ? '▲' : '▼'}`).join(', '),
        few.map((stat) => `${stat.name}, standard ${stat.standard}`).join('; '),
      );
