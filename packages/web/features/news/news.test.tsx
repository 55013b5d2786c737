import type { NewsDraft } from '@strokebook/contract';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addClip, publishManyNews, publishNews } from '../../testing/player-content.ts';
import type { TestPlayer } from '../../testing/real-server.ts';
import { card, logged, useSummary } from '../../testing/summary-screen.ts';

const { server, openSummary } = useSummary();

const headlines = () => within(within(card('News')).getByRole('list')).getAllByRole('button');
const withNews = (count: number) => ({ prepare: (player: TestPlayer) => publishManyNews(player, count) });
afterEach(() => vi.unstubAllGlobals());

describe('the news', () => {
  it('are rows of headline and date, 4 at first; View More and View Less step by 4 (HOME-09, HOME-14, HOME-15, HOME-16, HOME-17, HOME-18, HOME-O2)', async () => {
    vi.stubGlobal('innerWidth', 1050);
    const { user } = await openSummary(withNews(10));
    const button = (name: string) => within(card('News')).queryByRole('button', { name });
    expect(headlines()[0]?.textContent).toBe('News 1Sep 14, 2026');
    expect([headlines().length, button('View Less')]).toEqual([4, null]);
    await user.click(button('View More') as Element);
    expect(headlines()).toHaveLength(8);
    await user.click(button('View More') as Element);
    expect([headlines().length, button('View More')]).toEqual([10, null]);
    await user.click(button('View Less') as Element);
    expect(headlines()).toHaveLength(8);
  });

  it('are 3 at first in a window narrower than 1050 px (HOME-14, HOME-O1)', async () => {
    vi.stubGlobal('innerWidth', 1049);
    await openSummary(withNews(10));
    expect(headlines()).toHaveLength(3);
  });

  it('without any say so (HOME-10, HOME-12, PROFILE-O1)', async () => {
    await openSummary();
    expect(within(card('News')).getByText('No newsfeed items have been added.')).toBeTruthy();
  });

  it('have a spinner of 70 px while they load (HOME-11, HOME-12)', async () => {
    let release = () => {};
    await openSummary({
      prepare: async (player, { hold }) => {
        await publishNews(player, 'News 1');
        release = hold('getNews');
      },
    });
    const spinner = within(card('News')).getByRole('status', { name: 'Loading' });
    expect(spinner.querySelector<HTMLElement>('.mantine-Loader-root')?.style.getPropertyValue('--loader-size')).toBe(
      'calc(4.375rem * var(--mantine-scale))',
    );
    release();
    expect(await within(card('News')).findByRole('button', { name: /^News 1/ })).toBeTruthy();
  });

  it('that cannot be loaded are as if there were none, and logged (HOME-O6)', async () => {
    const errors = logged();
    await openSummary({
      prepare: async (player, { failAll }) => {
        await publishNews(player, 'News 1');
        failAll('getNews', 'NOT_FOUND');
      },
    });
    expect(within(card('News')).getByText('No newsfeed items have been added.')).toBeTruthy();
    expect(errors).toHaveBeenCalledWith('Error fetching news:', expect.anything());
  });
});

