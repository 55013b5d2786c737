import { features } from '@strokebook/golf/access';
import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { card, useSummary } from '../../testing/summary-screen.ts';

const { server, openSummary } = useSummary();

describe('the about block', () => {
  it('shows photo, name and View Resume, which visitors are led to the report by (ABOUT-01, PROFILE-15, PROFILE-O4)', async () => {
    const { accountId } = await openSummary();
    const about = card('Player');
    expect(within(about).getByRole('heading', { level: 1, name: 'Ingrid Solberg' })).toBeTruthy();
    expect(about.querySelector('img')?.width).toBe(120);
    expect(within(about).getByRole('link', { name: 'View Resume' }).getAttribute('href')).toBe(
      `/cgr/resume?accountId=${accountId}`,
    );
  });

  it('leads those with full access to the builder (PROFILE-O4)', async () => {
    await openSummary({ isOwn: true });
    expect(within(card('Player')).getByRole('link', { name: 'View Resume' }).getAttribute('href')).toBe(
      '/player/ingrid/resume?builder=true',
    );
  });

  it('and the other blocks have no links to pages that are closed to the viewer (ABOUT-01, ABOUT-14, ABOUT-15, ACCESS-13)', async () => {
    const closed = [features.resume, features.compareStats, features.schedule];
    await openSummary({
      account: { settings: closed.map((featureId) => ({ featureId, isPublic: false })) },
    });
    for (const name of ['View Resume', 'Compare Stats', 'Full Schedule']) {
      expect(screen.queryByRole('link', { name }), name).toBeNull();
    }
  });

  it('leads on to the stats of the player (ABOUT-15)', async () => {
    await openSummary();
    expect(within(card('Player')).getByRole('link', { name: 'Compare Stats' }).getAttribute('href')).toBe(
      '/player/ingrid/stats',
    );
  });

  it.each([
    [178, false],
    [179, true],
  ])('of %i px text offers Read More: %s; the popup holds it all (ABOUT-02, ABOUT-03)', async (height, isLong) => {
    vi.spyOn(HTMLParagraphElement.prototype, 'scrollHeight', 'get').mockReturnValue(height);
    const body = { about: 'Plays fast.', highSchool: 'Port Amity Prep' };
    const { user } = await openSummary({
      prepare: ({ accountId, call }) => call('updateProfileDetails', { params: { accountId }, body }),
    });
    expect(within(card('About')).getByText('Port Amity Prep High School')).toBeTruthy();
    const more = screen.queryByRole('button', { name: 'Read More' });
    expect(more !== null).toBe(isLong);
    if (more === null) return;
    await user.click(more);
    const dialog = await screen.findByRole('dialog', { name: 'About Ingrid Solberg' });
    expect(within(dialog).getByText('Plays fast.')).toBeTruthy();
  });

  it('shows what a recruiter looks for: figures of the player, their website as a safe link, and their logo (ABOUT-01, ABOUT-O6)', async () => {
    const openWith = async (websiteLink: string) => {
      const extraInfo = {
        ...{ ncaaNumber: '22', classYear: 'Junior', height: `5'9"`, weight: '150 lb', ghin: '1234567' },
        showsWeight: true,
        websiteLink,
      };
      const { accountId } = await server.withRounds([], { extraInfo, customLogoId: 'logo' });
      await server.addPicture(accountId, 'logo', { use: 'customLogo' });
      await server.open('/player/ingrid/resume');
      return within(await screen.findByRole('region', { name: 'About' }));
    };
    const block = await openWith('https://example.com/me');
    for (const value of ['Junior', `5'9"`, '150 lb', '1234567', '22']) expect(block.getByText(value)).toBeTruthy();
    const link = block.getByRole<HTMLAnchorElement>('link', { name: 'example.com/me' });
    expect([link.href, link.rel]).toEqual(['https://example.com/me', 'noopener noreferrer nofollow']);
    const logo = screen.getByRole<HTMLImageElement>('img', { name: 'Logo of Ingrid Solberg' });
    expect([logo.width, logo.height]).toEqual([72, 72]);
    cleanup();
    const unsafe = await openWith('javascript:alert(1)');
    expect(unsafe.getByText('Junior')).toBeTruthy();
    expect(unsafe.queryByRole('link', { name: /alert/ })).toBeNull();
  });
});
