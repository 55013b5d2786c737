import type { StrokesGainedPart } from '@strokebook/golf/overview';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { GainedBars } from './gained-bars.tsx';

const row = (part: StrokesGainedPart, perRound: number) => ({
  ...{ part, perRound, statId: `${part}.strokesGained` },
  ...{ interval: null, certainty: 'cannotTell' as const, roundsNeeded: 0 },
});

it('says that shown parts are rounded where adding them gives another total than the shown one (CARD-O64)', () => {
  const parts = [row('offTheTee', 0.24), row('approach', 0.24), row('aroundTheGreen', 0.24), row('putt', 0.04)];
  const note = 'Rounded: the parts make the total before rounding.';
  const { rerender } = render(<GainedBars gained={[...parts, row('total', 0.76)]} />);
  expect(screen.getByText(note)).toBeTruthy();
  rerender(<GainedBars gained={[row('approach', 0.24), row('putt', 0.3), row('total', 0.54)]} />);
  expect(screen.queryByText(note)).toBeNull();
});
