import type { AccountId } from '@strokebook/golf/access';
import type { HoleCount, RoundSummary } from '@strokebook/golf/model';
import type { OverviewConfig } from '@strokebook/golf/overview';
import { selectRounds } from '@strokebook/golf/selection';
import { lazy, Suspense, useMemo } from 'react';
import type { MapFocus } from '../../../controls/shot-map/map-focus.ts';
import { ShotsBoard } from '../../../controls/shots-board/shots-board.tsx';
import { useShotsBoard } from '../../../controls/shots-board/use-shots-board.ts';
import { FloatingDialog } from '../../../ui/floating/floating-dialog.tsx';
import type { PlacedFigure } from './stat-figures.ts';

// Loaded when the first figure is opened.
const FigureDialog = lazy(() => import('./figure-dialog.tsx').then((module) => ({ default: module.FigureDialog })));

type OpenedProps = {
  readonly accountId: AccountId;
  /** The opened overview, if any. */
  readonly overview: OverviewConfig | undefined;
  /** One of its figures; omitted for its rounds. */
  readonly figureId: string | undefined;
  /** The figure; null until it has loaded. */
  readonly placed: PlacedFigure | null;
  readonly history: readonly RoundSummary[];
  readonly holeCount: HoleCount;
  readonly focus: MapFocus;
  readonly onFocus: (focus: MapFocus) => void;
  readonly onClose: () => void;
};

/** The dialog over the dashboard, if the address opens one. */
export function Opened({ overview, figureId, placed, focus, onFocus, ...props }: OpenedProps) {
  if (overview === undefined) return null;
  if (figureId === undefined) return <ViewShotsDialog {...props} overview={overview} focus={focus} onFocus={onFocus} />;
  return (
    placed && (
      <Suspense>
        <FigureDialog key={figureId} {...props} overview={overview} placed={placed} />
      </Suspense>
    )
  );
}

type ViewShotsDialogProps = {
  readonly accountId: AccountId;
  readonly overview: OverviewConfig;
  readonly history: readonly RoundSummary[];
  readonly holeCount: HoleCount;
  readonly focus: MapFocus;
  readonly onFocus: (focus: MapFocus) => void;
  readonly onClose: () => void;
};

/** The rounds of one overview on the map and hole by hole (ASSESS-14, ASSESS-15, ASSESS-O4). */
function ViewShotsDialog(props: ViewShotsDialogProps) {
  const { accountId, overview, history, holeCount, focus, onFocus, onClose } = props;
  // Memoized, because the board compares them by identity.
  const rounds = useMemo(() => selectRounds(history, overview.filter), [history, overview.filter]);
  const board = useShotsBoard({ accountId, rounds, groupBy: 'Round', isMapped: true });
  return (
    <FloatingDialog name="shots" title={overview.filterName} size={{ width: 0.9, height: 0.9 }} onClose={onClose}>
      <ShotsBoard
        accountId={accountId}
        board={board}
        focus={focus}
        onFocus={onFocus}
        caption={`${overview.filterName}, by Round`}
        holesPerRound={holeCount}
      />
    </FloatingDialog>
  );
}
