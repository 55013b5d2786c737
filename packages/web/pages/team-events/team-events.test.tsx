import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { demo, useRealServer } from '../../testing/real-server.ts';

const server = useRealServer();
const coach = demo.coach.accountId;
const region = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));

it('an event of the season counts four of five, with lineup by arrows, pasted results, and one step to the schedules and back (TEAM-13, TEAM-14, TEAM-34)', async () => {
  const { call } = await server.asPlayer(coach);
  const { events } = await call('listTeamEvents', { params: { organizationId: 1 } });
  const played = events.find(({ figure }) => figure !== '');
  const { user } = await server.open('/teams/1/events', { as: coach });
  await user.click((await screen.findAllByRole('link', { name: new RegExp(played?.name ?? '') }))[0] as HTMLElement);
  const board = within(await screen.findByRole('table', { name: /^Scores of the/ }));
  const rows = board.getAllByRole('rowheader').map(({ textContent }) => textContent ?? '');
  expect(rows).toContain('Four count');
  expect(board.getAllByText('dropped').length).toBeGreaterThan(0);
  const [first = '', second = ''] = rows;
  const lineup = await region('Lineup');
  await user.click(lineup.getByRole('button', { name: `${second} up` }));
  await waitFor(() => expect(lineup.getAllByRole('button', { name: /, place 1$/ })[0]?.textContent).toContain(second));
  await user.click(screen.getByRole('link', { name: 'Type or paste scores' }));
  const paste = await region('Paste results');
  await user.click(paste.getByRole('textbox'));
  await user.paste(`Pos\tPlayer\n1\tSomebody Else\t70\t71\t72\t213\nWD\t${first}\tHarrow Glen\t73\t72\t145`);
  expect(paste.getByText(/^1 player of yours/)).toBeTruthy();
  await user.click(paste.getByRole('button', { name: 'Store 3 scores' }));
  const cell = (round: number) => screen.getByRole<HTMLInputElement>('textbox', { name: `${first}, round ${round}` });
  await waitFor(() => expect([cell(1).value, cell(2).value, cell(3).value]).toEqual(['73', '72', 'WD']));
  await user.click(screen.getByRole('link', { name: played?.name ?? '' }));
  const end = await region('Results');
  await user.click(end.getByRole('button', { name: 'Write the results to the schedules' }));
  expect(await end.findByText(/^The results are in \d+ schedules?\./)).toBeTruthy();
  const back = await end.findByRole<HTMLButtonElement>('button', { name: /^Take the results of/ });
  await waitFor(() => expect(back.disabled).toBe(false));
  await user.click(back);
  await user.click(await end.findByRole('button', { name: 'Take the results back' }));
  expect(await end.findByRole('button', { name: 'Write the results to the schedules' })).toBeTruthy();
});

it('is open to the players of the team without what coaches do (TEAM-13)', async () => {
  await server.open('/teams/1/events', { as: demo.privatePlayer.accountId });
  expect(await screen.findByRole('heading', { name: /^Season, / })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'New event' })).toBeNull();
});
