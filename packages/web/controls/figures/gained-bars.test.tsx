import type { StrokesGainedPart } from '@strokebook/golf/overview';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { GainedBars } from './gained-bars.tsx';

const row = (part: StrokesGainedPart, perRound: number) => ({
  ...{ part, perRound, statId: `${part}.strokesGained` },
  ...{ interval: null, isCertain: false, roundsNeeded: 0 },
});

it('says that parts and total are of other holes where they do not add up (CARD-O64)', () => {
  const parts = [row('offTheTee', -0.1), row('approach', -3.7), row('aroundTheGreen', 0.8), row('putt', -0.2)];
  const note = 'The total counts every hole with a score, the parts only those with every stroke.';
  const { rerender } = render(<GainedBars gained={[...parts, row('total', -3.2)]} />);
  expect(screen.queryByText(note)).toBeNull();
  rerender(<GainedBars gained={[...parts, row('total', -2.6)]} />);
  expect(screen.getByText(note)).toBeTruthy();
});
