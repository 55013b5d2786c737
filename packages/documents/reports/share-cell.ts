import { NOTHING, wholePercent } from '@strokebook/golf/format';
import type { UnitSystem } from '@strokebook/golf/model';
import type { CategoryPerformance } from '@strokebook/golf/overview';
import { statText } from '@strokebook/golf/stats';
import { cellOf, rowOf, type TableRow } from '../report/blocks/table.ts';

/** A share of stats as a percentage. */
export const shareText = (percent: number | null): string => (percent === null ? NOTHING : wholePercent(percent / 100));

/** The share of a category's stats that beat the standard; one or two stats stand there themselves (DASH-O65). */
export const shareCell = ({ performance, beaten, compared, few }: CategoryPerformance, units: UnitSystem) =>
  few.length === 0
    ? cellOf(shareText(performance), `${beaten} of ${compared}`)
    : cellOf(
        few.map((stat) => `${statText(stat.statId, stat.performance, units)}${markOf(stat)}`).join(', '),
        few.map(({ name }) => name),
      );

/** As in the tables: only what is likely real has a mark. */
const markOf = ({ beatStandard, isReal }: CategoryPerformance['few'][number]): string =>
  isReal ? ` ${beatStandard ? '▲' : '▼'}` : '';

/** The standards of the stats that stand in a row of shares themselves; none if every category has a share. */
export const standardsRow = (byCategory: readonly CategoryPerformance[], units: UnitSystem): readonly TableRow[] =>
  byCategory.every(({ few }) => few.length === 0)
    ? []
    : [
        rowOf(
          [
            'Standard',
            ...byCategory.map(({ few }) =>
              few.map(({ statId, standard }) => statText(statId, standard, units)).join(', '),
            ),
            '',
          ],
          'part',
        ),
      ];
