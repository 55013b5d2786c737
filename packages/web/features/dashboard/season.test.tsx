import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeCareer, makeRound, TODAY } from '../../testing/rounds.ts';
import { useDashboard } from '../../testing/dashboard-screen.ts';

const { openDashboard, openLoaded } = useDashboard();
const region = (name: RegExp) => screen.findByRole('region', { name });
const strokes = (text: string | null | undefined) => Number(/[−+]?\d+\.\d/.exec(text ?? '')?.[0].replace('−', '-'));

describe('the season', () => {
  it('begins with the scoring average, to par and how many rounds (DASH-O60)', async () => {
    await openLoaded();
    const average = (await screen.findByText('Scoring average')).parentElement as HTMLElement;
    expect(average.textContent).toMatch(/^Scoring average\d\d\.\d([−+]\d+\.\d|E) to par in \d+ (tournament )?rounds?$/);
  });

  it('has strokes gained by part, which add up to the total and open (DASH-O61)', async () => {
    const { user, href } = await openLoaded();
    const rows = within(await region(/^Strokes gained a round/)).getAllByRole('button');
    const figures = rows.map((row) => strokes(row.textContent));
    const total = figures.pop() as number;
    expect(Math.abs(figures.reduce((sum, value) => sum + value, 0) - total)).toBeLessThanOrEqual(0.21);
    await user.click(rows[1] as HTMLElement);
    const opened = await screen.findByRole('dialog');
    expect(opened.textContent).toContain('Approach');
    expect(new URL(href(), 'http://x').searchParams.get('of')).toContain('approach.strokesGained');
  });

  it('lists at most three areas to work on, the costliest first, each with its count (DASH-O62)', async () => {
    const { user } = await openLoaded();
    const areas = within(await region(/^What to work on/)).getAllByRole('button');
    expect(areas.length).toBeGreaterThan(0);
    expect(areas.length).toBeLessThanOrEqual(3);
    const costs = areas.map((area) => strokes(area.querySelector('[data-certain], span:last-of-type')?.textContent));
    expect(costs.every((cost) => cost <= -0.1)).toBe(true);
    expect(costs).toEqual(costs.toSorted((a, b) => a - b));
    for (const area of areas) expect(area.textContent).toMatch(/\d+ of \d+/);
    await user.click(areas[0] as HTMLElement);
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });

  it('shows the last tournament with the sums of its last round (DASH-O60)', async () => {
    await openLoaded();
    const board = await region(/^Last tournament$/);
    const nines = within(board).getAllByRole('list');
    const scores = nines.map((nine) =>
      within(nine)
        .getAllByRole('listitem')
        .map((hole) => Number(hole.lastChild?.textContent)),
    );
    for (const nine of scores) expect(nine.slice(0, 9).reduce((sum, score) => sum + score, 0)).toBe(nine[9]);
    const total = scores.reduce((sum, nine) => sum + (nine[9] as number), 0);
    expect(board.textContent).toContain(`Final round ${total}.`);
  });

  it('tells a golfer of scores alone which holes cost, and what more detail would show, without bars for what was not logged (FIRST-05, DASH-O65)', async () => {
    const rounds = makeCareer(8).map((round) => ({
      ...round,
      holes: round.holes.map(({ shots: _shots, ...hole }) => hole),
    }));
    const { user } = await openLoaded({ rounds });
    const panel = await region(/^Where the score comes from/);
    const rows = within(panel)
      .getAllByRole('listitem')
      .filter(({ textContent }) => textContent?.startsWith('Par '));
    expect(rows.map((row) => row.textContent?.slice(0, 6))).toEqual(['Par 3s', 'Par 4s', 'Par 5s']);
    expect(panel.textContent).toContain('Log putts too');
    expect(panel.textContent).not.toContain('worses');
    const [shares] = screen.getAllByRole('table', { name: /share of stats that exceed the standard$/ });
    const empty = within(shares as HTMLElement)
      .getAllByRole('row')
      .filter(({ textContent }) => textContent?.endsWith('-'));
    expect(empty.map(({ textContent }) => textContent)).toContain('Drive-');
    expect(empty.flatMap((row) => [...row.querySelectorAll('svg')])).toEqual([]);
    const work = await region(/^What to work on/);
    expect(work.textContent).not.toContain('Nothing costs');
    // Over par is positive, and the figure that opens is the one that was pressed.
    const [average] = within(rows[1] as HTMLElement).getAllByRole('button');
    const figure = /\d\.\d\d/.exec(average?.textContent ?? '')?.[0] as string;
    const toPar = /([−+]\d+\.\d|E)a round$/.exec(rows[1]?.textContent ?? '')?.[1] as string;
    expect(Math.sign(strokes(toPar))).toBe(Math.sign(Number(figure) - 4));
    await user.click(average as HTMLElement);
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain(figure);
    expect(dialog.textContent).toContain(`${toPar} a round`);
  });

  it('is there with a single round, before there is anything to compare (FIRST-05)', async () => {
    await openDashboard({ rounds: [makeRound({ id: 1, playedOn: TODAY })] });
    expect(await screen.findByText('Scoring average')).toBeTruthy();
    expect(await region(/^Last round$/)).toBeTruthy();
  });
});
