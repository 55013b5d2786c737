import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { logged, useSummary } from '../../testing/summary-screen.ts';

const { server, openSummary } = useSummary();

describe('the gallery', () => {
  it('shows one featured picture at a time, with arrows and no indicators, in the sizes of its place (HOME-01, HOME-02, API-33, DATA-54)', async () => {
    const { accountId, requestsTo, user } = await openSummary({
      prepare: async ({ accountId }) => {
        for (const number of [1, 2, 3]) {
          const details = { title: `Picture ${number}`, isFeatured: true, sortOrder: number };
          await server.addPicture(accountId, `p${number}`, details);
        }
        await server.addPicture(accountId, 'other');
      },
    });
    expect(requestsTo('getGallery').map(({ params, query }) => [params['accountId'], query.get('isFeatured')])).toEqual(
      [[String(accountId), 'true']],
    );
    const carousel = document.querySelector('[aria-roledescription="carousel"]') as HTMLElement;
    const shown = () =>
      carousel.querySelector('[aria-roledescription="slide"]:not([inert])')?.getAttribute('aria-label');
    expect(shown()).toBe('1 of 3: Picture 1');
    expect(carousel.querySelector('img')?.srcset).toMatch(/ 48w, .* 96w/);
    expect(within(carousel).queryByRole('button', { name: /^Show/ })).toBeNull();
    await user.click(within(carousel).getByRole('button', { name: 'Previous' }));
    expect(shown()).toBe('3 of 3: Picture 3');
    await user.click(within(carousel).getByRole('button', { name: 'Next' }));
    expect(shown()).toBe('1 of 3: Picture 1');
    await user.keyboard('{ArrowRight}');
    expect(shown()).toBe('2 of 3: Picture 2');
  });

  it('is not there without pictures (HOME-04, PROFILE-19)', async () => {
    await openSummary();
    expect(screen.queryByRole('region', { name: 'Gallery' })).toBeNull();
  });

  it('that cannot be loaded is logged, and not there (ERR-16)', async () => {
    const errors = logged();
    await openSummary({
      prepare: async ({ accountId }, { failAll }) => {
        await server.addPicture(accountId, 'p1', { isFeatured: true });
        failAll('getGallery', 'NOT_FOUND');
      },
    });
    expect(screen.queryByRole('region', { name: 'Gallery' })).toBeNull();
    expect(errors).toHaveBeenCalledWith('Error fetching media:', expect.anything());
  });
});
