import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useRealServer } from '../../testing/real-server.ts';

const contact = { email: 'support@golf.example', phone: '+15550109300', address: '1 Road' };
const server = useRealServer({
  environment: {
    ANDROID_STORE_URL: 'https://play.google.com/store/apps/details?id=golf.example',
    IOS_STORE_URL: 'https://www.apple.com/app-store/',
    SUPPORT_CONTACTS: JSON.stringify([
      { region: 'Americas', ...contact },
      { region: 'Asia', ...contact },
    ]),
  },
});

it('everyone without a phone finds both stores and whom to turn to in two regions (STORE-03, STORE-O1)', async () => {
  await server.open('/store-redirect');
  const android = await screen.findByRole('link', { name: /Android/ });
  expect(android.getAttribute('href')).toMatch(/^https:\/\/play\.google\.com\//);
  expect(screen.getByRole('link', { name: /iPhone/ }).getAttribute('href')).toMatch(/^https:\/\/www\.apple\.com\//);
  const contacts = within(screen.getByRole('region', { name: 'Support' })).getAllByRole('listitem');
  expect(contacts).toHaveLength(2);
  for (const contact of contacts) {
    expect(within(contact).getByRole('link', { name: /@/ }).getAttribute('href')).toMatch(/^mailto:/);
    expect(within(contact).getByRole('link', { name: /^\+/ }).getAttribute('href')).toMatch(/^tel:\+/);
  }
});
