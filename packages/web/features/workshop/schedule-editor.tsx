import type { AccountId } from '@strokebook/golf/access';
import { Button, NativeSelect } from '@mantine/core';
import type { EventChoice, ScheduleEvent } from '@strokebook/contract';
import { formatDays } from '@strokebook/golf/format';
import { scheduleStatuses } from '@strokebook/golf/schedule';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { refreshShown } from '../../api/refresh-shown.ts';
import { useFocusLeftBehind, useOpenerFocus } from '../../lib/focus.ts';
import { PageSection } from '../../ui/pages/page-section.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import { DeleteButton } from './delete-button.tsx';
import { EventForm } from '../../controls/schedule-event/event-form.tsx';
import { SaveFailure } from '../../controls/save-form/save-failure.tsx';
import { useUnsavedGuard } from '../../controls/save-form/unsaved-guard.tsx';
import classes from './workshop.module.css';

const statusOptions = scheduleStatuses.map(({ status, label }) => ({ value: status, label }));

/** Editor of a player's schedule: adds tournaments, sets status and star, edits own ones. */
export function ScheduleEditor({ accountId, today }: { readonly accountId: AccountId; readonly today: string }) {
  const { api } = useApi();
  const events = useQuery(api.query('getScheduleEvents', { params: { accountId } }));
  const [edited, setEdited] = useState<ScheduleEvent | 'new' | null>(null);
  /** The current version of an event. */
  const current = (event: ScheduleEvent) =>
    events.data?.find(({ tournament }) => tournament.tournamentId === event.tournament.tournamentId) ?? event;
  const [status, setStatus] = useState('');
  /** The last opened event, whose button gets the focus back. */
  const [closed, setClosed] = useState<string | null>(null);
  const section = useOpenerFocus(edited === null ? closed : null);
  if (edited !== null) {
    const close = (said: string) => {
      setStatus(said);
      setClosed(edited === 'new' ? 'new' : edited.tournament.tournamentId);
      setEdited(null);
    };
    return (
      <EventSection
        accountId={accountId}
        today={today}
        event={edited === 'new' ? null : current(edited)}
        takenIds={(events.data ?? []).map(({ tournament }) => tournament.tournamentId)}
        onSaved={() => close('The event is saved.')}
        onCancel={() => close('')}
      />
    );
  }
  return (
    <PageSection id="schedule" title="Schedule" status={status}>
      <div ref={section} className="row-wrap gap-8">
        <Button data-opens="new" onClick={() => setEdited('new')}>
          Add event
        </Button>
      </div>
      <QueryState query={events} skeleton={<SkeletonRows rows={5} rowHeight={120} />}>
        {(items) =>
          items.length === 0 ? (
            <p className="note">There are no events yet. Add the tournaments you play or think about.</p>
          ) : (
            <ul className={classes.list}>
              {items.map((event) => (
                <EventRow
                  key={event.tournament.tournamentId}
                  accountId={accountId}
                  event={event}
                  onEdit={() => setEdited(event)}
                  onStatus={setStatus}
                />
              ))}
            </ul>
          )
        }
      </QueryState>
    </PageSection>
  );
}

/** The form of an event, in place of the list. */
function EventSection({ onCancel, ...form }: Omit<Parameters<typeof EventForm>[0], 'onUnsaved'>) {
  const [isUnsaved, setIsUnsaved] = useState(false);
  const { guard, leave } = useUnsavedGuard(isUnsaved);
  return (
    <PageSection id="event" title={form.event === null ? 'New event' : 'Change event'}>
      {guard}
      <EventForm {...form} onUnsaved={setIsUnsaved} onCancel={() => leave(onCancel)} />
    </PageSection>
  );
}

type EventRowProps = {
  readonly accountId: AccountId;
  readonly event: ScheduleEvent;
  readonly onEdit: () => void;
  readonly onStatus: (said: string) => void;
};

function EventRow({ accountId, event, onEdit, onStatus }: EventRowProps) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const { tournament, status, isFavorite } = event;
  const { tournamentId, name, startDate, endDate, city } = tournament;
  const params = { accountId, tournamentId };
  const settle = async (said: string) => {
    await refreshShown(queryClient, 'schedule');
    onStatus(said);
  };
  const row = useFocusLeftBehind<HTMLLIElement>();
  const change = useMutation({
    mutationFn: (changes: Partial<EventChoice>) => api.call('updateScheduleEvent', { params, body: changes }),
    onSuccess: () => settle(`${name} is saved.`),
  });
  const remove = useMutation({
    mutationFn: () => api.call('deleteScheduleEvent', { params }),
    onSuccess: () => settle(`${name} was removed.`),
  });
  const shown = { status, isFavorite, ...(change.isPending ? change.variables : {}) };
  const error = change.error ?? remove.error;
  return (
    <li ref={row} className={`${classes.item} ${classes.plain}`}>
      <div className={classes.body}>
        <span className="strong break-anywhere">{name}</span>
        <span className="note">
          {formatDays(startDate, endDate, true)}
          {city === null ? '' : ` · ${city}`} · {tournament.isTeamEvent ? 'Team' : 'Individual'}
        </span>
      </div>
      <div className="row-wrap gap-8">
        <NativeSelect
          className={classes.status ?? ''}
          aria-label={`Status of ${name}`}
          data={statusOptions}
          value={shown.status}
          onChange={({ currentTarget }) => change.mutate({ status: currentTarget.value as EventChoice['status'] })}
        />
        <Button
          variant="default"
          px={14}
          aria-pressed={shown.isFavorite}
          aria-label={`Favorite: ${name}`}
          onClick={() => change.mutate({ isFavorite: !shown.isFavorite })}
        >
          {shown.isFavorite ? '★' : '☆'}
        </Button>
        <Button variant="default" px={14} data-opens={tournamentId} aria-label={`Edit ${name}`} onClick={onEdit}>
          Edit
        </Button>
        <DeleteButton name={name} verb="Remove" isPending={remove.isPending} onDelete={() => remove.mutate()} />
      </div>
      {error !== null && <SaveFailure error={error} />}
    </li>
  );
}
