import { seasons } from '@strokebook/golf/calendar';
import { seasonName, type SeasonChoice, toggleSeason } from '@strokebook/golf/compare';
import { useState } from 'react';
import { TickMenu } from '../../ui/tick-menu.tsx';

type SeasonMenuProps = {
  readonly chosen: readonly SeasonChoice[];
  readonly onChange: (chosen: readonly SeasonChoice[]) => void;
};

/** 'All', or any of the seasons (CMP-44, CMP-45). */
export function SeasonMenu({ chosen, onChange }: SeasonMenuProps) {
  const [before, setBefore] = useState<readonly SeasonChoice[] | null>(null);
  return (
    <TickMenu<SeasonChoice>
      label="Season"
      summary={chosen.map(seasonName).join(', ')}
      options={(['all', ...seasons] as const).map((value) => ({
        value,
        label: seasonName(value),
        isTicked: chosen.includes(value),
      }))}
      onToggle={(choice) => {
        setBefore(chosen);
        onChange(toggleSeason(chosen, choice, before));
      }}
    />
  );
}
