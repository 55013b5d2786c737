import { ALL_PLAYERS } from '@strokebook/golf/organization';
import { Segmented } from '../../ui/fields/segmented.tsx';
import { NativeSelect } from '@mantine/core';

type SquadPickerProps = {
  readonly squads: readonly { readonly squadId: number; readonly name: string }[];
  /** Null for all players. */
  readonly squadId: number | null;
  readonly onPick: (squadId: number | null) => void;
};

/** More squads, or longer names, do not fit beside each other on a phone. */
const MAX_SEGMENTS = 3;
const MAX_LETTERS = 32;

/** Selects all players or a squad; nothing with a single squad. */
export function SquadPicker({ squads, squadId, onPick }: SquadPickerProps) {
  if (squads.length < 2) return null;
  const options = [
    { value: '', label: ALL_PLAYERS },
    ...squads.map((squad) => ({ value: String(squad.squadId), label: squad.name })),
  ];
  const value = squadId === null ? '' : String(squadId);
  const pick = (picked: string) => onPick(picked === '' ? null : Number(picked));
  const letters = options.reduce((total, { label }) => total + label.length, 0);
  return options.length <= MAX_SEGMENTS && letters <= MAX_LETTERS ? (
    <Segmented label="Squad" options={options} value={value} onChange={pick} />
  ) : (
    <NativeSelect label="Squad" value={value} data={options} onChange={(event) => pick(event.currentTarget.value)} />
  );
}
