import type { AccountId } from '@strokebook/golf/access';
import type { ScheduleEvent } from '@strokebook/contract';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { useUnsavedGuard } from '../../controls/save-form/unsaved-guard.tsx';
import { type EventChange, EventForm } from '../../controls/schedule-event/event-form.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Notice } from '../../ui/pages/notice.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import classes from './schedule.module.css';

type EventDialogProps = {
  readonly accountId: AccountId;
  readonly today: CalendarDay;
  /** The tournament to edit; null for a new event. */
  readonly tournamentId: string | null;
  /** For who may enter scores and change nothing else. */
  readonly isScoresOnly: boolean;
  readonly onSaved: (saved: ScheduleEvent, before: ScheduleEvent | null, change: EventChange) => void;
  readonly onRemove: (event: ScheduleEvent) => void;
  readonly onClose: () => void;
};

/** A dialog to add an event to the schedule, or to edit one. */
export function EventDialog(props: EventDialogProps) {
  const { accountId, today, tournamentId, isScoresOnly, onSaved, onRemove, onClose } = props;
  const title = isScoresOnly ? 'Enter Result' : tournamentId === null ? 'Add Event' : 'Edit Event';
  const { api } = useApi();
  // Always refetched, because the event may have been changed in place or by somebody else.
  const query = useQuery({ ...api.query('getScheduleEvents', { params: { accountId } }), refetchOnMount: 'always' });
  const [isUnsaved, setIsUnsaved] = useState(false);
  const { guard, leave } = useUnsavedGuard(isUnsaved);
  const cancel = () => leave(onClose);
  return (
    <Dialog title={title} size={640} onClose={cancel}>
      {guard}
      <QueryState query={query} part="The event" skeleton={<SkeletonRows rows={6} rowHeight={64} />}>
        {(events) => {
          const event = events.find(({ tournament }) => tournament.tournamentId === tournamentId) ?? null;
          if (event === null && tournamentId !== null)
            return <Notice level={3} title="This event is no longer in the schedule." />;
          return (
            <>
              <EventForm
                key={tournamentId}
                accountId={accountId}
                today={today}
                event={event}
                isScoresOnly={isScoresOnly}
                takenIds={events.map(({ tournament }) => tournament.tournamentId)}
                onUnsaved={setIsUnsaved}
                onSaved={(...args) => {
                  onClose();
                  onSaved(...args);
                }}
                onCancel={cancel}
              />
              {event !== null && !isScoresOnly && (
                <div className={classes.takeOut}>
                  <Button
                    variant="subtle"
                    color="red"
                    px={12}
                    onClick={() => {
                      onClose();
                      onRemove(event);
                    }}
                  >
                    Remove from the schedule
                  </Button>
                </div>
              )}
            </>
          );
        }}
      </QueryState>
    </Dialog>
  );
}
