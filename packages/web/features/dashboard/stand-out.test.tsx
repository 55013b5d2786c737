import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useDashboard } from '../../testing/dashboard-screen.ts';
import { makeCareer } from '../../testing/rounds.ts';

const { openLoaded } = useDashboard();
const card = () => screen.findByRole('region', { name: 'What stands out' });

describe('what stands out', () => {
  it('shows the last 20 rounds in strokes per round, each figure worth at least a tenth and with its certainty (ASSESS-O5, ASSESS-O6)', async () => {
    await openLoaded();
    const region = await card();
    expect(region.textContent).toContain('Last 20 rounds');
    const rows = await within(region).findAllByRole('listitem');
    for (const row of rows) {
      const strokes = /([−+]\d+\.\d) a round/.exec(row.textContent ?? '')?.[1] ?? '';
      expect(Math.abs(Number(strokes.replace('−', '-')))).toBeGreaterThanOrEqual(0.1);
      expect(row.textContent).toMatch(/likely\u00a0real|could\u00a0be\u00a0chance/);
    }
  });

  it('says how many more rounds it needs (ASSESS-O6)', async () => {
    await openLoaded({ rounds: makeCareer(3) });
    expect(await within(await card()).findByText('Needs 2 more rounds.')).toBeTruthy();
  });
});
