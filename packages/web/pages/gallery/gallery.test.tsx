import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { galleryOf, swingOf } from '../../testing/player-blocks.ts';
import { renderApp } from '../../testing/render-app.tsx';

it('the gallery page shows swings and all pictures at full width (PROFILE-O2)', async () => {
  const handlers = { getGallery: () => galleryOf(2), getSwingVideos: () => [swingOf('Driver')] };
  const { server } = renderApp('/player/ingrid/gallery', { handlers });
  expect(await screen.findByRole('heading', { level: 1, name: 'Swing Videos' })).toBeTruthy();
  const carousels = async () =>
    [...document.querySelectorAll('[aria-roledescription="carousel"]')].map((one) => one.getAttribute('aria-label'));
  await expect.poll(carousels).toEqual(['Swing Videos', 'Gallery']);
  expect(server.callsOf('getGallery').map(({ query }) => query.get('isFeatured'))).toEqual([null]);
});

it('the gallery page says when there is nothing yet (PROFILE-O2)', async () => {
  renderApp('/player/ingrid/gallery');
  expect(await screen.findByRole('heading', { name: 'No pictures or swings yet.' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Add pictures' })).toBeNull();
});

it('the gallery page leads those who may to where it is filled', async () => {
  renderApp('/player/ingrid/gallery', { isSignedIn: true });
  const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await hrefOf('Add pictures')).toBe('/player/ingrid/edit/pictures');
  expect(await hrefOf('Add swing videos')).toBe('/player/ingrid/edit/videos');
});
