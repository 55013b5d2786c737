import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { demo, useRealServer } from '../../testing/real-server.ts';

const server = useRealServer({
  environment: { MAIL_PROVIDER: 'smtp', SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'club@example.org' },
});

it('the email is set in About you and confirmed by the code that was sent, by the owner alone (DATA-O60)', async () => {
  const { user } = await server.open('/player/ingrid-solberg/edit/about', { as: demo.player.accountId });
  const section = within(await screen.findByRole('region', { name: 'Email' }));
  const field = section.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
  expect(section.getByText('Confirmed')).toBeTruthy();
  await user.clear(field);
  await user.type(field, 'ingrid@harrow');
  await user.click(section.getByRole('button', { name: 'Save email' }));
  expect(await section.findByText('The email must be an email such as name@example.com.')).toBeTruthy();
  await user.type(field, '.example');
  await user.click(section.getByRole('button', { name: 'Save email' }));
  expect(await section.findByText('We sent a code to ingrid@harrow.example. It works for ten minutes.')).toBeTruthy();
  expect(section.getByText('Not confirmed')).toBeTruthy();
  const code = /\d{6}/.exec(server.mails().at(-1)?.text ?? '')?.[0] ?? '';
  const codeField = section.getByRole('textbox', { name: 'Code from the email' });
  await user.type(codeField, code === '000000' ? '000001' : '000000');
  await user.click(section.getByRole('button', { name: 'Confirm email' }));
  expect(await section.findByText('Invalid verification code. Please try again.')).toBeTruthy();
  await user.clear(codeField);
  await user.type(codeField, code);
  await user.click(section.getByRole('button', { name: 'Confirm email' }));
  expect(await section.findByText('Confirmed')).toBeTruthy();
});

it('the email of a player is not offered to a coach who edits the profile (DATA-O60)', async () => {
  await server.open('/player/priya-raman/edit/about', { as: demo.coach.accountId });
  expect(await screen.findByRole('region', { name: 'About you' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Email' })).toBeNull();
});
