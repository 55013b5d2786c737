import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { demo, useRealServer } from '../../../testing/real-server.ts';

const server = useRealServer();
const address = `/player/${demo.player.username}/data-analysis`;
const card = () => screen.findByRole('region', { name: 'Strokes Gained by Distance' });
const figure = (text: string | null | undefined) => Number(/[−+]?\d+\.\d+/.exec(text ?? '')?.[0].replace('−', '-'));

describe('strokes gained', () => {
  it('has a row for each category, which opens its distances, and the parts of the total add up', async () => {
    const { user } = await server.open(address);
    const table = await within(await card()).findByRole('table', { name: '' });
    const gained = (name: string) =>
      figure(
        within(within(table).getByRole('button', { name }).closest('tr') as HTMLElement)
          .getAllByRole('button')
          .at(-1)?.textContent,
      );
    const parts = ['Off the tee', 'Approach', 'Around the green', 'Putting'];
    expect(parts.reduce((sum, name) => sum + gained(name), 0)).toBeCloseTo(gained('Total'), 1);
    expect(within(table).queryByRole('rowheader', { name: '5–10 ft' })).toBeNull();
    await user.click(within(table).getByRole('button', { name: 'Putting' }));
    expect(within(table).getByRole('rowheader', { name: '5–10 ft' })).toBeTruthy();
  });

  it('shows the course round by round with the smoothed line in words', async () => {
    await server.open(address);
    const course = await within(await card()).findByRole('table', { name: 'Strokes gained, round by round' });
    const cells = within(course)
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      );
    expect(cells.length).toBeGreaterThan(8);
    for (const [value, smoothed] of cells) {
      if (value !== '-') expect(smoothed).toMatch(/^[−+]?\d+\.\d\d \([−+]?\d+\.\d\d to [−+]?\d+\.\d\d\)$/);
    }
  });

  it('shows another overview when one is chosen', async () => {
    const { user } = await server.open(address);
    await user.click(await within(await card()).findByRole('button', { name: /^Of: / }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Previous Round' }));
    await waitFor(async () =>
      expect(within(await card()).getByRole('button', { name: 'Of: Previous Round' })).toBeTruthy(),
    );
  });
});

describe('the choice of the standard', () => {
  it('says of each level whose figures they are and how many, and where they are too few (DASH-O13)', async () => {
    const { user } = await server.open(address);
    await user.click(await screen.findByRole('button', { name: /^vs / }));
    const college = await screen.findByRole('group', { name: 'College' });
    expect(within(college).getByRole('menuitemradio', { name: 'College level (2010)' }).textContent).toMatch(
      /Men or women not said · 5 figures$/,
    );
    expect(within(college).getByRole('menuitemradio', { name: /women’s scores$/ }).textContent).toMatch(
      /Women, the score alone · 6 figures$/,
    );
    expect(within(college).getByRole('menuitemradio', { name: 'D1 men, team ranked 150' }).textContent).toContain(
      'Men · 1 figure, too few for a whole game',
    );
    const tour = screen.getByRole('group', { name: 'Tour' });
    expect(within(tour).getByRole('menuitemradio', { name: 'LPGA (2021)' }).textContent).toMatch(
      /Women · 3 figures, too few/,
    );
  });

  it('tells its sources, with a way to each, when asked', async () => {
    const { user } = await server.open(address);
    await user.click(await screen.findByRole('button', { name: 'About the figures of College level, women’s scores' }));
    const source = screen.getByRole('link', { name: /^ShotByShot, what it takes to play at the college level/ });
    expect(source.getAttribute('href')).toMatch(/^https:\/\/georgepinnell\.com/);
  });

  it('says what a standard with one figure leaves out', async () => {
    const { user } = await server.open(address);
    await user.click(await screen.findByRole('button', { name: /^vs / }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'AJGA Open boys, tenth' }));
    expect(await screen.findByText(/^Only 1 figure of this level is published/)).toBeTruthy();
    localStorage.clear();
  });

  it('is kept in the account of the player who makes it, and in the browser of anyone else (DASH-O13)', async () => {
    const choose = async (as: number | undefined, name: string) => {
      const app = await server.open(address, as === undefined ? {} : { as });
      await app.user.click(await screen.findByRole('button', { name: /^vs / }));
      await app.user.click(await screen.findByRole('menuitemradio', { name }));
      expect(await screen.findByRole('button', { name: `vs ${name}` })).toBeTruthy();
      return app;
    };
    const { requestsTo } = await choose(demo.player.accountId, 'Scratch');
    await waitFor(() => expect(requestsTo('updateOwnStandard')).toHaveLength(1));
    cleanup();
    localStorage.clear();
    await server.open(address);
    expect(await screen.findByRole('button', { name: 'vs Scratch' })).toBeTruthy();
    cleanup();
    const visitor = await choose(undefined, '5 handicap');
    expect(visitor.requestsTo('updateOwnStandard')).toHaveLength(0);
    localStorage.clear();
  });
});
