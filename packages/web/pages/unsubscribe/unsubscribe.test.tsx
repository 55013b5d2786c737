import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useRealServer } from '../../testing/real-server.ts';

const server = useRealServer();
/** The token of this account, made by the server's own secret. */
const tokenOf = (accountId: number) => server.mailStopTokenOf(accountId);

it('the address in a mail shows one button to a visitor, and stops these mails only once it is pressed (TEAM-O144)', async () => {
  const proven = { email: 'ingrid@example.org', emailConfirmedAt: new Date(), mailsNotices: true } as never;
  const { accountId } = await server.withRounds([], proven);
  const { user, requestsTo } = await server.open(`/unsubscribe#${await tokenOf(accountId)}`);
  const button = await screen.findByRole('button', { name: 'Stop these mails' });
  expect([requestsTo('stopNoticeMail'), (await server.accountOf(accountId)).mailsNotices]).toEqual([[], true]);
  await user.click(button);
  expect(await screen.findByText('You get no more of these mails.')).toBeTruthy();
  await waitFor(async () => expect((await server.accountOf(accountId)).mailsNotices).toBe(false));
});

it('an address that no mail has says that it stops nothing (TEAM-O144)', async () => {
  const { user } = await server.open('/unsubscribe#1.made-up');
  await user.click(await screen.findByRole('button', { name: 'Stop these mails' }));
  expect(await screen.findByText('This address stops no mails.')).toBeTruthy();
});
