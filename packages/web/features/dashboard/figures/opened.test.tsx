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
    expect(opened.textContent).toContain(share);
    expect(opened.textContent).toMatch(
      new RegExp(`likely \\d+% to \\d+%3 rounds, ${successes} of ${opportunities}`, 'u'),
    );
    expect(opened.textContent).toMatch(/(Better than|Short of) the standard, 68%|Too early to say why/);
    expect(JSON.parse(new URL(href(), 'http://x').searchParams.get('of') ?? '')).toEqual({
      overview: 'Last 3',
      figure: 'approach.greensInRegulation',
    });

    const holes = within(opened);
    await holes.findByText(`All ${opportunities} holes`);
    const more = holes.getByRole('button', { name: /more holes/ });
    expect(more.textContent).toBe(
      `${Number(opportunities) - 8} more holes${successes} of ${Number(opportunities) - 8}`,
    );
    while (holes.queryByRole('button', { name: /more holes?/ }) !== null)
      await user.click(holes.getByRole('button', { name: /more holes?/ }));
    const answers = holes.getAllByRole('listitem').map((line) => /(yes|no)(Edit)?$/.exec(line.textContent ?? '')?.[1]);
    expect([answers.length, answers.filter((text) => text === 'yes').length]).toEqual([
      Number(opportunities),
      Number(successes),
    ]);
    expect(answers[0]).toBe('no');
  });

  it('greys the holes that do not count, and leaves them out of the sums (CARD-O7)', async () => {
    const { user } = await openLoaded('?of=Last+3&figure=drive.fairwaysHit');
    await user.click(await within(await dialog()).findByText('Scorecards'));
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
    const opened = within(await dialog());
    await opened.findByText(/^All \d+ strokes$/);
    const lines = opened.getAllByRole('listitem').map((line) => line.textContent ?? '');
    const strokes = lines.filter((text) => text.includes('Hole '));
    expect(strokes.length).toBeGreaterThan(2);
    const leaves = strokes.map((text) => Number.parseFloat(/([\d.]+) ft(?:Edit)?$/.exec(text)?.[1] ?? ''));
    expect(leaves).toEqual([...leaves].sort((a, b) => b - a));
    for (const text of strokes) {
      expect(Number.parseInt(text, 10)).toBeGreaterThanOrEqual(125);
      expect(Number.parseInt(text, 10)).toBeLessThanOrEqual(150);
    }
  });

  it('says of a figure per round how many strokes count, and on how many holes they could', async () => {
    await openLoaded('?of=Last+3&figure=approach.strokesGained');
    const opened = within(await dialog());
    const said = await opened.findByText(/^3 rounds, \d+ strokes on \d+ holes$/);
    const [, strokes, holes] = [...(said.textContent ?? '').matchAll(/\d+/g)].map(Number) as [number, number, number];
    expect(holes).toBe(54);
    expect(opened.getByText(`All ${strokes} strokes`)).toBeTruthy();
  });

  it('DASH-O67: the rows of strokes gained, what was cut off and the total add up as shown, in each order', async () => {
    const { user } = await openLoaded('?of=Last+3&figure=approach.strokesGained');
    const opened = within(await dialog());
    const total = await opened.findByText(/^All \d+ strokes$/);
    const numberOf = (text: string | null | undefined) =>
      Number(/[−+]?[\d.]+(?=(?:Edit)?$)/.exec(text ?? '')?.[0].replace('−', '-'));
    const rowsOf = () => opened.getAllByRole('listitem').filter((line) => line.textContent?.includes('Hole '));
    const sumOf = (lines: readonly HTMLElement[]) => lines.reduce((sum, line) => sum + numberOf(line.textContent), 0);
    const rest = opened.getByRole('button', { name: /more strokes/ });
    const all = numberOf(total.parentElement?.textContent);
    expect(rowsOf()).toHaveLength(8);
    expect(sumOf(rowsOf()) + numberOf(rest.textContent)).toBeCloseTo(all, 6);
    await user.click(opened.getByRole('button', { name: 'By distance' }));
    const groups = [...document.querySelectorAll('[role=dialog] summary')].filter((one) =>
      /\d+ strokes?[−+\d]/.test(one.textContent ?? ''),
    );
    expect(groups.length).toBeGreaterThan(3);
    expect(sumOf(groups as HTMLElement[])).toBeCloseTo(all, 6);
    // The costliest group is open and says what it leaves out.
    const [first] = groups;
    const inFirst = numberOf(opened.queryByRole('button', { name: /more strokes?/ })?.textContent ?? '0');
    expect(sumOf(rowsOf()) + inFirst).toBeCloseTo(numberOf(first?.textContent), 6);
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
