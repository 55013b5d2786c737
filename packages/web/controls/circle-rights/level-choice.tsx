import { NativeSelect } from '@mantine/core';
import { type AccessLevel, accessLevels } from '@strokebook/golf/access';
import { levelTexts } from './level-texts.ts';

const options = accessLevels.map((level) => ({ value: level, label: levelTexts[level] }));

type LevelChoiceProps = {
  /** What is read out, and written above the field unless `isLabelHidden`. */
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly level: AccessLevel;
  readonly isBusy?: boolean;
  readonly onChange: (level: AccessLevel) => void;
};

/** What somebody in the circle may do (TEAM-27). */
export const LevelChoice = ({ label, isLabelHidden = false, level, isBusy = false, onChange }: LevelChoiceProps) => (
  <NativeSelect
    {...(isLabelHidden ? { 'aria-label': label } : { label })}
    data={options}
    value={level}
    disabled={isBusy}
    onChange={({ currentTarget: { value } }) => {
      const chosen = accessLevels.find((one) => one === value);
      if (chosen !== undefined) onChange(chosen);
    }}
  />
);
