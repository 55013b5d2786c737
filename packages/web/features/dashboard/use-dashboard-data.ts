import type { HoleCount } from '@strokebook/golf/model';
import { buildOverviewGroups, type DashboardMode, type OverviewGroup } from '@strokebook/golf/overview';
import { type RoundHistory, useRoundHistory } from '../../controls/round-history/use-round-history.ts';

type Ready = Extract<RoundHistory, { readonly state: 'ready' }>;
type DashboardData = Exclude<RoundHistory, Ready> | (Ready & { readonly groups: readonly OverviewGroup[] });

const noGroups: readonly OverviewGroup[] = [];

/** What has to be known before any group can be asked for. */
export function useDashboardData(accountId: number, mode: DashboardMode, holes: HoleCount | undefined): DashboardData {
  const rounds = useRoundHistory(accountId, holes);
  const { history, holeCount, today } = rounds.state === 'ready' ? rounds : nothing;
  const groups = history && today ? buildOverviewGroups({ history, holeCount, today, mode }) : noGroups;
  return rounds.state === 'ready' ? { ...rounds, groups } : rounds;
}

const nothing = { history: undefined, holeCount: 18, today: undefined } as const;
