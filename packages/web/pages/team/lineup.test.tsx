import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { demo, useRealServer } from '../../testing/real-server.ts';

const server = useRealServer();
const { accountId: coach } = demo.coach;
afterEach(() => localStorage.removeItem('strokebook.squad.1'));

const boxes = () => screen.findAllByRole('checkbox', { name: / plays$/ });
const isChecked = (box: HTMLElement) => (box as HTMLInputElement).checked;
const expected = () => screen.getByText(/^Nine of ten such events end between/).parentElement?.parentElement;

describe('the lineup of a squad', () => {
  it('begins with the five in best form, says how often each counts, and what each of the others would change (TEAM-13, TEAM-15)', async () => {
    await server.open('/team/harrow-glen/lineup', { as: coach });
    expect((await boxes()).map(isChecked).slice(0, 6)).toEqual([true, true, true, true, true, false]);
    expect(expected()?.textContent).toMatch(/^[+−]?\d+against the course ratings, 3 rounds of 4 scores\./);
    const rows = within(screen.getByRole('table', { name: 'Lineup' }))
      .getAllByRole('row')
      .slice(1);
    const shares = rows
      .flatMap((row) => /^(\d+)%$/.exec(within(row).getAllByRole('cell')[1]?.textContent ?? '')?.[1] ?? [])
      .map(Number);
    expect(shares).toHaveLength(5);
    expect(Math.round(shares.reduce((sum, share) => sum + share, 0) / 100)).toBe(4);
    expect(rows[5]?.textContent).toMatch(/cannot tell, \d|clearly \d|likely \d/);
  });

  it('takes another player where one stays at home, and has no score of three players (TEAM-13, TEAM-15)', async () => {
    const { user } = await server.open('/team/harrow-glen/lineup', { as: coach });
    const [first, second, , , , sixth] = await boxes();
    expect((sixth as HTMLInputElement).disabled).toBe(true);
    const before = expected()?.textContent;
    await user.click(first as HTMLElement);
    await waitFor(() => expect((sixth as HTMLInputElement).disabled).toBe(false));
    await user.click(sixth as HTMLElement);
    await waitFor(() => expect(expected()?.textContent).not.toBe(before));
    await user.click(second as HTMLElement);
    await user.click(sixth as HTMLElement);
    expect(
      await screen.findByText(/^4 players with three tournament or qualifier rounds .* 3 are picked\.$/),
    ).toBeTruthy();
  });

  it('is no page for whoever does not coach the team (TEAM-03, TEAM-15)', async () => {
    const { pathname } = await server.open('/team/harrow-glen/lineup', { as: demo.stranger.accountId });
    await waitFor(() => expect(pathname()).not.toContain('/team'));
  });
});
