import type { RoundDocument } from '@strokebook/golf/model';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { demo, useRealServer } from '../../testing/real-server.ts';
import { makeCareer, TODAY } from '../../testing/rounds.ts';

const server = useRealServer({
  today: TODAY,
  environment: { MAIL_PROVIDER: 'smtp', SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'club@example.org' },
});
const COACH = demo.coach.accountId;
const career = makeCareer(4);
const [first, second] = career as [RoundDocument, RoundDocument];

/** A player whose rounds a coach has corrected, each several times. */
async function changedPlayer() {
  const player = await server.withRounds(career, { enteringIds: [COACH] });
  const coach = await server.asPlayer(COACH);
  for (const round of [first, second]) {
    for (const more of [1, 2]) {
      const holes = round.holes.map((hole, index) =>
        index === 0 ? { ...hole, score: (hole.score ?? 4) + more } : hole,
      );
      const params = { accountId: player.accountId, roundId: round.roundId };
      await coach.call('putRound', { params, body: { ...round, holes } as never });
    }
  }
  return player;
}
const strip = () => screen.findByRole('region', { name: 'New for you' });
const SENTENCE = 'Dana Whitfield changed 2 rounds';

describe('what a person was told', () => {
  it('stands at the top of the home while it is unread, marked in words, and counts in the menu (TEAM-33)', async () => {
    const { accountId } = await changedPlayer();
    const { user } = await server.open('/dashboard', { as: accountId });
    const [row] = within(await strip()).getAllByRole('listitem');
    expect(row?.textContent).toContain(`New${SENTENCE}`);
    const link = within(row as HTMLElement).getByRole('link', { name: SENTENCE });
    expect(link.getAttribute('href')).toBe('/account#activity');
    expect(await screen.findByRole('button', { name: /1.*new for you/ })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'New for you' })).toBeNull());
    expect(screen.queryByRole('button', { name: /new for you/ })).toBeNull();
  });

  it('is read once its link was opened (TEAM-33)', async () => {
    const { accountId } = await changedPlayer();
    const { user } = await server.open('/dashboard', { as: accountId });
    await user.click(within(await strip()).getByRole('link', { name: SENTENCE }));
    await screen.findByRole('heading', { name: 'Activity' });
    await waitFor(async () => expect((await server.accountOf(accountId)).unreadNotices).toBe(0));
  });

  it('is nothing on the home, and no call, for whoever has read everything (TEAM-33)', async () => {
    const { accountId } = await server.withRounds(career);
    const { requestsTo } = await server.open('/dashboard', { as: accountId });
    await screen.findByText('Scoring average');
    expect(screen.queryByRole('heading', { name: 'New for you' })).toBeNull();
    expect(requestsTo('listNotices')).toEqual([]);
  });

  it('has a page with all, on which invitations are answered; opening it marks it as read (TEAM-33)', async () => {
    const player = await server.withRounds(career, { birthYear: 1990 });
    const asked = await server.makeAccount();
    await player.call('inviteToCircle', { body: { username: asked.username, level: 'see' } });
    const { user } = await server.open('/players', { as: asked.accountId });
    await user.click(await screen.findByRole('link', { name: 'Ingrid Solberg invites you to a circle' }));
    const list = within(await screen.findByRole('list', { name: 'Notices' }));
    expect(list.getByText('Ingrid Solberg invites you to a circle')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Accept Ingrid Solberg' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Invitations' })).toBeNull());
    await waitFor(() => expect(screen.queryByRole('button', { name: /new for you/ })).toBeNull());
    cleanup();
    await server.open('/account/new', { as: player.accountId });
    const told = within(await screen.findByRole('list', { name: 'Notices' }));
    expect(told.getByRole('listitem').textContent).toMatch(/^New.* joined your circle: can see everything/);
    cleanup();
    await server.open('/account/new', { as: player.accountId });
    const again = within(await screen.findByRole('list', { name: 'Notices' }));
    expect(again.getByRole('listitem').textContent).not.toMatch(/^New/);
  });

  it('comes by mail only to a confirmed email, by the choice of the person (TEAM-33)', async () => {
    const { accountId } = await server.withRounds(career, { email: 'ingrid@example.org' } as never);
    await server.open('/account/new', { as: accountId });
    const toggle = await screen.findByRole<HTMLInputElement>('switch', { name: 'Also by mail' });
    expect(toggle.disabled).toBe(true);
    cleanup();
    const proven = { email: 'ingrid@example.org', emailConfirmedAt: new Date() } as never;
    const confirmed = await server.withRounds(career, proven);
    const { user } = await server.open('/account/new', { as: confirmed.accountId });
    await user.click(await screen.findByRole('switch', { name: 'Also by mail' }));
    await waitFor(async () => expect((await server.accountOf(confirmed.accountId)).mailsNotices).toBe(true));
  });
});
