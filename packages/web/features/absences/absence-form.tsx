import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type CalendarDay, isCalendarDay } from '@strokebook/golf/calendar';
import { absenceProblem, type AbsenceReason } from '@strokebook/golf/team';
import { useState } from 'react';
import { ApiError } from '../../api/errors.ts';
import { errorText } from '../../api/error-text.ts';
import { Form } from '../../ui/fields/form.tsx';
import { Segmented } from '../../ui/fields/segmented.tsx';
import { Failure } from '../../ui/pages/failure.tsx';
import { type TeamAbsence, type TeamAbsences, useAbsenceChange } from './absence-queries.ts';

type AbsenceFormProps = {
  readonly organizationId: number;
  readonly list: TeamAbsences;
  /** The entry that is changed; null for a new one. */
  readonly changed: TeamAbsence | null;
  readonly onDone: () => void;
};

export const reasonOptions = [
  { value: 'class', label: 'Class' },
  { value: 'injury', label: 'Injury' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly { readonly value: AbsenceReason; readonly label: string }[];

/** Days on which a player cannot come: one day with two taps, several with the last one (TEAM-20). */
export function AbsenceForm({ organizationId, list: { people, reader, today }, changed, onDone }: AbsenceFormProps) {
  const [accountId, setAccountId] = useState(changed?.accountId ?? (people.length === 1 ? people[0]?.accountId : null));
  const [firstDay, setFirstDay] = useState<string>(changed?.firstDay ?? today);
  const [typedLastDay, setLastDay] = useState<string>(changed?.lastDay ?? '');
  const [reason, setReason] = useState<AbsenceReason>(changed?.reason ?? 'class');
  const [note, setNote] = useState(changed?.note ?? '');
  const [isAsked, setIsAsked] = useState(false);
  const { put } = useAbsenceChange(organizationId, onDone);
  const lastDay = typedLastDay === '' ? firstDay : typedLastDay;
  const days = isCalendarDay(firstDay) && isCalendarDay(lastDay) ? { firstDay, lastDay } : null;
  const problem =
    accountId == null ? 'Choose a player.' : days === null ? 'Give the first day.' : absenceProblem(days, today);
  return (
    <Form
      className="stack gap-12 readable-s"
      aria-label={changed === null ? 'Days on which a player cannot come' : 'Change these days'}
      onSubmit={() => {
        setIsAsked(true);
        if (problem !== null || accountId == null || days === null || put.isPending) return;
        const absenceId = changed?.absenceId ?? crypto.randomUUID();
        const body = { revision: changed?.revision ?? 0, ...days, reason, note: note.trim() };
        put.mutate({ organizationId, memberId: accountId, absenceId, body });
      }}
    >
      {people.length > 1 && changed === null && (
        <NativeSelect
          label="Player"
          data={[
            { value: '', label: 'Choose a player' },
            ...people.map((one) => ({ value: String(one.accountId), label: one.name })),
          ]}
          value={String(accountId ?? '')}
          onChange={({ currentTarget: { value } }) =>
            setAccountId(people.find((one) => String(one.accountId) === value)?.accountId ?? null)
          }
        />
      )}
      <div className="field-pair">
        <DayInput label="From" value={firstDay} onChange={setFirstDay} />
        <DayInput
          label="To, if it is more than a day"
          value={typedLastDay}
          min={isCalendarDay(firstDay) ? firstDay : null}
          onChange={setLastDay}
        />
      </div>
      <Segmented label="Reason" value={reason} options={reasonOptions} onChange={setReason} />
      <TextInput
        label="Note"
        description={reader === 'coach' ? 'The player reads it too.' : 'Your coaches read it, nobody else in the team.'}
        maxLength={200}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      {isAsked && problem !== null && <Failure>{problem}</Failure>}
      {put.isError && <Failure>{problemText(put.error)}</Failure>}
      <div className="row-wrap gap-8">
        <Button type="submit" disabled={put.isPending}>
          Save
        </Button>
        {changed !== null && (
          <Button variant="default" onClick={onDone}>
            Leave it
          </Button>
        )}
      </div>
    </Form>
  );
}

type DayInputProps = {
  readonly label: string;
  readonly value: string;
  readonly min?: CalendarDay | null;
  readonly onChange: (day: string) => void;
};

const DayInput = ({ label, value, min = null, onChange }: DayInputProps) => (
  <TextInput
    type="date"
    label={label}
    value={value}
    {...(min === null ? {} : { min })}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
);

/** The sentence with which days were refused. */
const problemText = (error: unknown): string =>
  (error instanceof ApiError && error.code === 'ABSENCE_REFUSED' ? error.problems[0]?.message : undefined) ??
  errorText(error);
