import { Button, TextInput } from '@mantine/core';
import { addDays, type CalendarDay, isCalendarDay } from '@strokebook/golf/calendar';
import { checkDay } from '@strokebook/golf/entry';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { ChoiceKeys } from './choice-keys.tsx';

/** The sentence of a typed day that cannot be one of a round; null if it can (ENTRY-33). */
export const dayProblem = (day: string, today: CalendarDay): string | null =>
  isCalendarDay(day) ? checkDay(day, today) : 'Choose the day of the round.';

type DayDialogProps = {
  readonly day: string;
  /** Whose round it is; null for an own one. */
  readonly playerName: string | null;
  readonly today: CalendarDay;
  readonly onChange: (day: string) => void;
  /** Goes on with the day, where it is asked before the scores; without it the dialog only sets the day. */
  readonly onDone?: (() => void) | undefined;
  readonly onClose: () => void;
};

/** The day of a round: today, yesterday, or any before. */
export function DayDialog({ day, playerName, today, onChange, onDone, onClose }: DayDialogProps) {
  const yesterday = addDays(today, -1);
  return (
    <Dialog title={onDone === undefined ? 'Day' : `When did ${playerName ?? 'you'} play?`} size={420} onClose={onClose}>
      <div className="stack gap-16">
        <ChoiceKeys
          label="Day"
          value={day}
          options={[
            { value: String(today), label: 'Today' },
            { value: String(yesterday), label: 'Yesterday' },
          ]}
          onChange={onChange}
        />
        <TextInput
          type="date"
          label="Another day"
          max={today}
          value={day}
          error={dayProblem(day, today)}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
        {onDone !== undefined && (
          <Button onClick={() => dayProblem(day, today) === null && onDone()}>Enter the scores</Button>
        )}
      </div>
    </Dialog>
  );
}
