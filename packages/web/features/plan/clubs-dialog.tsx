import { Button, NativeSelect, TextInput } from '@mantine/core';
import type { AccountId } from '@strokebook/golf/access';
import { type TypedClub, typedProblem } from '@strokebook/golf/aim';
import { clubName, readDecimal, rounded } from '@strokebook/golf/format';
import { type Club, clubs, type UnitSystem, yards, YARDS_PER_METRE } from '@strokebook/golf/model';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { errorText } from '../../api/error-text.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { CheckRow } from '../../ui/fields/check-row.tsx';
import { Form } from '../../ui/fields/form.tsx';
import classes from './clubs-dialog.module.css';
import type { PlanBasis } from './engine/plan-messages.ts';
import { bareLength, lengthIn } from './plan-text.ts';

type ClubsDialogProps = {
  readonly accountId: AccountId;
  readonly basis: PlanBasis;
  readonly units: UnitSystem;
  readonly onClose: () => void;
};

type Row = { readonly club: Club; readonly carry: string; readonly total: string };

/** The carries that the player types, and on which side they play (AIM-01, AIM-02). */
export function ClubsDialog({ accountId, basis, units, onClose }: ClubsDialogProps) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const [isLeftHanded, setIsLeftHanded] = useState(basis.settings.isLeftHanded);
  const [rows, setRows] = useState(() => rowsOf(basis, units));
  const [problem, setProblem] = useState<string | null>(null);
  const save = useMutation({
    mutationFn: (typed: readonly TypedClub[]) =>
      api.call('putPlanSettings', { params: { accountId }, body: { isLeftHanded, clubs: typed } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: api.query('getPlanBasis', { params: { accountId } }).queryKey });
      onClose();
    },
  });
  const measured = new Map(basis.patterns.map((pattern) => [pattern.club, pattern]));
  const change = (club: Club, typed: Partial<Row>) =>
    setRows((shown) => shown.map((row) => (row.club === club ? { ...row, ...typed } : row)));
  const submit = () => {
    const typed = rows.flatMap((row) => typedOf(row, units) ?? []);
    const wrong = rows.some(
      ({ total, carry }) => (total + carry).trim() !== '' && typedOf({ club: 'driver', total, carry }, units) === null,
    );
    const [sentence = wrong ? 'Type lengths as numbers, the total with roll first.' : null] = typed.flatMap(
      (one) => typedProblem(one) ?? [],
    );
    setProblem(sentence);
    if (sentence === null) save.mutate(typed);
  };
  const unit = units === 'metric' ? 'm' : 'yd';
  return (
    <Dialog title="Clubs and handedness" size={520} onClose={onClose}>
      <Form className="stack gap-16" onSubmit={submit}>
        <CheckRow isChecked={isLeftHanded} onChange={setIsLeftHanded}>
          I play left-handed
        </CheckRow>
        <p className="note">
          What you type takes the place of what was measured, and is marked as typed. An empty row is what your shots
          say.
        </p>
        <table className={classes.clubs}>
          <thead>
            <tr>
              <th scope="col">Club</th>
              <th scope="col">Measured</th>
              <th scope="col">Carry, {unit}</th>
              <th scope="col">Total, {unit}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ club, carry, total }) => {
              const pattern = measured.get(club);
              return (
                <tr key={club}>
                  <th scope="row">{clubName(club)}</th>
                  <td className="note">
                    {pattern === undefined || pattern.isTyped ? '' : lengthIn(pattern.distance, units)}
                  </td>
                  {(['carry', 'total'] as const).map((name) => (
                    <td key={name}>
                      <TextInput
                        aria-label={`${clubName(club)}, ${name} in ${unit}`}
                        inputMode="decimal"
                        autoComplete="off"
                        value={name === 'carry' ? carry : total}
                        onChange={({ currentTarget: { value } }) => change(club, { [name]: value })}
                      />
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
        <NativeSelect
          label="Another club"
          value=""
          data={[
            { value: '', label: 'Choose a club' },
            ...clubs
              .filter((club) => club !== 'putter' && rows.every((row) => row.club !== club))
              .map((club) => ({ value: club, label: clubName(club) })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            setRows((shown) => inOrder([...shown, { club: value as Club, carry: '', total: '' }]))
          }
        />
        {(problem ?? save.error) !== null && (
          <p role="alert" data-tone="worse">
            {problem ?? errorText(save.error)}
          </p>
        )}
        <div className="row-wrap gap-8">
          <BusyButton type="submit" isInactive={save.isPending}>
            {save.isPending ? 'Saving…' : 'Save'}
          </BusyButton>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

const inOrder = (rows: readonly Row[]): readonly Row[] =>
  rows.toSorted((a, b) => clubs.indexOf(a.club) - clubs.indexOf(b.club));

function rowsOf({ patterns, settings }: PlanBasis, units: UnitSystem): readonly Row[] {
  const typed = settings.clubs.map(({ club, carry, total }) => ({
    club,
    carry: bareLength(carry, units),
    total: bareLength(total, units),
  }));
  const others = patterns.filter(({ club }) => typed.every((one) => one.club !== club));
  return inOrder([...typed, ...others.map(({ club }) => ({ club, carry: '', total: '' }))]);
}

/** Null for an empty row, and for one that is no number; a missing carry is the total. */
function typedOf({ club, carry, total }: Row, units: UnitSystem): TypedClub | null {
  const read = (text: string): number | null => {
    const length = readDecimal(text);
    return length === null ? null : rounded(units === 'metric' ? length * YARDS_PER_METRE : length, 1);
  };
  const whole = read(total.trim() === '' ? carry : total);
  const air = carry.trim() === '' ? whole : read(carry);
  return whole === null || air === null ? null : { club, total: yards(whole), carry: yards(air) };
}
