import { specialYears, toggleYear, type YearChoice, yearName, yearsOf, yearsText } from '@strokebook/golf/compare';
import type { RoundSummary } from '@strokebook/golf/model';
import { TickMenu } from '../../ui/tick-menu.tsx';

type YearMenuProps = {
  readonly chosen: readonly YearChoice[];
  readonly rounds: readonly RoundSummary[];
  readonly onChange: (chosen: readonly YearChoice[]) => void;
};

/** Years with rounds, or one of the special choices alone (CMP-40). */
export function YearMenu({ chosen, rounds, onChange }: YearMenuProps) {
  const available = yearsOf(rounds);
  // A year in which another player did not play can still be let go of.
  const choices: readonly YearChoice[] = [...new Set<YearChoice>([...specialYears, ...available, ...chosen])];
  return (
    <TickMenu
      label="Year"
      summary={yearsText(chosen)}
      options={choices.map((choice) => ({
        value: String(choice),
        label: yearName(choice),
        isTicked: chosen.includes(choice),
      }))}
      onToggle={(value) => {
        const choice = choices.find((one) => String(one) === value);
        if (choice !== undefined) onChange(toggleYear(chosen, choice, available));
      }}
    />
  );
}
