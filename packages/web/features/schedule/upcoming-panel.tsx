import { plural } from '@strokebook/golf/format';
import { formatDaysBetween, type ScheduleOptions, type ScheduleView, scheduleViews } from '@strokebook/golf/schedule';
import type { ReactNode } from 'react';
import { CollapsibleSection } from '../../ui/pages/collapsible-section.tsx';
import { PickMenu } from '../../ui/menus/pick-menu.tsx';
import { EventGrid } from './event-grid.tsx';
import type { RowShape } from './event-row.tsx';
import type { ScheduleModel } from './schedule-model.ts';
import classes from './schedule.module.css';

type UpcomingPanelProps = Omit<RowShape, 'isOver' | 'hasSeveral'> & {
  /** Null if there is nothing to show; `children` explain why. */
  readonly model: ScheduleModel | null;
  readonly options: ScheduleOptions;
  readonly listKey: unknown;
  readonly isStale: boolean;
  /** Whether the player hides events from the viewer until they are over. */
  readonly isHidden: boolean;
  readonly onOptions: () => void;
  readonly onViewBy: (viewBy: ScheduleView) => void;
  /** Replaces the grids. */
  readonly children: ReactNode;
};

/** Future events, as one grid or as planned and considered ones (TOUR-04, TOUR-05). */
export function UpcomingPanel(props: UpcomingPanelProps) {
  const { model, options, listKey, isStale, isHidden, onOptions, onViewBy, children, ...shape } = props;
  const grid = {
    ...shape,
    hasSeveral: (model?.players.length ?? 1) > 1,
    isOver: false,
    viewBy: options.viewBy,
    listKey,
  };
  return (
    <CollapsibleSection
      title="Upcoming Events"
      hint={model === null ? undefined : plural(model.lines.length, 'event')}
      actions={
        <>
          <button type="button" className="quiet-button" aria-haspopup="dialog" data-no-print onClick={onOptions}>
            Options
          </button>
          <PickMenu
            label="View by"
            value={options.viewBy}
            options={scheduleViews.map((value) => ({ value }))}
            onChange={onViewBy}
          />
        </>
      }
    >
      {isHidden && (
        <p className="note">Events to come are for this player’s circle. They are listed here once they are over.</p>
      )}
      {model === null ? (
        children
      ) : // The schedules of others, which were added, may be open.
      isHidden && model.lines.length === 0 ? null : (
        <div className={classes.grids} data-stale={isStale || undefined} aria-busy={isStale}>
          <ClashNotice clashes={model.clashes} />
          {model.split === null ? (
            <Grid
              title={null}
              none="No upcoming events."
              label="Upcoming Events"
              lines={model.lines}
              model={model}
              {...grid}
            />
          ) : (
            <>
              <p className="note">Planned: In Field, Qualifying and Applied. The profile counts them as Confirmed.</p>
              <Grid
                title="Planned Events"
                none="No planned events."
                label="Planned Events"
                lines={model.split.planned}
                model={model}
                {...grid}
              />
              <Grid
                title="Considering Events"
                none="No events under consideration."
                label="Considering Events"
                lines={model.split.considering}
                before={model.split.planned.length}
                model={model}
                {...grid}
              />
            </>
          )}
          <dl className={classes.gaps}>
            <div>
              <dt>Shortest time between events</dt>
              <dd className="text-xl strong">{formatDaysBetween(model.gaps.shortest)}</dd>
            </div>
            <div>
              <dt>Longest time between events</dt>
              <dd className="text-xl strong">{formatDaysBetween(model.gaps.longest)}</dd>
            </div>
          </dl>
        </div>
      )}
    </CollapsibleSection>
  );
}

type GridProps = Parameters<typeof EventGrid>[0] & { readonly title: string | null; readonly none: string };

function Grid({ title, none, ...grid }: GridProps) {
  return (
    <div className={classes.grid}>
      {title !== null && (
        <h3 className={classes.gridTitle}>
          {title} <small>{grid.lines.length}</small>
        </h3>
      )}
      {grid.lines.length === 0 ? <p className="muted">{none}</p> : <EventGrid {...grid} />}
    </div>
  );
}

/** All clashes in one sentence; each is also shown at its events. */
function ClashNotice({ clashes }: Pick<ScheduleModel, 'clashes'>) {
  if (clashes.size === 0) return null;
  return (
    <p className={classes.clashes} role="note">
      <b>{plural(clashes.size, 'event')} clash.</b> Each says with what.
    </p>
  );
}
