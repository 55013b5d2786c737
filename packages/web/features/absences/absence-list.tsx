import { formatDays } from '@strokebook/golf/format';
import { useState } from 'react';
import { errorText } from '../../api/error-text.ts';
import { Failure } from '../../ui/pages/failure.tsx';
import { AbsenceForm, reasonOptions } from './absence-form.tsx';
import { type TeamAbsence, type TeamAbsences, useAbsenceChange } from './absence-queries.ts';

type AbsenceListProps = {
  readonly organizationId: number;
  readonly list: TeamAbsences;
  readonly absences: readonly TeamAbsence[];
};

/** Days on which players cannot come, with the reason and who said it; each can be changed and taken back. */
export function AbsenceList({ organizationId, list, absences }: AbsenceListProps) {
  const [changedId, setChangedId] = useState<string | null>(null);
  const { remove } = useAbsenceChange(organizationId, () => undefined);
  const nameOf = new Map(list.people.map(({ accountId, name }) => [accountId, name]));
  return (
    <>
      {remove.isError && <Failure>{errorText(remove.error)}</Failure>}
      <ul>
        {absences.map((absence) => {
          const { absenceId, accountId, firstDay, lastDay, reason, note, byName } = absence;
          const days = formatDays(firstDay, lastDay);
          const name = nameOf.get(accountId) ?? '';
          const isOwn = list.reader === 'player';
          const about = isOwn ? days : `${name}, ${days}`;
          if (changedId === absenceId) {
            return (
              <li key={absenceId} className="line-bottom padding-y-8">
                <AbsenceForm
                  organizationId={organizationId}
                  list={list}
                  changed={absence}
                  onDone={() => setChangedId(null)}
                />
              </li>
            );
          }
          return (
            <li key={absenceId} className="line-bottom row-between wrap gap-8 padding-y-8">
              <span className="grid shrinkable">
                <span className="medium break-anywhere">{isOwn ? days : name}</span>
                <span className="break-anywhere">
                  {`${isOwn ? '' : `${days}. `}${reasonOptions.find(({ value }) => value === reason)?.label ?? ''}${note === '' ? '' : `: ${note}`}`}
                </span>
                {!isOwn && <span className="note">{`Said by ${byName ?? 'a former member'}`}</span>}
              </span>
              <span className="row-wrap gap-8">
                <button
                  type="button"
                  className="quiet-button"
                  aria-label={`Change: ${about}`}
                  onClick={() => setChangedId(absenceId)}
                >
                  Change
                </button>
                <button
                  type="button"
                  className="quiet-button"
                  aria-label={`Take back: ${about}`}
                  disabled={remove.isPending}
                  onClick={() => remove.mutate(absence)}
                >
                  Take back
                </button>
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
