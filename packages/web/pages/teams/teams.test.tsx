import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { demo, useRealServer } from '../../testing/real-server.ts';

const server = useRealServer();
const region = async (name: string) => within(await screen.findByRole('region', { name }));

type Name = { readonly firstName: string; readonly lastName: string };

/** A coach with a team of two squads. */
async function makeTeam(name: string) {
  const coach = await server.makeAccount();
  const { call } = await server.asPlayer(coach.accountId);
  const team = await call('createTeam', { body: { name, squads: ['Women', 'Men'] } });
  return { coach, call, team, address: `/teams/${team.organizationId}` };
}

describe('a team', () => {
  it('is made on one form, and sent as one link (TEAM-01, TEAM-29)', async () => {
    const { accountId } = await server.makeAccount();
    const { user, pathname } = await server.open('/teams', { as: accountId });
    await user.type(await screen.findByRole('textbox', { name: 'Name of the team' }), 'Glen Golf');
    await user.click(screen.getByRole('button', { name: 'Make the team' }));
    await waitFor(() => expect(pathname()).toMatch(/^\/teams\/\d+$/));
    expect(await screen.findByRole('heading', { level: 1, name: 'Glen Golf' })).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Link for players' }));
    expect(await screen.findByText(/^Link made\./)).toBeTruthy();
    const link = new URL(await navigator.clipboard.readText());
    expect([link.pathname, link.hash.length]).toEqual(['/join/team', 44]);
  });

  it('asks players in its link to let coaches enter scores unless the coach says less, and each chooses (TEAM-02, TEAM-27)', async () => {
    const { coach, call, team, address } = await makeTeam('Askers');
    const first = await server.open(address, { as: coach.accountId });
    const links = await region('Links to join');
    const choice = links.getByRole<HTMLSelectElement>('combobox', { name: 'What it asks players to let coaches do' });
    expect([...choice.options].map(({ value }) => value)).toEqual(['see', 'enter']);
    expect(links.getByText(/^So that you can enter scores and import your sheet\./)).toBeTruthy();
    await first.user.click(links.getByRole('button', { name: 'Link for players' }));
    await links.findByText(/^Link made\./);
    const { hash } = new URL(await navigator.clipboard.readText());
    cleanup();
    localStorage.clear();
    const player = await server.makeAccount(2012);
    await server.open(`/join/team${hash}`);
    await screen.findByText(/^Askers asks its players for ‘See everything and enter rounds and scores’\. Once/);
    expect(screen.queryByRole('combobox', { name: 'Its coaches can' })).toBeNull();
    cleanup();
    await (await server.asPlayer(player.accountId)).call('updateName', {
      body: { firstName: 'Ada', lastName: 'Berg', username: `ada-${player.accountId}` },
    });
    const { user } = await server.open(`/join/team${hash}`, { as: player.accountId });
    const level = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Its coaches can' });
    expect(level.value).toBe('enter');
    await user.selectOptions(level, 'see');
    await user.click(await screen.findByRole('button', { name: 'Ask to join' }));
    const circle = await screen.findByRole('link', { name: 'invite one under Account, Circle' });
    expect(circle.getAttribute('href')).toBe('/account#circle');
    const params = { organizationId: team.organizationId };
    expect((await call('getTeam', { params })).requests).toMatchObject([{ level: 'see', needsGuardian: true }]);
    cleanup();
    const second = await server.open(address, { as: coach.accountId });
    const standing = await screen.findByRole('combobox', { name: 'What the link asks players to let coaches do' });
    await second.user.selectOptions(standing, 'see');
    await screen.findByText('The link now asks players for ‘See everything’.');
    expect((await call('getTeam', { params })).links).toMatchObject([{ level: 'see' }]);
  });

  it('confirms all players who wait in one tap, each on the squad that is chosen, and says who could not be and why (TEAM-29)', async () => {
    const { coach, call, team } = await makeTeam('Confirmers');
    const params = { organizationId: team.organizationId };
    const { secret } = await call('createTeamLink', { params, body: { role: 'player', rosterId: null } });
    const people = ['Ada', 'Bea', 'Cora', 'Dana', 'Edith'].map((firstName) => ({ firstName, lastName: 'Berg' }));
    const join = async (name: (typeof people)[number], birthYear: number) => {
      const { accountId } = await server.makeAccount(birthYear);
      const player = await server.asPlayer(accountId);
      await player.call('updateName', { body: { ...name, username: `${name.firstName.toLowerCase()}-${accountId}` } });
      await player.call('askToJoinTeam', { body: { secret, level: 'enter' } });
      return player;
    };
    const [ada, bea, cora, dana, edith] = people as [Name, Name, Name, Name, Name];
    await join(ada, 1990);
    await join(bea, 1990);
    const gone = await join(cora, 1990);
    await join(dana, 2012);
    const { user, requestsTo } = await server.open('/teams', { as: coach.accountId });
    await user.click(await screen.findByRole('link', { name: 'People of Confirmers' }));
    const waiting = await region('Waiting to join');
    await waiting.findByRole('button', { name: 'Confirm all 3' });
    await user.selectOptions(waiting.getByRole('combobox', { name: 'Squad of Bea Berg' }), 'Men');
    await gone.call('leaveTeam', { params: { ...params, role: 'player' } });
    await user.click(waiting.getByRole('button', { name: 'Confirm all 3' }));
    const said = await waiting.findByText(/^2 players are in the team\. Dana Berg waits for a guardian\. Cora Berg: /);
    expect(said).toBeTruthy();
    const after = await call('getTeam', { params });
    const [women, men] = team.squads.map(({ rosterId }) => rosterId);
    expect(after.players.map(({ fullName, rosterIds }) => [fullName, rosterIds])).toEqual([
      ['Ada Berg', [women]],
      ['Bea Berg', [men]],
    ]);
    await waitFor(() => expect(waiting.queryByText('Cora Berg')).toBeNull());
    // Whoever joins meanwhile is there as soon as the coach comes back to the page.
    await join(edith, 1990);
    const before = requestsTo('getTeam').length;
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    expect(await waiting.findByRole('button', { name: 'Confirm Edith Berg' })).toBeTruthy();
    expect(requestsTo('getTeam').length).toBe(before + 1);
    cleanup();
    await server.open('/account/new', { as: coach.accountId });
    const told = within(await screen.findByRole('list', { name: 'Notices' }));
    expect(told.getByText('Ada Berg asked to join Confirmers')).toBeTruthy();
    expect(told.getByText('Edith Berg asks to join Confirmers')).toBeTruthy();
  });

  it('says in its invitation what coaches would see and change, and is joined once a coach confirms (TEAM-02, TEAM-29)', async () => {
    const { coach, call, team, address } = await makeTeam('Openers');
    const params = { organizationId: team.organizationId };
    await call('addTeamPlaces', {
      params,
      body: { rosterId: team.squads[1]?.rosterId ?? 0, lines: [{ name: 'Ada Berg', classYear: 'Jr', email: null }] },
    });
    const { secret } = await call('createTeamLink', { params, body: { role: 'player', rosterId: null } });
    const player = await server.makeAccount();
    const name = { firstName: 'Ada', lastName: 'Berg', username: `ada-${player.accountId}` };
    await (await server.asPlayer(player.accountId)).call('updateName', { body: name });
    const guest = await server.open(`/join/team#${secret}`, { as: player.accountId });
    expect(await screen.findByText(/invites you to play in Openers\.$/)).toBeTruthy();
    await guest.user.selectOptions(
      screen.getByRole('combobox', { name: 'Its coaches can' }),
      'See everything and enter rounds and scores',
    );
    expect(screen.getByText('They can enter rounds and scores')).toBeTruthy();
    await guest.user.click(await screen.findByRole('button', { name: 'Ask to join' }));
    expect(await screen.findByText('You asked to join.')).toBeTruthy();
    cleanup();

    const { user } = await server.open(address, { as: coach.accountId });
    expect(await screen.findByText('On your roster as Ada Berg')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Confirm Ada Berg' }));
    const players = await region('Players');
    expect(await players.findByRole('link', { name: 'Ada Berg' })).toBeTruthy();
    expect(players.getByRole<HTMLInputElement>('checkbox', { name: 'Men' }).checked).toBe(true);
    expect(screen.queryByRole('list', { name: 'Not joined yet' })).toBeNull();
    cleanup();

    const own = await server.open('/teams', { as: player.accountId });
    await own.user.click(await screen.findByRole('button', { name: 'Leave Openers' }));
    await own.user.click(
      within(screen.getByRole('group', { name: 'Leave Openers?' })).getByRole('button', { name: 'Leave' }),
    );
    expect(await screen.findByText(/^You are no longer in Openers\./)).toBeTruthy();
  });

  it('shows what was read of a pasted roster, and what was not, before names are added (TEAM-29)', async () => {
    const { coach, address } = await makeTeam('Pasted');
    const { user } = await server.open(address, { as: coach.accountId });
    await user.click(await screen.findByRole('textbox', { name: 'Roster' }));
    await user.paste('Name\tClass\nAda Berg\tJr\n123\t\nBea Else\tSo');
    await user.click(screen.getByRole('button', { name: 'Read the roster' }));
    const read = within(await screen.findByRole('list', { name: 'Names that were read' }));
    expect(read.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Ada Berg · Jr', 'Bea Else · So']);
    expect(screen.getByText(/^Line 3 has no name/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Add 2 names' }));
    expect(await screen.findByText('2 names on the roster. Now send them the link.')).toBeTruthy();
  });

  it('says to the second of two coaches what the first has saved, and keeps what is typed (TEAM-25)', async () => {
    const { coach, call, team, address } = await makeTeam('Both');
    const { user } = await server.open(address, { as: coach.accountId });
    const form = await region('Name and squads');
    await user.type(await form.findByRole('textbox', { name: 'Name' }), ' mine');
    await call('updateTeam', {
      params: { organizationId: team.organizationId },
      body: { revision: team.revision, name: 'Theirs', squads: team.squads },
    });
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText(/It is now ‘Theirs’ with Women, Men\./)).toBeTruthy();
    expect(form.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Both mine');
    await user.click(form.getByRole('button', { name: 'Save mine' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Both mine' })).toBeTruthy();
  });

  it('TEAM-28: lets a coach ask somebody in the circle of a waiting player to be the guardian, and says who can be asked', async () => {
    const { coach, call, team, address } = await makeTeam('Academy');
    const { secret } = await call('createTeamLink', {
      params: { organizationId: team.organizationId },
      body: { role: 'player', rosterId: null },
    });
    const [player, mother] = [await server.makeAccount(2012), await server.makeAccount()];
    const asPlayer = await server.asPlayer(player.accountId);
    const invitation = await asPlayer.call('createCircleInvitation', { body: { isForGuardian: false, level: 'see' } });
    const asMother = await server.asPlayer(mother.accountId);
    await asMother.call('acceptCircleInvitation', { body: { secret: invitation.secret } });
    await asPlayer.call('askToJoinTeam', { body: { secret, level: 'see' } });
    const { user } = await server.open(address, { as: coach.accountId });
    const waiting = await region('Waiting to join');
    await user.click(await waiting.findByText('Name a guardian'));
    const field = waiting.getByRole('textbox', { name: 'Username of the parent' });
    await user.type(field, coach.username);
    await user.click(waiting.getByRole('button', { name: 'Ask' }));
    expect((await waiting.findByRole('alert')).textContent).toMatch(/^Whoever coaches a team, or asks to/);
    await user.clear(field);
    await user.type(field, mother.username);
    await user.click(waiting.getByRole('button', { name: 'Ask' }));
    expect(await waiting.findByText(new RegExp(`^If ${mother.username} is in the circle of`))).toBeTruthy();
    const { players } = await asMother.call('listGuardedPlayers', {});
    expect(players).toMatchObject([{ playerId: player.accountId, isConfirmed: false }]);
  });

  it('is agreed to by a guardian for a player under 18, on the page of who sees the player (TEAM-02, TEAM-28)', async () => {
    const { call, team } = await makeTeam('Juniors');
    const params = { organizationId: team.organizationId };
    const { secret } = await call('createTeamLink', { params, body: { role: 'player', rosterId: null } });
    const [junior, parent] = [await server.makeAccount(null), await server.makeAccount()];
    const asJunior = await server.asPlayer(junior.accountId);
    const { secret: circle } = await asJunior.call('createCircleInvitation', { body: { isForGuardian: true } });
    await (await server.asPlayer(parent.accountId)).call('acceptCircleInvitation', { body: { secret: circle } });
    await asJunior.call('askToJoinTeam', { body: { secret, level: 'see' } });
    const { user } = await server.open('/players', { as: parent.accountId });
    await user.click(await screen.findByRole('link', { name: 'Juniors waits for your agreement' }));
    await user.click(await screen.findByRole('button', { name: 'Agree to Juniors' }));
    expect(await screen.findByText('You agreed. A coach of Juniors confirms next.')).toBeTruthy();
  });

  it('shows a player what its coaches see of the player, and nobody else of the team (TEAM-22)', async () => {
    const { user, pathname } = await server.open('/teams', { as: demo.player.accountId });
    await user.click(await screen.findByRole('link', { name: 'Harrow Glen University Golf' }));
    await waitFor(() => expect(pathname()).toBe('/teams/1'));
    const own = await region('What your coaches see of you');
    expect(own.getByText(/in Women's Team\./)).toBeTruthy();
    expect(own.getByRole('button', { name: /^[+−]\d\.\d ± \d\.\d$/ }).getAttribute('aria-haspopup')).toBe('dialog');
    expect(own.getByText(/^10 rounds since/)).toBeTruthy();
    const gains = within(await screen.findByRole('table', { name: 'your strokes gained in the squad' }));
    expect(gains.getAllByRole('rowheader').map((head) => head.textContent)).toContain('All');
    expect(gains.getAllByRole('cell').every((cell) => /\d rounds/.test(cell.textContent ?? ''))).toBe(true);
    expect(screen.queryByText(/Raman|Lindqvist|Temple/)).toBeNull();
  });

  it('says to a player without rounds that the coaches read so (TEAM-22)', async () => {
    await server.open('/teams/1', { as: 47 });
    const own = await region('What your coaches see of you');
    expect(own.getByText('No rounds yet')).toBeTruthy();
    expect(screen.getByText(/^No strokes of the last 12 months/)).toBeTruthy();
  });

  it('is closed to whoever coaches it no more, with a sentence (TEAM-03)', async () => {
    const { address } = await makeTeam('Closed');
    await server.open(address, { as: (await server.makeAccount()).accountId });
    expect(await screen.findByText('You are not in this team.')).toBeTruthy();
  });

  it('asks a product manager once why they change it, before anything can be pressed (TEAM-O164)', async () => {
    const { call, address } = await makeTeam('Supported');
    const { user } = await server.open(address, { as: demo.manager.accountId });
    const links = await region('Links to join');
    expect(links.getByRole('button', { name: 'Link for coaches' }).matches(':disabled')).toBe(true);
    const why = await region('You are here as support');
    await user.type(why.getByRole('textbox', { name: /What happened/ }), 'The school asked');
    await user.click(why.getByRole('button', { name: 'Change the team' }));
    await user.click(links.getByRole('button', { name: 'Link for coaches' }));
    await links.findByText(/Link made/);
    await screen.findByText('Every change says why: The school asked');
    await user.click(await links.findByRole('button', { name: 'Withdraw the link for coaches' }));
    await links.findByText('The link works no more.');
    const { events } = await call('listAuditEvents', {});
    const lines = events.filter(({ kind }) => kind === 'supportTeamChanged').map(({ details }) => details);
    expect(lines.map(({ change, note }) => [change, note])).toEqual([
      ['linkWithdrawn', 'The school asked'],
      ['linkMade', 'The school asked'],
    ]);
  });
});
