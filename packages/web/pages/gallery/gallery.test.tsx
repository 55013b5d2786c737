import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useRealServer } from '../../testing/real-server.ts';
import { TODAY } from '../../testing/rounds.ts';

const server = useRealServer({ today: TODAY });
const address = '/player/ingrid/gallery';

it('the gallery page shows swings and all pictures at full width (PROFILE-O2)', async () => {
  const { accountId, call } = await server.withRounds([]);
  await server.addPicture(accountId, 'featured', { isFeatured: true, sortOrder: 1 });
  await server.addPicture(accountId, 'other', { sortOrder: 2 });
  await call('addVideoLink', { params: { accountId }, body: { url: 'https://youtu.be/demoSwing01', title: 'Driver' } });
  const { requestsTo } = await server.open(address);
  expect(await screen.findByRole('heading', { level: 1, name: 'Swing Videos' })).toBeTruthy();
  const carousels = async () =>
    [...document.querySelectorAll('[aria-roledescription="carousel"]')].map((one) => one.getAttribute('aria-label'));
  await expect.poll(carousels).toEqual(['Swing Videos', 'Gallery']);
  expect(requestsTo('getGallery').map(({ query }) => query.get('isFeatured'))).toEqual([null]);
  const slides = screen.getByRole('region', { name: 'Gallery' }).querySelectorAll('[aria-roledescription="slide"]');
  expect(new Set([...slides].map((slide) => slide.getAttribute('aria-label')))).toEqual(
    new Set(['1 of 2: Title of featured', '2 of 2: Title of other']),
  );
});

it('the gallery page says when there is nothing yet (PROFILE-O2)', async () => {
  await server.withRounds([]);
  await server.open(address);
  expect(await screen.findByRole('heading', { name: 'No pictures or swings yet.' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Add pictures' })).toBeNull();
});

it('the gallery page leads those who may to where it is filled', async () => {
  const { accountId } = await server.withRounds([]);
  await server.open(address, { as: accountId });
  const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await hrefOf('Add pictures')).toBe('/player/ingrid/edit/pictures');
  expect(await hrefOf('Add swing videos')).toBe('/player/ingrid/edit/videos');
});
