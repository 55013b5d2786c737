import { Button } from '@mantine/core';
import { Notice } from '../../ui/pages/notice.tsx';
import type { Emptiness } from './use-shots-board.ts';

type EmptyBoardProps = {
  readonly emptiness: Exclude<Emptiness, null>;
  readonly onChooseRounds: () => void;
  /** Omitted if there is no search. */
  readonly onClearSearch?: () => void;
  readonly onClearFilter: () => void;
};

/** Shown without any hole: the reason, and the next useful action. */
export function EmptyBoard({ emptiness, onChooseRounds, onClearSearch, onClearFilter }: EmptyBoardProps) {
  const { title, button, act } = {
    noRounds: { title: 'No rounds are chosen.', button: 'Choose rounds', act: onChooseRounds },
    noMatch: { title: 'No Matching Rounds', button: 'Clear search', act: () => onClearSearch?.() },
    noHoles: { title: 'No hole of these rounds matches every stat.', button: 'Clear filter', act: onClearFilter },
  }[emptiness];
  return (
    <Notice title={title}>
      <Button variant="default" onClick={act}>
        {button}
      </Button>
    </Notice>
  );
}
