import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { scorecard, shotMap } from '../../testing/my-rounds-screen.ts';
import { demo, useRealServer } from '../../testing/real-server.ts';

const server = useRealServer();

async function open(path: string) {
  const app = await server.open(path);
  await scorecard();
  const map = await shotMap();
  const toggle = (name: string | RegExp) => within(map).getByRole('button', { name });
  return {
    ...app,
    map,
    toggle,
    green: () => within(map).getByRole<HTMLInputElement>('radio', { name: 'Green View' }),
    asked: (field: string) => JSON.parse(new URL(app.href(), 'http://x').searchParams.get('map') ?? '{}')[field],
    press: async (name: string) => app.user.click(toggle(name)),
  };
}

describe('the address of the map', () => {
  it('has the view, the pattern, the lengths and the rounds that are mapped; a link shows the same (MAP-01, MAP-02)', async () => {
    const first = await open(
      `/player/${demo.player.username}/my-rounds?rounds=Past%2012%20Months&map={"pattern":true}`,
    );
    expect(['view', 'yards', 'beside'].map(first.asked)).toEqual(Array.from({ length: 3 }));
    await first.user.click(first.green());
    await waitFor(() => expect(first.asked('view')).toBe('green'));
    await first.press('Show Yards');
    await first.press('Showing All Rounds');
    const picker = await screen.findByRole('dialog', { name: /Being Mapped/ });
    await first.user.click(within(picker).getByRole('button', { name: 'None' }));
    await waitFor(() => expect(first.toggle('Showing Focused Round')).toBeTruthy());
    expect(within(picker).getByText('1 Round Being Mapped')).toBeTruthy();
    expect(['view', 'pattern', 'yards', 'beside'].map(first.asked)).toEqual(['green', true, false, '']);
    const [box] = within(picker).getAllByRole('checkbox');
    await first.user.click(box as HTMLElement);
    await waitFor(() => expect(first.asked('beside')).toHaveLength(5));
    expect(within(picker).getByText('2 Rounds Being Mapped')).toBeTruthy();
    const link = first.href();
    cleanup();

    const second = await open(link);
    expect(second.green().checked).toBe(true);
    expect(second.toggle(/^Pattern/).getAttribute('aria-pressed')).toBe('true');
    expect(second.toggle('Show Yards').getAttribute('aria-pressed')).toBe('false');
    expect(second.toggle('Showing 2 Rounds')).toBeTruthy();
    // Everything stays when the hole changes; the view returns to the hole with its own button (MAP-09).
    await second.press('Next hole');
    await waitFor(() => expect(second.asked('hole')).toBeDefined());
    expect(['view', 'pattern', 'yards'].map(second.asked)).toEqual(['green', true, false]);
    await second.user.click(within(second.map).getByRole('radio', { name: 'Hole View' }));
    await waitFor(() => expect(second.asked('view')).toBeUndefined());
  });

  it('has another focused round, which is shown on its own course beside the rounds of that course (MAP-04, MAP-16)', async () => {
    const { map, user, press, asked } = await open(
      `/player/${demo.player.username}/my-rounds?rounds=Past%2012%20Months`,
    );
    await press('Showing All Rounds');
    const picker = await screen.findByRole('dialog', { name: /Being Mapped/ });
    const focused = within(picker).getByRole<HTMLSelectElement>('combobox', { name: 'Focused round' });
    const courseOf = ({ text }: HTMLOptionElement) => text.split(' · ')[0] ?? '';
    const here = courseOf(focused.options[focused.selectedIndex] as HTMLOptionElement);
    const other = [...focused.options].find((option) => courseOf(option) !== here) as HTMLOptionElement;
    await user.selectOptions(focused, other);
    const shots = await within(map).findByRole('region', { name: /^Shots on hole/ });
    await waitFor(() => expect(shots.textContent).toContain(courseOf(other)));
    expect(asked('roundId')).toBe(other.value);
    await user.click(within(picker).getByRole('button', { name: 'All' }));
    expect(within(picker).queryAllByRole('checkbox', { checked: false })).toEqual([]);
  });

  it('offers the pattern only where there are enough approaches, and says how many it takes; it can always be switched off', async () => {
    const { toggle, press, asked } = await open(`/player/${demo.player.username}/my-rounds?map={"pattern":true}`);
    expect((toggle('Pattern') as HTMLButtonElement).disabled).toBe(false);
    await press('Pattern');
    await waitFor(() => expect(asked('pattern')).toBeUndefined());
    expect((toggle('Pattern') as HTMLButtonElement).disabled).toBe(true);
  });

  it('says no more of a view once the map was moved by hand (MAP-06, MAP-08)', async () => {
    const { map, green, asked, user } = await open(`/player/${demo.player.username}/my-rounds?map={"view":"green"}`);
    expect(green().checked).toBe(true);
    await user.click(within(map).getByRole('button', { name: 'Zoom in' }));
    await waitFor(() => expect(asked('view')).toBeUndefined());
    expect(green().checked).toBe(false);
    await user.click(within(map).getByRole('button', { name: 'Next hole' }));
    await waitFor(() =>
      expect(within(map).getByRole<HTMLInputElement>('radio', { name: 'Hole View' }).checked).toBe(true),
    );
  });
});
