import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useDashboard } from '../../../testing/dashboard-screen.ts';
import { useSight } from '../../../testing/in-sight.ts';

const sight = useSight();
const { openDashboard } = useDashboard();
const ROW_HEIGHT = 48;
const PAR_HEIGHT = 28;

async function openLong() {
  sight.stub();
  const app = await openDashboard({ search: '?rounds=Past+2+Years&groupBy=Year-Month' });
  const card = await screen.findByRole('region', { name: 'My Rounds' });
  const table = await within(card).findByRole('grid', { name: /^My Rounds, Past 2 Years/ });
  const places = () =>
    [...table.querySelectorAll<HTMLElement>('tbody tr[data-row]')].map(({ dataset }) => dataset['row']);
  const all = Number(table.getAttribute('aria-rowcount')) - 1;
  const undrawn = () => table.querySelector<HTMLElement>('tbody tr[aria-hidden] td')?.style.height;
  return { ...app, table, places, all, undrawn };
}

describe('a scorecard that is longer than the window', () => {
  it('draws its first lines, keeps the room of the others, and draws them as one comes to them (CARD-01)', async () => {
    const { places, all, undrawn } = await openLong();
    expect(all).toBeGreaterThan(24);
    expect(places()).toHaveLength(12);
    const height = Number.parseInt(undrawn() ?? '', 10);
    expect(height).toBeLessThanOrEqual((all - 12) * ROW_HEIGHT);
    expect(height).toBeGreaterThan((all - 12) * PAR_HEIGHT);
    sight.comeInSight(5 * ROW_HEIGHT);
    expect(places()).toHaveLength(24);
    sight.comeInSight(all * ROW_HEIGHT);
    await waitFor(() => expect(places()).toHaveLength(all));
    expect(undrawn()).toBeUndefined();
  });

  it('draws a line that keys lead to before one has scrolled there', async () => {
    const { user, table, places, all } = await openLong();
    await user.click(table.querySelector('tbody tr[data-row="7"] th button, tbody tr[data-row="7"] td') as HTMLElement);
    await user.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(places()).toHaveLength(all));
    expect(document.activeElement?.closest('tr')?.dataset['row']).toBe(String(all - 1));
  });

  it('is drawn whole on paper', async () => {
    const { places, all } = await openLong();
    window.dispatchEvent(new Event('beforeprint'));
    await waitFor(() => expect(places()).toHaveLength(all));
  });
});
