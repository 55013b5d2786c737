import type { AccountId } from '@strokebook/golf/access';
import type { HoleCount, RoundSummary } from '@strokebook/golf/model';
import type { OverviewConfig } from '@strokebook/golf/overview';
import type { MapFocus } from '../../controls/shot-map/map-focus.ts';
import { FigureDialog } from './figure-dialog.tsx';
import type { PlacedFigure } from './stat-figures.ts';
import { ViewShotsDialog } from './view-shots-dialog.tsx';

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
  return placed && <FigureDialog key={figureId} {...props} overview={overview} placed={placed} />;
}
