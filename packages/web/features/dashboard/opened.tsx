import type { AccountId } from '@strokebook/golf/access';
import type { HoleCount, RoundSummary } from '@strokebook/golf/model';
import type { MapFocus } from '../../controls/shot-map/map-focus.ts';
import { FigureDialog } from './figure-dialog.tsx';
import { type OverviewView, performanceOf } from './overview-view.ts';
import { figuresById } from './stat-figures.ts';
import { ViewShotsDialog } from './view-shots-dialog.tsx';

type OpenedProps = {
  readonly accountId: AccountId;
  /** The opened overview, if any. */
  readonly view: OverviewView | undefined;
  /** One of its figures; omitted for its rounds. */
  readonly figureId: string | undefined;
  readonly history: readonly RoundSummary[];
  readonly holeCount: HoleCount;
  readonly focus: MapFocus;
  readonly onFocus: (focus: MapFocus) => void;
  readonly onClose: () => void;
};

/** The dialog over the dashboard, if the address opens one. */
export function Opened({ view, figureId, focus, onFocus, ...props }: OpenedProps) {
  if (view === undefined) return null;
  if (figureId === undefined) {
    return <ViewShotsDialog {...props} overview={view.config} focus={focus} onFocus={onFocus} />;
  }
  const placed = figuresById(performanceOf(view)?.stats ?? []).get(figureId);
  if (placed === undefined) return null;
  return <FigureDialog key={figureId} {...props} overview={view.config} placed={placed} />;
}
