import { groupRounds } from '@strokebook/golf/grouping';
import type { HoleCount, RoundSummary } from '@strokebook/golf/model';
import type { OverviewConfig } from '@strokebook/golf/overview';
import { selectRounds } from '@strokebook/golf/selection';
import { useMemo } from 'react';
import { ScorecardArea } from '../../controls/scorecard/scorecard-area.tsx';
import { useScorecard } from '../../controls/scorecard/use-scorecard.ts';
import { FloatingDialog } from '../../ui/floating-dialog.tsx';

type ViewShotsDialogProps = {
  readonly accountId: number;
  readonly overview: OverviewConfig;
  readonly history: readonly RoundSummary[];
  readonly holeCount: HoleCount;
  readonly onClose: () => void;
};

/** The rounds of one overview, one by one (ASSESS-14, ASSESS-O4). */
export function ViewShotsDialog({ accountId, overview, history, holeCount, onClose }: ViewShotsDialogProps) {
  const groups = useMemo(
    () => groupRounds(selectRounds(history, overview.filter), 'Round'),
    [history, overview.filter],
  );
  const card = useScorecard(accountId, groups);
  return (
    <FloatingDialog title={overview.filterName} size={{ width: 0.9, height: 0.9 }} onClose={onClose}>
      <ScorecardArea card={card} caption={`${overview.filterName}, by Round`} holesPerRound={holeCount} />
    </FloatingDialog>
  );
}
