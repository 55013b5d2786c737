import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addClip, addVideoLink } from '../../testing/player-content.ts';
import type { TestPlayer } from '../../testing/real-server.ts';
import { card, logged, useSummary } from '../../testing/summary-screen.ts';

const { openSummary } = useSummary();

describe('swing videos', () => {
  const addSwings = async (player: TestPlayer) => {
    await addClip(player, 'Driver');
    await addVideoLink(player, 'Wedge');
  };

  it('have a play button that goes while they play, and controls from then on (HOME-05, HOME-06, HOME-07)', async () => {
    await openSummary({ prepare: addSwings });
    const video = screen.getByLabelText<HTMLVideoElement>('Driver');
    const play = () => screen.queryByRole('button', { name: 'Play Driver' });
    expect([video.controls, play() !== null]).toEqual([false, true]);
    video.dispatchEvent(new Event('play'));
    await waitFor(() => expect([video.controls, play() !== null]).toEqual([true, false]));
    video.dispatchEvent(new Event('pause'));
    await waitFor(() => expect([video.controls, play() !== null]).toEqual([true, true]));
  });

  it('of another site are loaded from it only when they are wanted (HOME-05, HOME-O4)', async () => {
    const { user } = await openSummary({ prepare: addSwings });
    const carousel = card('Swing Videos');
    await user.click(within(carousel).getAllByRole('button', { name: 'Next' })[0] as Element);
    expect(carousel.querySelector('iframe')).toBeNull();
    await user.click(within(carousel).getByRole('button', { name: 'Play Wedge from YouTube' }));
    expect(carousel.querySelector('iframe')?.src).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/demoSwing01/);
  });

  it('that cannot be loaded are none, and logged (HOME-O6, PROFILE-20)', async () => {
    const errors = logged();
    await openSummary({
      prepare: async (player, { failAll }) => {
        await addSwings(player);
        failAll('getSwingVideos', 'NOT_FOUND');
      },
    });
    expect(screen.queryByRole('region', { name: 'Swing Videos' })).toBeNull();
    expect(errors).toHaveBeenCalledWith('Error fetching swing videos:', expect.anything());
  });
});
