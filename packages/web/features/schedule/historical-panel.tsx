import type { AccountId } from '@strokebook/golf/access';
import { yearOf } from '@strokebook/golf/calendar';
import { plural } from '@strokebook/golf/format';
import type { ScheduleOptions } from '@strokebook/golf/schedule';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { historicalMetricsQuery } from '../../api/schedule-queries.ts';
import { isReturning } from '../../lib/is-returning.ts';
import { dayOf } from '../../lib/today.ts';
import { CollapsibleSection } from '../../ui/pages/collapsible-section.tsx';
import { ColumnTable } from '../../ui/blocks/column-table.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import { EventGrid } from './event-grid.tsx';
import type { RowShape } from './event-row.tsx';
import type { ScheduleModel } from './schedule-model.ts';
import classes from './schedule.module.css';

type HistoricalPanelProps = Omit<RowShape, 'isOver' | 'hasSeveral'> & {
  /** Null if there is nothing to show; `children` explain why. */
  readonly model: ScheduleModel | null;
  readonly options: ScheduleOptions;
  readonly listKey: unknown;
  /** Number of future events above them. */
  readonly before: number;
  readonly isStale: boolean;
  readonly children: ReactNode;
};

/** Past events, the latest first, below their metrics (TOUR-06, TOUR-O9). */
export function HistoricalPanel(props: HistoricalPanelProps) {
  const { model, options, listKey, before, isStale, children, ...shape } = props;
  // Rendered completely on return, because restoring the scroll position needs the real height.
  const [isWhole] = useState(isReturning);
  return (
    <CollapsibleSection
      title="Historical Events"
      hint={model === null ? undefined : plural(model.lines.length, 'event')}
    >
      <div className={classes.later} data-whole={isWhole || undefined}>
        <Metrics accountId={shape.accountId} options={options} />
        {model === null && children}
        {model !== null && (
          <div data-stale={isStale || undefined} aria-busy={isStale} className={classes.grid}>
            {model.lines.length === 0 ? (
              <p className="muted">No historical events.</p>
            ) : (
              <EventGrid
                label="Historical Events"
                lines={model.lines.toReversed()}
                model={model}
                viewBy={options.viewBy}
                listKey={listKey}
                before={before}
                isOver
                hasSeveral={model.players.length > 1}
                {...shape}
              />
            )}
          </div>
        )}
      </div>
    </CollapsibleSection>
  );
}

type MetricsProps = { readonly accountId: AccountId; readonly options: ScheduleOptions };

/** Loaded anew when the options change (TOUR-25). */
function Metrics({ accountId, options }: MetricsProps) {
  const { api } = useApi();
  const query = useQuery(historicalMetricsQuery(api, accountId, options));
  const today = useQuery(api.query('getSettings', {})).data?.today ?? '';
  return (
    <QueryState query={query} part="The figures of past events" skeleton={<SkeletonRows rows={5} rowHeight={42} />}>
      {({ metrics }) => (
        <div className={classes.metrics}>
          <p className="note">
            Of tournaments with a finished round of 18 holes that Options let through. Best is lowest to par.
          </p>
          <ColumnTable
            label="Tournament metrics"
            columns={[
              { label: 'Metric', kind: 'name', cell: ({ statName }) => statName },
              { label: `${yearOf(dayOf(today))}`, kind: 'figure', cell: ({ year }) => year },
              { label: 'Last three years', kind: 'figure', cell: ({ lastThree }) => lastThree },
              { label: 'Days since', kind: 'figure', cell: ({ daysSince }) => daysSince },
            ]}
            rows={metrics}
            keyOf={({ statName }) => statName}
          />
        </div>
      )}
    </QueryState>
  );
}
