import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { assessment, columnNames, row } from '../../../testing/dashboard-screen.ts';
import { demo, useRealServer } from '../../../testing/real-server.ts';

const server = useRealServer();
const address = `/player/${demo.player.username}/data-analysis`;

async function openLoaded(search: string) {
  const app = await server.open(address + search);
  await screen.findByRole('grid', { name: /Assessment/ });
  await waitFor(() => expect(screen.queryAllByLabelText('Loading')).toHaveLength(0));
  return app;
}
const dialog = () => screen.findByRole('dialog');
const bodyRows = (table: HTMLElement) => within(table).getAllByRole('row').slice(1);

/** Rows of pars are no rounds. */
const isRound = (row: HTMLElement): boolean => row.dataset['round'] !== undefined;

describe('a figure that is opened', () => {
  it('says its fraction, its interval and its standard, and lists what it counted', async () => {
    const { user, href } = await openLoaded('?category=approach');
    const place = columnNames().findIndex((name) => name?.startsWith('GIR')) - 1;
    const cell = within(row('Last 3')).getAllByRole('cell')[place] as HTMLElement;
    const [, share = '', successes = '', opportunities = ''] =
      /(\d+%)(\d+) of (\d+)$/.exec(cell.textContent ?? '') ?? [];
    await user.click(within(cell).getByRole('button'));
    const opened = await dialog();
    expect(within(opened).getByRole('heading', { level: 2 }).textContent).toBe('GIR · Last 3');
    expect(opened.textContent).toContain(`${share}${successes} of ${opportunities}`);
    expect(opened.textContent).toMatch(/Likely between\d+% and \d+%Standard68%/);
    expect(JSON.parse(new URL(href(), 'http://x').searchParams.get('of') ?? '')).toEqual({
      overview: 'Last 3',
      figure: 'approach.greensInRegulation',
    });

    const list = await within(opened).findByRole('region', { name: 'GIR, what was counted' });
    await user.click(within(opened).getByRole('button', { name: `Show all ${opportunities}` }));
    const answers = bodyRows(within(list).getByRole('table')).map(
      (line) => within(line).getAllByRole('cell').at(-1)?.textContent,
    );
    expect([answers.length, answers.filter((text) => text === 'yes').length]).toEqual([
      Number(opportunities),
      Number(successes),
    ]);
    expect(answers[0]).toBe('no');
  });

  it('greys the holes that do not count, and leaves them out of the sums (CARD-O7)', async () => {
    await openLoaded('?of=Last+3&figure=drive.fairwaysHit');
    const card = await within(await dialog()).findByRole('grid', { name: 'FIR, the holes that count' });
    for (const line of bodyRows(card).filter(isRound)) {
      const holes = within(line)
        .getAllByRole('cell')
        .filter((cell) => cell.title.startsWith('Hole'));
      for (const hole of holes) {
        expect(hole.dataset['excluded']).toBe(hole.title.includes('par 3') ? 'true' : undefined);
      }
      const counted = holes.filter((hole) => hole.dataset['excluded'] === undefined);
      const total = counted.reduce((sum, hole) => sum + Number(hole.textContent), 0);
      expect(
        within(line)
          .getAllByRole('cell')
          .find((cell) => cell.dataset['sum'] === 'TOTAL')?.textContent,
      ).toMatch(new RegExp(`^${total}`));
    }
  });

  it('loads, and lists the strokes of a part, the longest leave first, from where to where (DASH-O64)', async () => {
    await openLoaded('?of=Last+3&figure=approach.proximity.from125');
    const list = await within(await dialog()).findByRole('region', { name: 'Proximity, 125–150 yd, what was counted' });
    const lines = bodyRows(within(list).getByRole('table')).map((line) =>
      within(line)
        .getAllByRole('cell')
        .map((cell) => cell.textContent ?? ''),
    );
    const feet = lines.map((cells) => Number.parseFloat(cells.at(-1) ?? ''));
    expect(feet).toEqual([...feet].sort((a, b) => b - a));
    for (const [, , , , from = ''] of lines) {
      expect(Number.parseInt(from, 10)).toBeGreaterThanOrEqual(125);
      expect(Number.parseInt(from, 10)).toBeLessThanOrEqual(150);
    }
  });

  it('says of a figure per round how many strokes count, and on how many holes they could', async () => {
    await openLoaded('?of=Last+3&figure=approach.strokesGained');
    const said = await within(await dialog()).findByText(/^\d+ strokes on \d+ holes$/);
    const [strokes, holes] = [...(said.textContent ?? '').matchAll(/\d+/g)].map(Number) as [number, number];
    expect(holes).toBe(54);
    expect(within(await dialog()).getByRole('button', { name: `Show all ${strokes}` })).toBeTruthy();
  });

  it('is closed by Escape, which leads back to where it was opened', async () => {
    const { user, href } = await openLoaded('?category=approach');
    const [figure] = within(row('Last 3')).getAllByRole('button', { name: /standard/ });
    await user.click(figure as HTMLElement);
    await dialog();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(figure);
    expect(href()).toBe(`${address}?category=approach`);
  });

  it('shows nothing for a figure that there is not', async () => {
    await openLoaded('?of=Last+3&figure=drive.luck');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('View shots', () => {
  it('opens the rounds of an overview, one by one, under its name (ASSESS-14, ASSESS-O4)', async () => {
    const { user } = await openLoaded('?category=score');
    await user.click(within(assessment()).getByRole('button', { name: 'View shots of Last 3' }));
    const opened = await dialog();
    expect(within(opened).getByRole('heading', { level: 2 }).textContent).toBe('Last 3');
    const card = await within(opened).findByRole('grid', { name: 'Last 3, by Round' });
    expect(within(card).queryAllByRole('button', { expanded: true })).toHaveLength(0);
    expect(bodyRows(card).filter(isRound)).toHaveLength(3);
    expect(Number.parseFloat(opened.style.width)).toBeCloseTo(window.innerWidth * 0.9);
    expect(Number.parseFloat(opened.style.height)).toBeCloseTo(window.innerHeight * 0.9);
  });
});
