import type { AccountId } from '@strokebook/golf/access';
import { Button, NativeSelect, Textarea } from '@mantine/core';
import type { EventChoice, InputOf, OwnTournament, ScheduleEvent } from '@strokebook/contract';
import { scheduleStatuses } from '@strokebook/golf/schedule';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { ApiError } from '../../api/errors.ts';
import { refreshShown } from '../../api/refresh-shown.ts';
import { useFirstField, useFirstWrong } from '../../lib/focus.ts';
import { dayOf } from '../../lib/time-ago.ts';
import { withScheme } from '../../lib/web-address.ts';
import { CheckRow } from '../../ui/fields/check-row.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { Segmented } from '../../ui/fields/segmented.tsx';
import { BusyButton } from '../../ui/busy-button.tsx';
import { problemText } from '../../api/problem-text.ts';
import { SaveFailure } from '../save-form/save-failure.tsx';
import classes from './schedule-event.module.css';
import { TournamentFields } from './tournament-fields.tsx';
import { TournamentSearch } from './tournament-search.tsx';
import { isResultWrong, readResult, type ResultDraft, writeResult } from './result-draft.ts';
import { ResultFields } from './result-fields.tsx';

/** The changed fields of an event; others stay unchanged. */
export type EventChange = InputOf<'updateScheduleEvent'>['body'];

type EventFormProps = {
  readonly accountId: AccountId;
  readonly today: string;
  /** The event to change; null for a new one. */
  readonly event: ScheduleEvent | null;
  /** For who may enter the result and change nothing else (TEAM-27). */
  readonly isScoresOnly?: boolean;
  /** Tournaments that are in the schedule already. */
  readonly takenIds: readonly string[];
  /** Reports whether there is unsaved input, so that the parent asks before discarding it. */
  readonly onUnsaved: (isUnsaved: boolean) => void;
  /** Called with the saved event, the event before (null for a new one), and the changed fields. */
  readonly onSaved: (saved: ScheduleEvent, before: ScheduleEvent | null, change: EventChange) => void;
  readonly onCancel: () => void;
};