describe('an article', () => {
  const pictures = {
    a: { width: 96, height: 72 },
    b: { width: 64, height: 96, variantWidths: [32, 64] },
    cover: { width: 96, height: 72 },
    panorama: { width: 96, height: 32 },
  };

  /** Opens the player's only story and waits for its text. */
  const openArticle = async (write: (player: TestPlayer) => Promise<unknown>, header = 'News 1', body?: string) => {
    const app = await openSummary({
      prepare: async (player) => {
        for (const [mediaId, size] of Object.entries(pictures)) {
          await server.addPicture(player.accountId, mediaId, { use: 'news', ...size });
        }
        await write(player);
      },
    });
    await app.user.click(headlines()[0] as Element);
    const dialog = await screen.findByRole('dialog', { name: header });
    await within(dialog).findByText(body ?? `Body of ${header}`);
    return { ...app, dialog };
  };
  const openPublished = (draft: Partial<NewsDraft>) =>
    openArticle((player) => publishNews(player, 'News 1', draft), 'News 1', draft.body);

  it('shows headline and date before the rest has come, and says where it cannot be shown (HOME-13, HOME-19)', async () => {
    const { user, hold, loseNextReply, failNext } = await openSummary(withNews(1));
    const release = hold('getNewsItem');
    await user.click(headlines()[0] as Element);
    const dialog = await screen.findByRole('dialog', { name: 'News 1' });
    expect(within(dialog).getByText('Sep 14, 2026')).toBeTruthy();
    expect(within(dialog).queryByText('Body of News 1')).toBeNull();
    loseNextReply('getNewsItem');
    failNext('getNewsItem', 'NOT_FOUND');
    release();
    await user.click(await within(dialog).findByRole('button', { name: 'Retry' }));
    expect(await within(dialog).findByText('Body of News 1')).toBeTruthy();
  });

  it('opens from its row with header, date and body, at most 680 px wide (HOME-13, HOME-19)', async () => {
    const { dialog } = await openPublished({ body: 'One <script>alert(1)</script> two' });
    expect(within(dialog).getByText('Sep 14, 2026')).toBeTruthy();
    expect(within(dialog).getByText('One <script>alert(1)</script> two')).toBeTruthy();
    const root = dialog.closest<HTMLElement>('.mantine-Modal-root');
    expect(root?.style.getPropertyValue('--modal-size')).toBe('calc(42.5rem * var(--mantine-scale))');
  });

  it('has a carousel with indicators of several pictures (HOME-20, HOME-24)', async () => {
    const { user, dialog, accountId } = await openPublished({ imageMediaIds: ['a', 'b'] });
    await user.click(within(dialog).getByRole('button', { name: 'Show 2 of 2' }));
    const shown = dialog.querySelector('[aria-roledescription="slide"]:not([inert])') as HTMLElement;
    expect(shown.querySelector('img')?.dataset['whole']).toBe('true');
    const full = within(shown).getByRole('link', { name: 'View full image' });
    expect([full.getAttribute('href'), full.getAttribute('target')]).toEqual([
      `/api/accounts/${accountId}/media/b/64.webp`,
      '_blank',
    ]);
  });

  it.each([
    ['is one of them', 'a', 2],
    ['is none of them', 'cover', 3],
  ])('shows each picture once, the cover first, where the cover %s (HOME-20)', async (_what, coverMediaId, count) => {
    const { dialog, accountId } = await openPublished({ coverMediaId, imageMediaIds: ['a', 'b'] });
    expect(within(dialog).getAllByRole('button', { name: /^Show/ })).toHaveLength(count);
    const shown = dialog.querySelector('[aria-roledescription="slide"]:not([inert]) img');
    expect(shown?.getAttribute('src')).toBe(`/api/accounts/${accountId}/media/${coverMediaId}/48.webp`);
  });

  it.each([
    ['its cover', { coverMediaId: 'cover', imageMediaIds: ['a'] }, 'cover', undefined],
    ['its one picture without a cover', { imageMediaIds: ['a'] }, 'a', undefined],
    ['a panorama', { imageMediaIds: ['panorama'] }, 'panorama', 'true'],
  ])(
    'shows %s alone, in landscape to the full width, and crops none that is wider than its box (HOME-20, HOME-26, HOME-O3, HOME-O5)',
    async (_what, draft, mediaId, isWhole) => {
      const { dialog, accountId } = await openPublished(draft);
      const shown = [...dialog.querySelectorAll('img')];
      expect(shown.map((one) => [one.getAttribute('src'), one.dataset['whole']])).toEqual([
        [`/api/accounts/${accountId}/media/${mediaId}/48.webp`, isWhole],
      ]);
      expect(within(dialog).queryByRole('button', { name: /^Show/ })).toBeNull();
    },
  );

  it('has links in new tabs, none that runs, and videos in frames after a press (HOME-21, HOME-22, HOME-23, HOME-O7)', async () => {
    let mediaId = '';
    const links = [
      { label: 'The results', url: 'https://example.com/results' },
      { label: 'A trap', url: 'javascript:alert(1)' },
      { label: 'https://youtu.be/demoSwing01', url: 'https://example.com' },
    ];
    const addStory = async (player: TestPlayer) => {
      ({ mediaId } = await addClip(player, 'Driver'));
      const attached = { links, videoUrls: [], clipMediaIds: [mediaId] };
      await server.addStory(player.accountId, 'story', '2026-09-14', attached);
    };
    const { user, dialog, accountId } = await openArticle(addStory, 'Header of story', 'Text');
    const anchors = within(dialog).getAllByRole('link');
    expect(anchors.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('rel')])).toEqual([
      ['The results', 'https://example.com/results', 'noopener noreferrer'],
    ]);
    expect(within(dialog).getByText('A trap').closest('a')).toBeNull();
    expect(dialog.querySelector('iframe')).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Play https://youtu.be/demoSwing01 from YouTube' }));
    expect(dialog.querySelector('iframe')?.src).toContain('youtube-nocookie.com/embed/demoSwing01');
    const video = dialog.querySelector('video');
    const clip = `/api/accounts/${accountId}/media/${mediaId}/clip.mp4`;
    expect([video?.controls, video?.muted, video?.getAttribute('src')]).toEqual([true, true, clip]);
  });

  it('plays a video of the video site in its frame and leads to one of any other site in a new tab (HOME-21)', async () => {
    const { user, dialog } = await openPublished({
      videoUrls: ['https://www.youtube.com/watch?v=demoSwing01', 'https://example.com/swing.mp4'],
    });
    expect(dialog.querySelector('video')).toBeNull();
    const links = within(dialog).getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      ['https://example.com/swing.mp4', '_blank'],
    ]);
    await user.click(within(dialog).getByRole('button', { name: 'Play Video of News 1 from YouTube' }));
    expect(dialog.querySelector('iframe')?.src).toContain('youtube-nocookie.com/embed/demoSwing01');
  });
});
