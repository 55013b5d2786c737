import type { AccountId } from '@strokebook/golf/access';
import type { CompareFilter, ComponentSelections, MetricsSelections, Problem } from '@strokebook/contract';
import { comparePages } from '@strokebook/documents/compare-report';
import { holeFlags } from '@strokebook/golf/facts';
import { type StatCategory, statCategories, statColumns } from '@strokebook/golf/stats';
import type { z } from 'zod';

/** The five parsed parts of a comparison. */
type WholeState = {
  readonly leftFilter: CompareFilter;
  readonly rightFilter: CompareFilter;
  readonly leftComponentSelections: z.infer<typeof ComponentSelections>;
  readonly rightComponentSelections: z.infer<typeof ComponentSelections>;
  readonly metricsSelections: z.infer<typeof MetricsSelections>;
};

const flagIds: ReadonlySet<string> = new Set(holeFlags.map(({ id }) => id));
const pageNames: ReadonlySet<string> = new Set(comparePages);
const metricIdsOf: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  statCategories.map((category) => [category, metricIdsIn(category)]),
);

/**
 * Problems of a comparison on an account's page that only show when its parts are checked together, each with its
 * place.
 */
export function problemsOfWhole(state: WholeState, accountId: AccountId): readonly Problem[] {
  const { leftFilter, rightFilter, leftComponentSelections, rightComponentSelections, metricsSelections } = state;
  return [
    ...(leftFilter.player.accountId === accountId
      ? []
      : [{ path: '$.leftFilter.player.accountId', message: 'must be the player whose page it is' }]),
    ...(rightFilter.holeCount === leftFilter.holeCount
      ? []
      : [{ path: '$.rightFilter.holeCount', message: 'must be the hole count of the left side' }]),
    ...problemsOfSelections(leftComponentSelections, '$.leftComponentSelections'),
    ...problemsOfSelections(rightComponentSelections, '$.rightComponentSelections'),
    ...Object.entries(metricsSelections).flatMap(([category, ids]) => {
      const known = metricIdsOf.get(category);
      const path = `$.metricsSelections.${category}`;
      return known === undefined
        ? [{ path, message: 'is no category' }]
        : unknownOf(ids, known, path, 'is no metric of this category');
    }),
  ];
}

function problemsOfSelections(
  { selectedStats, hiddenStats, reportPages }: WholeState['leftComponentSelections'],
  path: string,
): readonly Problem[] {
  return [
    ...unknownOf(selectedStats, flagIds, `${path}.selectedStats`, 'is no hole flag'),
    ...unknownOf(hiddenStats, flagIds, `${path}.hiddenStats`, 'is no hole flag'),
    ...unknownOf(reportPages, pageNames, `${path}.reportPages`, 'is no page of the report'),
    ...(reportPages.length === 0 ? [{ path: `${path}.reportPages`, message: 'must name a page' }] : []),
  ];
}

const unknownOf = (
  ids: readonly string[],
  known: ReadonlySet<string>,
  path: string,
  message: string,
): readonly Problem[] => ids.flatMap((id, index) => (known.has(id) ? [] : [{ path: `${path}[${index}]`, message }]));

function metricIdsIn(category: StatCategory): ReadonlySet<string> {
  const columns = statColumns.filter(({ stat }) => stat.category === category && stat.views.includes('compare'));
  return new Set(columns.map(({ id }) => id));
}
