import type { AccountId } from '@strokebook/golf/access';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { defaultScheduleOptions } from '@strokebook/golf/schedule';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { scheduleQuery } from '../../api/schedule-queries.ts';
import { FailedQuery } from '../../ui/pages/failed-query.tsx';
import { CalendarIcon, PlusIcon, SettingsIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/pages/notice.tsx';
import { SampleTable } from '../../ui/tables/sample-table.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import { type Said, Snackbar } from '../../ui/dialogs/snackbar.tsx';
import { WidePage } from '../../ui/pages/wide-page.tsx';
import type { RowActions } from './event-row.tsx';
import { HistoricalPanel } from './historical-panel.tsx';
import { scheduleModel } from './schedule-model.ts';
import { SeasonAtAGlance } from './season-strip.tsx';
import { UpcomingPanel } from './upcoming-panel.tsx';
import { useScheduleChanges } from './use-schedule-changes.ts';
import { extrasOf, type ScheduleChoice, useScheduleChoice } from './use-schedule-choice.ts';

const OptionsDialog = lazy(() => import('./options-dialog.tsx').then((module) => ({ default: module.OptionsDialog })));
const CalendarDialog = lazy(() =>
  import('./calendar-dialog.tsx').then((module) => ({ default: module.CalendarDialog })),
);
const EventDialog = lazy(() => import('./event-dialog.tsx').then((module) => ({ default: module.EventDialog })));

type ScheduleProps = {
  readonly accountId: AccountId;
  readonly today: CalendarDay;
  /** Whether the viewer may change the schedule. */
  readonly hasFullAccess: boolean;
  /** Whether the viewer may at least enter scores (TEAM-27). */
  readonly mayScore: boolean;
  /** Tabs above the content. */
  readonly tabs: ReactNode;
  /** Tools beside the options, for the shown schedule. */
  readonly renderTools: (choice: ScheduleChoice) => ReactNode;
};

/** A player's future and past tournaments, and those of additional players. */
export function Schedule({ accountId, today, hasFullAccess, mayScore, tabs, renderTools }: ScheduleProps) {
  const [choice, setChoice] = useScheduleChoice();
  const isAdding = useRouterState({ select: ({ location }) => location.state.isAddingEvent === true });
  const [dialog, setDialog] = useState<'options' | 'calendar' | 'add' | { readonly tournamentId: string } | null>(
    isAdding && mayScore ? 'add' : null,
  );
  const [said, setSaid] = useState<Said | null>(null);
  const { options, extraAccountIds } = choice;
  const extras = extrasOf(choice, accountId);
  const { held, hold } = useHeldStatuses(choice);
  const upcoming = useScheduleModel(accountId, 'upcoming', options, extras, held);
  // A change is answered by the future events first; content above and below is deferred.
  const later = useDeferredValue(choice);
  const past = useScheduleModel(accountId, 'past', later.options, extras, held);
  const answer = upcoming.query.isPlaceholderData ? undefined : upcoming.query.data;
  useEffect(() => {
    if (answer === undefined) return;
    const open = new Set([accountId, ...answer.players.map((player) => player.accountId)]);
    const left = extraAccountIds.filter((id) => open.has(id));
    const closed = extraAccountIds.length - left.length;
    if (closed === 0) return;
    setChoice({ ...choice, extraAccountIds: left });
    setSaid({ text: closedText(closed) });
    // oxlint-disable-next-line react/exhaustive-deps -- an answer says it once
  }, [answer]);
  const changes = useScheduleChanges(accountId, setSaid);

  const actions: RowActions | undefined = hasFullAccess
    ? {
        onStatus: (line, from, to) => {
          hold(line.tournamentId, from);
          changes.setStatus(line, from, to);
        },
        onEdit: (tournamentId) => setDialog({ tournamentId }),
      }
    : undefined;
  /** Of events that are over. */
  const scoring: RowActions | undefined =
    actions ?? (mayScore ? { onEdit: (tournamentId) => setDialog({ tournamentId }) } : undefined);
  const edited = dialog !== null && typeof dialog === 'object' ? dialog.tournamentId : null;
  const close = () => setDialog(null);
  const all = past.model === null || upcoming.model === null ? null : [...past.model.lines, ...upcoming.model.lines];
  // With a filter, other events may exist.
  const isEmpty = all?.length === 0 && JSON.stringify(options) === JSON.stringify(defaultScheduleOptions);
  // Not deferred at first, because appearing later it would push the panels down.
  const strip = useDeferredValue(all) ?? all;
  const before = useDeferredValue(upcoming.model?.lines.length ?? 0);
  return (
    <WidePage
      title="Schedule"
      tabs={tabs}
      actions={
        <>
          {mayScore && (
            <button type="button" className="quiet-button" aria-haspopup="dialog" onClick={() => setDialog('add')}>
              <PlusIcon />
              {hasFullAccess ? 'Add event' : 'Enter result'}
            </button>
          )}
          {hasFullAccess && (
            <button type="button" className="quiet-button" aria-haspopup="dialog" onClick={() => setDialog('calendar')}>
              <CalendarIcon />
              Calendar
            </button>
          )}
          <button type="button" className="quiet-button" aria-haspopup="dialog" onClick={() => setDialog('options')}>
            <SettingsIcon />
            Options
          </button>
          {renderTools(choice)}
        </>
      }
    >
      {strip !== null && <SeasonAtAGlance accountId={accountId} lines={strip} today={today} />}
      {isEmpty ? (
        <EmptySchedule onAdd={hasFullAccess ? () => setDialog('add') : undefined} />
      ) : (
        <>
          <UpcomingPanel
            accountId={accountId}
            options={options}
            listKey={choice}
            actions={actions}
            model={upcoming.model}
            isStale={upcoming.query.isPlaceholderData}
            isHidden={upcoming.query.data?.isComingHidden === true}
            onOptions={() => setDialog('options')}
            onViewBy={(viewBy) => setChoice({ ...choice, options: { ...options, viewBy } })}
          >
            <NotThere part="The upcoming events" query={upcoming.query} />
          </UpcomingPanel>
          <HistoricalPanel
            accountId={accountId}
            options={later.options}
            listKey={later}
            before={before}
            actions={scoring}
            model={past.model}
            isStale={past.query.isPlaceholderData}
          >
            <NotThere part="The historical events" query={past.query} />
          </HistoricalPanel>
        </>
      )}
      <Suspense>
        {dialog === 'options' && (
          <OptionsDialog
            accountId={accountId}
            choice={choice}
            players={upcoming.model?.players ?? past.model?.players ?? []}
            onChange={setChoice}
            onClose={close}
          />
        )}
        {dialog === 'calendar' && <CalendarDialog accountId={accountId} onClose={close} />}
        {(dialog === 'add' || edited !== null) && (
          <EventDialog
            accountId={accountId}
            today={today}
            tournamentId={edited}
            isScoresOnly={!hasFullAccess}
            onSaved={changes.tellSaved}
            onRemove={changes.remove}
            onClose={close}
          />
        )}
      </Suspense>
      <Snackbar said={said} onClose={() => setSaid(null)} />
    </WidePage>
  );
}

const closedText = (count: number): string =>
  count === 1
    ? 'You can no longer see the schedule of a player you added.'
    : `The schedules of ${count} players you added are no longer open to you.`;

type Options = Parameters<typeof scheduleModel>[2];

/** The content of a part of the schedule; null while loading, and after a failure. */
function useScheduleModel(
  accountId: AccountId,
  when: 'upcoming' | 'past',
  options: Options,
  extraAccountIds: readonly AccountId[],
  held: ReadonlyMap<string, string>,
) {
  const { api } = useApi();
  const query = useQuery({
    ...scheduleQuery(api, accountId, when, extraAccountIds),
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  const model = data === undefined ? null : scheduleModel(data.rows, data.players, options, accountId, held);
  return { query, model };
}

function NotThere({ part, query }: Parameters<typeof FailedQuery>[0]) {
  return query.error === null ? <SkeletonRows rows={6} rowHeight={58} /> : <FailedQuery part={part} query={query} />;
}

const nothing: ReadonlyMap<string, string> = new Map();

/** The statuses of events before they were changed in place: rows keep their position until other data is requested. */
function useHeldStatuses(listKey: unknown) {
  const [held, setHeld] = useState({ listKey, statuses: nothing });
  return {
    held: held.listKey === listKey ? held.statuses : nothing,
    hold: (tournamentId: string, status: string) =>
      setHeld((before) => {
        const statuses = before.listKey === listKey ? before.statuses : nothing;
        return { listKey, statuses: new Map([[tournamentId, status], ...statuses]) };
      }),
  };
}

/** Above the panels of a schedule without events: how to fill it, and what it will look like (FIRST-04). */
const EmptySchedule = ({ onAdd }: { readonly onAdd: (() => void) | undefined }) => (
  <div data-no-print>
    <Notice title="No tournaments yet.">
      <p>Tournaments played, planned or under consideration show up here, with dates, status and scores.</p>
      {onAdd !== undefined && (
        <p className="margin-top-12">
          <button type="button" className="quiet-button" aria-haspopup="dialog" onClick={onAdd}>
            <PlusIcon />
            Add the first tournament
          </button>
        </p>
      )}
    </Notice>
    <SampleTable
      label="a schedule"
      heads={['Tournament', 'Dates', 'Status', 'Score']}
      rows={[
        ['Spring Invitational', 'Apr 11 – 12', 'Played', '142 (−2)'],
        ['Conference Championship', 'May 2 – 4', 'In Field', '–'],
        ['State Open', 'Jun 20 – 22', 'Qualifying', '–'],
      ]}
    />
  </div>
);