/** A form for an event: an existing or a new tournament, with the player's status and result. */
export function EventForm(props: EventFormProps) {
  const { accountId, today, event, isScoresOnly = false, takenIds, onUnsaved, onSaved, onCancel } = props;
  const { api } = useApi();
  const queryClient = useQueryClient();
  const [source, setSource] = useState<'found' | 'own'>(isScoresOnly ? 'own' : 'found');
  const [foundId, setFoundId] = useState<string | null>(null);
  // Only the changed fields are stored, so that concurrent changes of others are kept.
  const [choiceChange, setChoiceChange] = useState<Partial<EventChoice>>({});
  const [tournamentChange, setTournamentChange] = useState<Partial<OwnTournament>>({});
  const [resultDraft, setResultDraft] = useState<ResultDraft | null>(null);
  /** Until it is set, moving a one-day event keeps it one day long. */
  const [isLastDayChosen, setIsLastDayChosen] = useState(event !== null);
  const [before, setBefore] = useState<ScheduleEvent | null>(null);
  /** The note that is replaced: as the form was opened with, later as it was read after a refusal. */
  const [noteSeen, setNoteSeen] = useState(event?.note ?? null);
  const [overtaking, setOvertaking] = useState<ScheduleEvent | null>(null);
  const choice = { ...choiceOf(event, isScoresOnly), ...choiceChange };
  const tournament = { ...tournamentOf(event, today), ...tournamentChange };
  const result = resultDraft ?? writeResult(event?.result ?? null);
  const touch = () => onUnsaved(true);
  const choose = (change: Partial<EventChoice>) => {
    setChoiceChange({ ...choiceChange, ...change });
    touch();
  };
  const isOwn = event === null ? source === 'own' : event.isOwn;
  // An event that has not begun has no result; while a tournament is being searched its days are unknown.
  const firstDay = isOwn ? tournament.startDate : event?.tournament.startDate;
  const hasBegun = firstDay !== undefined && firstDay !== '' && firstDay <= today;

  const save = useMutation({
    mutationFn: async () => {
      const { url } = tournament;
      const withUrl = { url: url === null ? null : withScheme(url) };
      const played = hasBegun && resultDraft !== null ? { result: readResult(resultDraft) } : {};
      if (event !== null) {
        const seen = 'note' in choiceChange ? { noteBefore: noteSeen } : {};
        const own = { ...tournamentChange, ...('url' in tournamentChange ? withUrl : {}) };
        const change = {
          ...choiceChange,
          ...seen,
          ...played,
          ...(Object.keys(own).length > 0 ? { tournament: own } : {}),
        };
        const params = { accountId, tournamentId: event.tournament.tournamentId };
        return { saved: await api.call('updateScheduleEvent', { params, body: change }), change };
      }
      const chosen = isOwn ? { ...tournament, ...withUrl } : { tournamentId: foundId ?? '' };
      const body = { ...choice, ...played, tournament: chosen };
      return { saved: await api.call('createScheduleEvent', { params: { accountId }, body }), change: {} };
    },
    // If the answer was lost, the server may have stored the change, so the event from before is kept.
    onMutate: () => setBefore((known) => known ?? event),
    onSuccess: async ({ saved, change }) => {
      onUnsaved(false);
      await refreshShown(queryClient, 'schedule');
      onSaved(saved, before ?? event, change);
    },
    onError: async (error) => {
      if (error instanceof ApiError && error.code === 'NOTE_CHANGED') {
        const events = await api.call('getScheduleEvents', { params: { accountId } });
        const now = events.find(({ tournament: { tournamentId } }) => tournamentId === event?.tournament.tournamentId);
        setOvertaking(now ?? null);
        setNoteSeen(now?.note ?? null);
      }
      // If only the answer was lost, the change is stored.
      void refreshShown(queryClient, 'schedule');
    },
  });
  const form = useFirstField<HTMLFormElement>();
  useFirstWrong(form, save.error);
  const isInactive =
    save.isPending ||
    (hasBegun && isResultWrong(result)) ||
    (isScoresOnly && resultDraft === null) ||
    (event === null && !isOwn && foundId === null);
  return (
    <Form ref={form} className="stack gap-16" onSubmit={() => !isInactive && save.mutate()}>
      {event === null && !isScoresOnly && (
        <Segmented
          label="Where the tournament comes from"
          options={[
            { value: 'found', label: 'Find a tournament' },
            { value: 'own', label: 'Add your own' },
          ]}
          value={source}
          onChange={(value) => setSource(value)}
        />
      )}
      {event === null && !isOwn && (
        <TournamentSearch
          chosenId={foundId}
          takenIds={takenIds}
          onChoose={(tournamentId) => {
            setFoundId(tournamentId);
            touch();
          }}
        />
      )}
      {event !== null && (!isOwn || isScoresOnly) && <p className="strong break-anywhere">{event.tournament.name}</p>}
      {isOwn && (event === null || !isScoresOnly) && (
        <TournamentFields
          tournament={tournament}
          error={save.error}
          onChange={(change) => {
            const { startDate } = change;
            const lastDay = isLastDayChosen || !startDate ? {} : { endDate: startDate };
            if (change.endDate !== undefined) setIsLastDayChosen(true);
            setTournamentChange({ ...tournamentChange, ...lastDay, ...change });
            touch();
          }}
        />
      )}
      {!isScoresOnly && (
        <>
          <NativeSelect
            label="Status"
            data={scheduleStatuses.map(({ status, label }) => ({ value: status, label }))}
            value={choice.status}
            onChange={({ currentTarget }) => choose({ status: currentTarget.value as EventChoice['status'] })}
          />
          <CheckRow isChecked={choice.isFavorite} onChange={(isFavorite) => choose({ isFavorite })}>
            Favorite
          </CheckRow>
          <Textarea
            label="Note"
            rows={3}
            resize="vertical"
            value={choice.note ?? ''}
            error={problemText(save.error, 'note', 'The note')}
            onChange={({ currentTarget }) => choose({ note: currentTarget.value === '' ? null : currentTarget.value })}
          />
          {event?.noteAuthor != null && !('note' in choiceChange) && (
            <p className="note">{`Written by ${event.noteAuthor.name}, ${dayOf(event.noteAuthor.writtenAt)}.`}</p>
          )}
          {overtaking !== null && (
            <p className="note break-anywhere">{`${overtakenText(overtaking)} Save again to replace it with yours.`}</p>
          )}
          {choice.note !== null && (
            <CheckRow isChecked={choice.isNoteShared ?? false} onChange={(isNoteShared) => choose({ isNoteShared })}>
              <span>
                Share this note
                <small className="fine"> Everyone who sees your favorites can read it</small>
              </span>
            </CheckRow>
          )}
        </>
      )}
      {hasBegun && (
        <ResultFields
          result={result}
          error={save.error}
          onChange={(next) => {
            setResultDraft(next);
            touch();
          }}
        />
      )}
      <SaveFailure error={save.error} atFields={/^\$\.(note|tournament\.\w+|result\.[\w.[\]]+)$/} />
      <div className={classes.actions}>
        <BusyButton type="submit" isInactive={isInactive}>
          {save.isPending ? 'Saving…' : isScoresOnly ? 'Save result' : 'Save event'}
        </BusyButton>
        <Button variant="subtle" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}

const overtakenText = ({ note, noteAuthor }: ScheduleEvent): string =>
  note === null ? 'The note is empty now.' : `${noteAuthor?.name ?? 'The player'} wrote: “${note}”.`;

const choiceOf = (event: ScheduleEvent | null, isPlayed: boolean): EventChoice =>
  event === null
    ? { status: isPlayed ? 'inField' : 'considering', isFavorite: false, note: null }
    : { status: event.status, isFavorite: event.isFavorite, note: event.note, isNoteShared: event.isNoteShared };

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
