// It renders after taps alone, so memoizing would only make the files of the entry larger.
'use no memo';

import { TextInput, Textarea } from '@mantine/core';
import { isCalendarDay } from '@strokebook/golf/calendar';
import { canEndAtNine, checkDay, type DetailChanges } from '@strokebook/golf/entry';
import { roundTypeNames, signed } from '@strokebook/golf/format';
import { isCompetition, playingConditions, type RoundType, roundTypes } from '@strokebook/golf/model';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Segmented } from '../../ui/fields/segmented.tsx';
import { SwitchRow } from '../../ui/fields/switch-row.tsx';
import type { EntryPreferences } from './entry/entry-preferences.ts';
import { Key } from './pads/key.tsx';
import type { RoundEntry } from './round-entry.ts';

type RoundDetailsProps = {
  readonly entry: RoundEntry;
  readonly today: string;
  /** Whether the player enters the round, and not somebody of their circle. */
  readonly isOwn: boolean;
  readonly preferences: EntryPreferences;
  readonly onPreferences: (changes: Partial<EntryPreferences>) => void;
  /** Printing, deleting, leaving. */
  readonly actions: ReactNode;
  readonly onClose: () => void;
};

const typeOptions = roundTypes.map((value) => ({ value, label: roundTypeNames[value] }));

const UNKNOWN = 'unknown';
const conditionsOptions = [
  { value: UNKNOWN, label: '–' },
  ...playingConditions.map((value) => ({ value: String(value), label: signed(value, 0) })),
];

/** Day, type, tournament and notes of the round, and how the screen behaves. */
export function RoundDetails(props: RoundDetailsProps) {
  const { entry, today, isOwn, preferences, onPreferences, actions, onClose } = props;
  const { details } = entry.state;
  const [day, setDay] = useState<string>(details.playedOn);
  const [tournament, setTournament] = useState(details.tournament?.name ?? '');
  const [notes, setNotes] = useState(details.notes ?? '');
  const change = (changes: DetailChanges) => entry.run({ kind: 'action', action: { kind: 'details', changes } });
  const problem = !isCalendarDay(day) ? 'Type a day.' : isCalendarDay(today) ? checkDay(day, today) : null;
  return (
    <Dialog title="Round" size={430} onClose={onClose}>
      <div className="column gap-14">
        <SwitchRow
          label="Sunlight"
          description="Black on white, heavy lines"
          isOn={preferences.isSunlight}
          onChange={(isSunlight) => onPreferences({ isSunlight })}
        />
        <SwitchRow
          label="Keep the screen on"
          description="While the round is open"
          isOn={preferences.staysOn}
          onChange={(staysOn) => onPreferences({ staysOn })}
        />
        <SwitchRow
          label="Strokes received"
          description="By the estimated index, on hole and card"
          isOn={preferences.showsStrokes}
          onChange={(showsStrokes) => onPreferences({ showsStrokes })}
        />
        <TextInput
          type="date"
          label="Day"
          max={today}
          value={day}
          error={problem}
          onChange={({ currentTarget: { value } }) => {
            setDay(value);
            if (isCalendarDay(value) && isCalendarDay(today) && checkDay(value, today) === null)
              change({ playedOn: value });
          }}
        />
        <Segmented<RoundType>
          label="Type of round"
          value={details.type}
          options={typeOptions}
          onChange={(type) => change({ type })}
        />
        <HoleCounts entry={entry} />
        {(isCompetition(details.type) || details.tournament !== undefined) && (
          <TextInput
            label="Tournament"
            maxLength={120}
            value={tournament}
            onChange={({ currentTarget }) => setTournament(currentTarget.value)}
            onBlur={() => {
              const name = tournament.trim();
              if (name !== (details.tournament?.name ?? '')) change({ tournament: name === '' ? null : { name } });
            }}
          />
        )}
        {details.course.tee?.slope !== undefined && (
          <div className="column gap-6">
            <span className="medium">Playing conditions</span>
            <Segmented
              label="Playing conditions"
              value={String(details.playingConditions ?? UNKNOWN)}
              options={conditionsOptions}
              onChange={(value) =>
                change({ playingConditions: playingConditions.find((one) => String(one) === value) ?? null })
              }
            />
            <span className="note">Published officially the day after; they count in the estimated index.</span>
          </div>
        )}
        <Textarea
          label="Notes"
          description={`Only ${isOwn ? 'you, your' : 'the player, their'} circle and this site’s support can read this.`}
          autosize
          minRows={2}
          maxRows={6}
          maxLength={4_000}
          value={notes}
          onChange={({ currentTarget }) => setNotes(currentTarget.value)}
          onBlur={() => {
            if (notes !== (details.notes ?? '')) change({ notes: notes === '' ? null : notes });
          }}
        />
        {actions}
        <Key look="quiet" onClick={onClose}>
          Done
        </Key>
      </div>
    </Dialog>
  );
}

const holeOptions = [
  { value: '9', label: '9 holes' },
  { value: '18', label: '18 holes' },
];

/** Nine holes or eighteen, as long as nothing is lost (ENTRY-O69). */
function HoleCounts({ entry: { state, more, run } }: { readonly entry: RoundEntry }) {
  const { holeCount } = state.details;
  const canEnd = canEndAtNine(state);
  if (more === null && !canEnd) return null;
  return (
    <Segmented
      label="Number of holes"
      value={String(holeCount)}
      options={holeOptions}
      onChange={(value) => {
        if (value === '9') run({ kind: 'action', action: { kind: 'holeCount', holeCount: 9 } });
        else if (more !== null) {
          const { added, course } = more;
          run({ kind: 'action', action: { kind: 'holeCount', holeCount: 18, added, course } });
        }
      }}
    />
  );
}
