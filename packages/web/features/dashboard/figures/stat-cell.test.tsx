import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StatCell } from './stat-cell.tsx';
import type { PlacedFigure } from './stat-figures.ts';

it('shows the error of a stat that failed in its cell (ASSESS-12)', () => {
  const figure = { id: 'scoring.scorePerRound', state: 'failed', performance: null, error: 'Cannot be worked out' };
  const placed = { stat: { id: figure.id }, figure } as unknown as PlacedFigure;
  render(
    <table>
      <tbody>
        <tr>
          <StatCell units="imperial" placed={placed} onOpen={() => undefined} />
        </tr>
      </tbody>
    </table>,
  );
  expect(screen.getByRole('cell').textContent).toBe('Cannot be worked out');
});
