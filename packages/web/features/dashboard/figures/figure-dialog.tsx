import type { AccountId } from '@strokebook/golf/access';
import { bandsIn } from '@strokebook/golf/format';
import { groupRounds } from '@strokebook/golf/grouping';
import type { HoleCount, RoundSummary } from '@strokebook/golf/model';
import type { OverviewConfig } from '@strokebook/golf/overview';
import type { IsCounted } from '@strokebook/golf/scorecard';
import { selectRounds } from '@strokebook/golf/selection';
import { statById } from '@strokebook/golf/stats';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../../api/api-context.tsx';
import { useRoundMenu } from '../../../controls/round-actions/use-round-menu.tsx';
import { ScorecardArea } from '../../../controls/scorecard/scorecard-area.tsx';
import { useScorecard } from '../../../controls/scorecard/use-scorecard.ts';
import { useUnits } from '../../../api/use-units.ts';
import { FloatingDialog } from '../../../ui/floating/floating-dialog.tsx';
import { QueryState } from '../../../ui/pages/query-state.tsx';
import { SkeletonRows } from '../../../ui/pages/skeleton-rows.tsx';
import classes from './figure-dialog.module.css';
import { FigureHead } from './figure-head.tsx';
import { OpenedSample } from './opened-sample.tsx';
import type { PlacedFigure } from './stat-figures.ts';

type FigureDialogProps = {
  readonly accountId: AccountId;
  readonly overview: OverviewConfig;
  readonly placed: PlacedFigure;
  readonly history: readonly RoundSummary[];
  readonly holeCount: HoleCount;
  readonly onClose: () => void;
};

/** One opened figure, and the rounds, holes and strokes that it counts. */
export function FigureDialog({ accountId, overview, placed, history, holeCount, onClose }: FigureDialogProps) {
  const { api } = useApi();
  const { figure, stat } = placed;
  const samples = useQuery(
    api.query('getSamplesBehind', {
      params: { accountId },
      body: { statId: figure.id, roundsFilter: overview.filter },
    }),
  );
  // Memoized, because the scorecard compares both by identity.
  const rounds = useMemo(() => selectRounds(history, overview.filter), [history, overview.filter]);
  const groups = useMemo(() => groupRounds(rounds, 'Round'), [rounds]);
  const isCounted = useMemo((): IsCounted => {
    const counted = new Set(samples.data?.samples.map(({ roundId, hole, nth }) => `${roundId}/${hole}/${nth}`));
    return (roundId, hole, nth) => counted.has(`${roundId}/${hole}/${nth}`);
  }, [samples.data]);
  const definition = statById(stat.id);
  // The sample of a figure per round is its holes, of which some have no stroke that counts.
  const isPerRoundOfShots = definition?.unit === 'shot' && definition.kind === 'perRound';
  const strokeCount = isPerRoundOfShots ? (samples.data?.samples.length ?? null) : null;
  const card = useScorecard(accountId, groups, isCounted);
  const roundMenu = useRoundMenu(accountId);
  const [units] = useUnits();
  const name = bandsIn(figure === stat ? stat.name : `${stat.name}, ${figure.name}`, units);
  return (
    <FloatingDialog
      name="figure"
      title={`${name} · ${overview.filterName}`}
      size={{ width: 0.9, height: 0.9 }}
      onClose={onClose}
    >
      <FigureHead placed={placed} strokeCount={strokeCount} roundCount={rounds.length} />
      <QueryState query={samples} skeleton={<SkeletonRows rows={6} rowHeight={44} />}>
        {(data) => (
          <>
            <h3 className={classes.title}>Where it came from</h3>
            <ScorecardArea
              card={card}
              caption={`${name}, the holes that count`}
              holesPerRound={holeCount}
              roundMenu={roundMenu}
            />
            <p className={classes.note}>Gray holes do not count for this figure and are left out of the totals.</p>
            {definition !== undefined && (
              <OpenedSample {...{ accountId, definition, history }} samples={data.samples} caption={name} />
            )}
          </>
        )}
      </QueryState>
    </FloatingDialog>
  );
}
