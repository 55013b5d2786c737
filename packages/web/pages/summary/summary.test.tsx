import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addEvent, addVideoLink, publishNews } from '../../testing/player-content.ts';
import { card, useSummary } from '../../testing/summary-screen.ts';

const { server, openSummary } = useSummary();

describe('what is empty', () => {
  const fillLinks = () =>
    screen
      .queryAllByRole('link')
      .map((link) => link.getAttribute('href'))
      .filter((href) => href?.includes('/edit/'));

  it('leads those who may fill it to where they can, beside the words of the page', async () => {
    await openSummary({ isOwn: true, rounds: [] });
    const places = { About: 'about', 'Featured Tournaments': 'schedule', 'Upcoming Events': 'schedule' };
    const media = { Gallery: 'pictures', 'Swing Videos': 'videos', News: 'news' };
    for (const [name, place] of Object.entries({ ...places, ...media })) {
      const links = within(card(name)).getAllByRole('link');
      expect(links.map((link) => link.getAttribute('href'))).toContain(`/player/ingrid/edit/${place}`);
    }
    expect(within(card('Upcoming Events')).getByText('No upcoming events.')).toBeTruthy();
    expect(within(card('News')).getByText('No newsfeed items have been added.')).toBeTruthy();
  });

  it('leads nobody else there', async () => {
    await openSummary({ rounds: [] });
    expect(fillLinks()).toEqual([]);
  });

  it('is no such thing once it is filled', async () => {
    await openSummary({
      isOwn: true,
      account: { extraInfo: { about: 'Plays.' } },
      prepare: async (player) => {
        await addEvent(player, 'Cup', { isFavorite: true });
        await server.addPicture(player.accountId, 'p1', { isFeatured: true });
        await addVideoLink(player, 'Driver');
        await publishNews(player, 'News 1');
      },
    });
    expect(within(card('Upcoming Events')).getByText('Cup')).toBeTruthy();
    expect(fillLinks()).toEqual([]);
  });
});
