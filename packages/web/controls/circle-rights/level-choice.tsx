import { NativeSelect } from '@mantine/core';
import type { AccessLevel } from '@strokebook/golf/access';
import { levelTexts } from './level-texts.ts';

type LevelChoiceProps<Level extends AccessLevel> = {
  /** What is read out, and written above the field unless `isLabelHidden`. */
  readonly label: string;
  readonly isLabelHidden?: boolean;
  /** The levels to choose from. */
  readonly levels: readonly Level[];
  readonly level: Level;
  readonly isBusy?: boolean;
  readonly onChange: (level: Level) => void;
};

/** What somebody in the circle may do (TEAM-27), or what a team's link asks for (TEAM-O185). */
export function LevelChoice<Level extends AccessLevel>(props: LevelChoiceProps<Level>) {
  const { label, isLabelHidden = false, levels, level, isBusy = false, onChange } = props;
  return (
    <NativeSelect
      {...(isLabelHidden ? { 'aria-label': label } : { label })}
      data={levels.map((value) => ({ value, label: levelTexts[value] }))}
      value={level}
      disabled={isBusy}
      onChange={({ currentTarget: { value } }) => {
        const chosen = levels.find((one) => one === value);
        if (chosen !== undefined) onChange(chosen);
      }}
    />
  );
}
