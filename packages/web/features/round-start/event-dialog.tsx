// It renders after taps alone, so memoizing would only make the files of the entry larger.
'use no memo';

import { NativeSelect, TextInput } from '@mantine/core';
import type { RoundChoice, RoundEvent } from '@strokebook/golf/entry';
import { roundNumberName } from '@strokebook/golf/format';
import { FINAL_ROUND } from '@strokebook/golf/model';
import { CheckRow } from '../../ui/fields/check-row.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';

const MAX_ROUNDS = 10;

type EventDialogProps = {
  /** Events of the schedule on the day. */
  readonly events: readonly RoundEvent[];
  readonly choice: Pick<RoundChoice, 'tournament' | 'roundNumber'>;
  readonly onEvent: (event: RoundEvent | null) => void;
  readonly onName: (name: string) => void;
  readonly onRoundNumber: (roundNumber: number | null) => void;
  readonly onClose: () => void;
};

/** The event that a round belongs to: one of the schedule, or one that is typed; and the number of the round. */
export function EventDialog({ events, choice, onEvent, onName, onRoundNumber, onClose }: EventDialogProps) {
  const { tournament, roundNumber } = choice;
  const isListed = tournament?.tournamentId !== undefined;
  const numbers = [...Array.from({ length: MAX_ROUNDS }, (_unused, at) => at + 1), FINAL_ROUND];
  return (
    <Dialog title="Tournament" size={420} onClose={onClose}>
      <div className="stack gap-16">
        {events.length > 0 && (
          <div role="radiogroup" aria-label="Tournament" className="stack">
            {events.map((event) => (
              <CheckRow
                key={event.tournamentId}
                group="event"
                isChecked={tournament?.tournamentId === event.tournamentId}
                onChange={() => onEvent(event)}
              >
                <span className="break-anywhere">{event.name}</span>
              </CheckRow>
            ))}
            <CheckRow group="event" isChecked={!isListed} onChange={() => onEvent(null)}>
              None of these
            </CheckRow>
          </div>
        )}
        {!isListed && (
          <TextInput
            label="Name of the tournament"
            maxLength={120}
            autoComplete="off"
            value={tournament?.name ?? ''}
            onChange={({ currentTarget }) => onName(currentTarget.value)}
          />
        )}
        <NativeSelect
          label="Round"
          data={[
            { value: '', label: 'No number' },
            ...numbers.map((number) => ({ value: String(number), label: roundNumberName(number) })),
          ]}
          value={roundNumber === null ? '' : String(roundNumber)}
          onChange={({ currentTarget: { value } }) => onRoundNumber(value === '' ? null : Number(value))}
        />
      </div>
    </Dialog>
  );
}
