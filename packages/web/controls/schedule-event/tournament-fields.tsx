import { NativeSelect, TextInput } from '@mantine/core';
import type { OwnTournament } from '@strokebook/contract';
import { useState } from 'react';
import { AddressInput } from '../../ui/fields/address-input.tsx';
import { dayProblemText, problemText } from '../../api/problem-text.ts';

type TournamentFieldsProps = {
  readonly tournament: OwnTournament;
  readonly error: unknown;
  readonly onChange: (change: Partial<OwnTournament>) => void;
};

const texts = [
  { field: 'name', label: 'Name' },
  { field: 'startDate', label: 'First day', isDay: true },
  { field: 'endDate', label: 'Last day', isDay: true },
  { field: 'city', label: 'City' },
  { field: 'state', label: 'State' },
] as const satisfies readonly { field: keyof OwnTournament; label: string; isDay?: true }[];

/** Fields of a tournament that the player creates. */
export function TournamentFields({ tournament, error, onChange }: TournamentFieldsProps) {
  // Stored as text, because an emptied field is not 0.
  const [rounds, setRounds] = useState(String(tournament.numberOfRounds || ''));
  return (
    <div className="field-pair">
      {texts.map(({ field, label, ...kind }) => (
        <TextInput
          key={field}
          type={'isDay' in kind ? 'date' : 'text'}
          label={label}
          value={tournament[field] ?? ''}
          error={('isDay' in kind ? dayProblemText : problemText)(
            error,
            `tournament.${field}`,
            label,
            tournament[field] ?? '',
          )}
          onChange={({ currentTarget: { value } }) => {
            const isOptional = field === 'city' || field === 'state';
            onChange({ [field]: isOptional && value === '' ? null : value });
          }}
        />
      ))}
      <AddressInput
        label="Web page"
        placeholder="https://"
        value={tournament.url ?? ''}
        error={problemText(error, 'tournament.url', 'Web page')}
        onChange={(value) => onChange({ url: value === '' ? null : value })}
      />
      <TextInput
        type="number"
        min={1}
        max={10}
        label="Rounds"
        value={rounds}
        error={problemText(error, 'tournament.numberOfRounds', 'Rounds')}
        onChange={({ currentTarget: { value } }) => {
          setRounds(value);
          onChange({ numberOfRounds: Number(value) });
        }}
      />
      <NativeSelect
        label="Kind"
        data={[
          { value: 'tournament', label: 'Tournament' },
          { value: 'qualifier', label: 'Qualifier' },
          { value: 'match', label: 'Match' },
        ]}
        value={tournament.eventType}
        onChange={({ currentTarget: { value } }) => onChange({ eventType: value as OwnTournament['eventType'] })}
      />
      <NativeSelect
        label="Level"
        data={[
          { value: 'local', label: 'Local' },
          { value: 'national', label: 'National' },
          { value: 'highSchool', label: 'High School' },
        ]}
        value={tournament.locale}
        onChange={({ currentTarget: { value } }) => onChange({ locale: value as OwnTournament['locale'] })}
      />
      <NativeSelect
        label="Played as"
        data={[
          { value: 'individual', label: 'Individual' },
          { value: 'team', label: 'Team' },
        ]}
        value={tournament.isTeamEvent ? 'team' : 'individual'}
        onChange={({ currentTarget: { value } }) => onChange({ isTeamEvent: value === 'team' })}
      />
    </div>
  );
}
