import { NativeSelect } from '@mantine/core';
import { teamPeriods, teamRoundKinds, type TeamPeriod, type TeamRoundKind } from '@strokebook/golf/compare';
import { restLabel } from '@strokebook/golf/team';
import { Segmented } from '../../../ui/fields/segmented.tsx';
import { holeCounts } from '../compare-header.tsx';
import type { CompareState } from '../compare-state.ts';
import { DEFAULT_HOLE_COUNT } from '../sides/compare-setup.ts';
import classes from './compare-with-team.module.css';

const periodLabels: Readonly<Record<TeamPeriod, string>> = { last12Months: 'Last 12 months', all: 'All time' };
const kindLabels: Readonly<Record<TeamRoundKind, string>> = {
  all: 'All rounds',
  competitions: 'Tournaments and qualifiers',
};

type TeamChoicesProps = {
  readonly state: CompareState;
  readonly squads: readonly { readonly squadId: number; readonly name: string }[];
  readonly onChange: (change: CompareState) => void;
};

/** With whom, and which rounds; all of it is in the address. */
export function TeamChoices({ state, squads, onChange }: TeamChoicesProps) {
  return (
    <div className={classes.choices} data-no-print>
      {squads.length > 0 && (
        <NativeSelect
          label="Compare with"
          value={state.squad ?? ''}
          data={[
            ...squads.map((squad) => ({ value: String(squad.squadId), label: restLabel(squad) })),
            { value: '', label: restLabel(null) },
          ]}
          onChange={({ currentTarget: { value } }) => onChange({ squad: value === '' ? undefined : Number(value) })}
        />
      )}
      <NativeSelect
        label="Time"
        value={state.period ?? teamPeriods[0]}
        data={teamPeriods.map((value) => ({ value, label: periodLabels[value] }))}
        onChange={({ currentTarget: { value } }) =>
          onChange({ period: teamPeriods.slice(1).find((period) => period === value) })
        }
      />
      <NativeSelect
        label="Rounds"
        value={state.kind ?? teamRoundKinds[0]}
        data={teamRoundKinds.map((value) => ({ value, label: kindLabels[value] }))}
        onChange={({ currentTarget: { value } }) =>
          onChange({ kind: teamRoundKinds.slice(1).find((kind) => kind === value) })
        }
      />
      <Segmented
        label="Hole count"
        options={holeCounts}
        value={String(state.holes ?? DEFAULT_HOLE_COUNT)}
        onChange={(value) => onChange({ holes: value === '9' ? 9 : undefined })}
      />
    </div>
  );
}
