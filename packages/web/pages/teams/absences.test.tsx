import { cleanup, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeQualifier } from '../../testing/qualifiers.ts';
import { demo, useRealServer } from '../../testing/real-server.ts';

const server = useRealServer();
const coach = demo.coach.accountId;
const player = demo.privatePlayer;
const address = '/teams/1/absences';

const region = async (name: string) => within(await screen.findByRole('region', { name }));

it('a player says with two taps that today is not possible, and coaches read it where they choose players (TEAM-20)', async () => {
  const { call } = await server.asPlayer(coach);
  const { user } = await server.open(address, { as: player.accountId });
  await user.click(
    within(await screen.findByRole('radiogroup', { name: 'Reason' })).getByRole('radio', { name: 'Injury' }),
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const own = await region('Now and to come');
  expect(await own.findByText('Injury')).toBeTruthy();
  cleanup();
  const { address: qualifier } = await makeQualifier(server, 'Away');
  const name = (await call('getTeamRoom', { params: { organizationId: 1 } })).players.find(
    ({ accountId }) => accountId === player.accountId,
  )?.name;
  const { user: coachUser } = await server.open(`${qualifier}/rule`, { as: coach });
  expect((await screen.findByText(/^Cannot come to a round: /)).textContent).toContain(`${name} (injury today)`);
  cleanup();
  await server.open(`${qualifier}/tees`, { as: coach });
  expect((await screen.findByText(/^Not in a group, because they cannot come: /)).textContent).toContain(name);
  cleanup();
  await server.open('/team/harrow-glen', { as: coach });
  expect((await region('Cannot come')).getByText('injury today')).toBeTruthy();
  cleanup();
  await server.open(address, { as: coach });
  const days = new RegExp(`^Take back: ${name}, `);
  await coachUser.click(await screen.findByRole('button', { name: days }));
  await expect.poll(() => screen.queryByRole('button', { name: days })).toBeNull();
});
