import type { AccountId } from '@strokebook/golf/access';
import type { HoleCount } from '@strokebook/golf/model';
import { loadingStateOf, type OverviewGroup } from '@strokebook/golf/overview';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import type { OverviewView } from './overview-view.ts';
import { overviewGroupQuery } from './queries.ts';

/** The number of rounds of a handicap index: enough to distinguish strengths from luck, and still recent. */
const ROUNDS = 20;
const NAME = `Last ${ROUNDS} rounds`;

const groupOf = (holeCount: HoleCount): OverviewGroup => ({
  groupName: 'What stands out',
  mode: 'assessment',
  overviews: [
    {
      filterName: NAME,
      details: '',
      colour: 'var(--accent)',
      isSelected: false,
      startHidden: false,
      filter: { filterName: NAME, holeCount, timeframe: { period: 'last', count: ROUNDS, unit: 'rounds' } },
    },
  ],
});

type Options = {
  readonly accountId: AccountId;
  readonly holeCount: HoleCount;
  readonly standardName: string | null;
  readonly isReady: boolean;
};

/** The overview of the strengths and weaknesses, independent of the chosen group; null without a standard. */
export function useStandOut({ accountId, holeCount, standardName, isReady }: Options): OverviewView | null {
  const { api } = useApi();
  const group = groupOf(holeCount);
  const { overviews } = group;
  const query = useQuery({
    ...overviewGroupQuery(api, { accountId, group, overviews, standardName }),
    enabled: isReady && standardName !== null,
    placeholderData: keepPreviousData,
  });
  const [config] = overviews;
  if (config === undefined || standardName === null) return null;
  const report = query.data?.reports[NAME] ?? null;
  return { config, report, state: loadingStateOf(report), isHidden: false };
}
