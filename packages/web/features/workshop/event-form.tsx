import { Button, NativeSelect, SegmentedControl, Textarea } from '@mantine/core';
import type { EventChoice, OwnTournament, ScheduleEvent } from '@strokebook/contract';
import { scheduleStatuses } from '@strokebook/golf/resume';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { refreshShown } from '../../api/workshop-queries.ts';
import { Failure } from '../../ui/failure.tsx';
import { Form } from '../../ui/form.tsx';
import { segmentedLook } from '../../ui/segmented.ts';
import { problemText } from './problem-text.ts';
import { TournamentFields } from './tournament-fields.tsx';
import { TournamentSearch } from './tournament-search.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';
import classes from './workshop.module.css';

type EventFormProps = {
  readonly accountId: number;
  readonly today: string;
  /** The event that is changed; null for a new one. */
  readonly event: ScheduleEvent | null;
  readonly onClose: (said: string) => void;
};

/** A tournament for the schedule, found or made, with what the player says of it. */
export function EventForm({ accountId, today, event, onClose }: EventFormProps) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const [source, setSource] = useState<'found' | 'own'>('found');
  const [foundId, setFoundId] = useState<string | null>(null);
  const [choice, setChoice] = useState<EventChoice>(() => choiceOf(event));
  const [tournament, setTournament] = useState<OwnTournament>(() => tournamentOf(event, today));
  const [isChanged, setIsChanged] = useState(false);
  const touch = () => setIsChanged(true);
  const isOwn = event === null ? source === 'own' : event.isOwn;

  const save = useMutation({
    mutationFn: () => {
      const own = isOwn ? { tournament } : {};
      if (event !== null) {
        const params = { accountId, tournamentId: event.tournament.tournamentId };
        return api.call('updateScheduleEvent', { params, body: { ...choice, ...own } });
      }
      const chosen = isOwn ? tournament : { tournamentId: foundId ?? '' };
      return api.call('createScheduleEvent', { params: { accountId }, body: { ...choice, tournament: chosen } });
    },
    onSuccess: async () => {
      setIsChanged(false);
      await refreshShown(queryClient, 'schedule');
      onClose('The event is saved.');
    },
  });
  return (
    <Form className={classes.form} onSubmit={() => !save.isPending && save.mutate()}>
      <UnsavedGuard isUnsaved={isChanged} />
      {event === null && (
        <SegmentedControl
          aria-label="Where the tournament comes from"
          classNames={segmentedLook}
          data={[
            { value: 'found', label: 'Find a tournament' },
            { value: 'own', label: 'Make one' },
          ]}
          value={source}
          onChange={(value) => setSource(value)}
        />
      )}
      {event === null && !isOwn && (
        <TournamentSearch
          chosenId={foundId}
          onChoose={(tournamentId) => {
            setFoundId(tournamentId);
            touch();
          }}
        />
      )}
      {event !== null && !isOwn && <p className={classes.name}>{event.tournament.name}</p>}
      {isOwn && (
        <TournamentFields
          tournament={tournament}
          error={save.error}
          onChange={(change) => {
            setTournament({ ...tournament, ...change });
            touch();
          }}
        />
      )}
      <NativeSelect
        size="md"
        label="Status"
        data={scheduleStatuses.map(({ status, label }) => ({ value: status, label }))}
        value={choice.status}
        onChange={({ currentTarget }) => {
          setChoice({ ...choice, status: currentTarget.value as EventChoice['status'] });
          touch();
        }}
      />
      <label className={classes.check}>
        <input
          type="checkbox"
          checked={choice.isFavorite}
          onChange={({ currentTarget }) => {
            setChoice({ ...choice, isFavorite: currentTarget.checked });
            touch();
          }}
        />
        Favorite
      </label>
      <Textarea
        size="md"
        label="Note"
        rows={3}
        resize="vertical"
        value={choice.note ?? ''}
        error={problemText(save.error, 'note', 'The note')}
        onChange={({ currentTarget }) => {
          setChoice({ ...choice, note: currentTarget.value === '' ? null : currentTarget.value });
          touch();
        }}
      />
      {save.isError && <Failure>{save.error.message}</Failure>}
      <div className={classes.actions}>
        <Button type="submit" size="md" disabled={save.isPending || (event === null && !isOwn && foundId === null)}>
          {save.isPending ? 'Saving…' : 'Save event'}
        </Button>
        <Button size="md" variant="subtle" onClick={() => onClose('')}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}

const choiceOf = (event: ScheduleEvent | null): EventChoice =>
  event === null
    ? { status: 'considering', isFavorite: false, note: null }
    : { status: event.status, isFavorite: event.isFavorite, note: event.note };

function tournamentOf(event: ScheduleEvent | null, today: string): OwnTournament {
  if (event !== null && event.isOwn) {
    const { tournamentId: _, ...tournament } = event.tournament;
    return tournament as OwnTournament;
  }
  return {
    name: '',
    url: null,
    city: null,
    state: null,
    startDate: today as OwnTournament['startDate'],
    endDate: today as OwnTournament['endDate'],
    numberOfRounds: 1,
    eventType: 'tournament',
    locale: 'local',
    isTeamEvent: false,
  };
}
