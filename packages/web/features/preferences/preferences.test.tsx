import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { demo, useRealServer } from '../../testing/real-server.ts';

const server = useRealServer();
const { player } = demo;
const choice = (group: string, name: string) =>
  screen.findByRole('radiogroup', { name: group }).then((found) => {
    const input = [...found.querySelectorAll('label')]
      .find((label) => label.textContent === name)
      ?.querySelector('input');
    return input as HTMLInputElement;
  });

it('units are kept in the account, so that they hold in another browser (DATA-O13)', async () => {
  const { user, requestsTo } = await server.open('/account', { as: player.accountId });
  await user.click(await choice('Units', 'Meters'));
  await waitFor(() => expect(requestsTo('updatePreferences')).toHaveLength(1));
  cleanup();
  localStorage.clear();
  const other = await server.open(`/player/${player.username}/report-viewer`, { as: player.accountId });
  await screen.findByRole('heading', { level: 1, name: 'Reports' });
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Player Performance Report' }).getAttribute('href')).toContain(
      'prefersMetric=true',
    ),
  );
  await other.user.click(screen.getByRole('radio', { name: 'Yards' }));
  await waitFor(() => expect(other.requestsTo('updatePreferences')[0]?.body).toEqual({ units: 'imperial' }));
});

it('shows the units that the screens use while the account has none (DATA-O13)', async () => {
  localStorage.setItem('strokebook.units', 'metric');
  await server.open('/account', { as: demo.coach.accountId });
  expect((await choice('Units', 'Meters')).checked).toBe(true);
});
