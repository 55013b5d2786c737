import { NativeSelect } from '@mantine/core';
import { type AskedLevel, askedLevels } from '@strokebook/golf/access';
import { levelTexts } from '../../controls/circle-rights/level-texts.ts';

const options = askedLevels.map((level) => ({ value: level, label: levelTexts[level] }));

type AskedLevelChoiceProps = {
  /** What is read out, and written above the field unless `isLabelHidden`. */
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly level: AskedLevel;
  readonly isBusy?: boolean;
  readonly onChange: (level: AskedLevel) => void;
};

/** What a link asks players to let coaches do (TEAM-O185). */
export const AskedLevelChoice = ({
  label,
  isLabelHidden = false,
  level,
  isBusy = false,
  onChange,
}: AskedLevelChoiceProps) => (
  <NativeSelect
    {...(isLabelHidden ? { 'aria-label': label } : { label })}
    data={options}
    value={level}
    disabled={isBusy}
    onChange={({ currentTarget: { value } }) => {
      const chosen = askedLevels.find((one) => one === value);
      if (chosen !== undefined) onChange(chosen);
    }}
  />
);
