import { features } from '@strokebook/golf/access';
import { calendarDay } from '@strokebook/golf/calendar';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { demo, useRealServer } from '../../testing/real-server.ts';

const server = useRealServer({ today: calendarDay('2026-06-15') });
const { player, newPlayer, stranger } = demo;
const address = `/player/${player.username}/index`;

const openOwn = async (path = address) => {
  const opened = await server.open(path, { as: player.accountId });
  await screen.findByRole('heading', { name: 'Estimated index' });
  return opened;
};
const part = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the page Index', () => {
  it('says the index, what it is not, what moved it, and which scores count (INDEX-07, INDEX-10)', async () => {
    await openOwn();
    expect(screen.getByText('Unofficial, not for competition')).toBeTruthy();
    expect(screen.getByText(/^(Down|Up) \d+\.\d since |^The same as on /)).toBeTruthy();
    const scores = await part('The last 20 scores');
    const rows = scores.getAllByRole('row').slice(1);
    expect(rows).toHaveLength(20);
    expect(rows.filter((row) => within(row).queryByText('Counts,') !== null)).toHaveLength(8);
    expect(scores.getByText(/^8 of 20 count, average \+?\d+\.\d$/)).toBeTruthy();
    for (const name of ['Falls out next', 'Caps and reductions', 'What if']) {
      expect(screen.getByRole('heading', { name })).toBeTruthy();
    }
  });

  it('shows the scores of twelve months in the chart, and all when asked (INDEX-07)', async () => {
    const { user } = await openOwn();
    const chart = await part('Course of the index');
    const days = () =>
      within(chart.getByRole('table'))
        .getAllByRole('rowheader')
        .map((row) => new Date(row.textContent?.replace(/, score.*/, '') ?? ''));
    const yearAgo = new Date('Jun 15, 2025');
    const all = await chart.findByRole('radio', { name: 'All scores' });
    expect(days().every((day) => day > yearAgo)).toBe(true);
    await user.click(all);
    expect(days().some((day) => day <= yearAgo)).toBe(true);
  });

  it('opens a score to its arithmetic, and says what is not public (INDEX-05, INDEX-07)', async () => {
    const { user } = await openOwn();
    const scores = await part('The last 20 scores');
    const [first] = scores.getAllByRole('button', { name: /^How \d+ on .+ counts$/ });
    await user.click(first as HTMLElement);
    expect(first?.getAttribute('aria-expanded')).toBe('true');
    expect(scores.getByText(/^113 ÷ \d+ × \(\d+ − \d+\.\d − 0\) = /)).toBeTruthy();
    expect(
      scores.getByText('Estimated: playing conditions count as 0 until they are typed in the details of the round.'),
    ).toBeTruthy();
    await user.click(first as HTMLElement);
    expect(scores.queryByText(/^113 ÷/)).toBeNull();
  });

  it('tells the index after the next round for each score, on a tee that the address keeps (INDEX-08)', async () => {
    const { user, href } = await openOwn();
    const whatIf = await part('What if');
    expect(await whatIf.findByText(/^\d+ makes \+?\d+\.\d\.$/)).toBeTruthy();
    expect(within(whatIf.getByRole('table')).getAllByRole('row')).toHaveLength(30);
    const tee = whatIf.getByRole<HTMLSelectElement>('combobox', { name: 'Next round on' });
    const [, other] = within(tee).getAllByRole<HTMLOptionElement>('option');
    await user.selectOptions(tee, other?.value ?? '');
    expect(new URL(href(), 'http://localhost').searchParams.get('tee')).toBe(other?.value);
  });

  it('computes the Course Handicap of typed numbers, and names one that no course has (INDEX-03, INDEX-09)', async () => {
    const { user } = await openOwn(`${address}?tee=18-71.2-125-72`);
    const handicap = await part('Course handicap');
    expect(await handicap.findByText(/× 125 ÷ 113 \+ \(71\.2 − 72\) = /)).toBeTruthy();
    const slope = handicap.getByRole('textbox', { name: 'Slope' });
    await user.clear(slope);
    await user.type(slope, '160');
    expect(handicap.getByText('Slope is a whole number from 55 to 155.')).toBeTruthy();
    await user.clear(slope);
    await user.type(slope, '140{Enter}');
    expect(await handicap.findByText(/× 140 ÷ 113/)).toBeTruthy();
  });

  it('has strokes by hole for a tee that was played (INDEX-09)', async () => {
    await openOwn();
    const holes = within(await screen.findByRole('list', { name: 'Strokes by hole' }));
    expect(holes.getAllByRole('listitem')).toHaveLength(18);
  });

  it('shows the official index that the player types, with its day, beside the estimate (INDEX-10)', async () => {
    const { user } = await openOwn();
    await user.click(screen.getByRole('button', { name: 'Add the official index' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Official index' }));
    const index = await dialog.findByRole('textbox', { name: 'Index' });
    await user.type(index, '-1.3');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText('Write it as 4.2, or as +1.3 if it is a plus.')).toBeTruthy();
    await user.clear(index);
    await user.type(index, '+1.3');
    await user.clear(dialog.getByLabelText('On'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Choose the day.')).toBeTruthy();
    await user.type(dialog.getByLabelText('On'), '2026-06-01');
    await user.click(dialog.getByRole('checkbox', { name: 'Show it on my profile and resume' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('+1.3, Jun 1, 2026')).toBeTruthy();
    await server.open(`/player/${player.username}/resume`);
    const about = within(await screen.findByRole('region', { name: 'About' }));
    expect(about.getByText('+1.3, Jun 1, 2026')).toBeTruthy();
  });

  it('shows a score to be posted, hole by hole with its adjusted score (INDEX-14)', async () => {
    const { user } = await openOwn();
    const scores = await part('The last 20 scores');
    await user.click(scores.getAllByRole('button', { name: /^How \d+ on .+ counts$/ })[0] as HTMLElement);
    await user.click(scores.getByRole('button', { name: 'Post this score' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Post this score' }));
    expect(await dialog.findByText('Rating / slope')).toBeTruthy();
    const sums = ['Front nine', 'Back nine'].map((name) => {
      const [sum] = within(dialog.getByRole('table', { name })).getAllByRole('row').slice(-1);
      return within(sum as HTMLElement)
        .getAllByRole('cell')
        .map(({ textContent }) => Number(textContent));
    });
    const totalOf = (name: string) => Number(dialog.getByText(name, { selector: 'dt' }).nextSibling?.textContent);
    const [out = [], back = []] = sums;
    expect([totalOf('Score'), totalOf('Adjusted')]).toEqual([1, 2].map((at) => (out[at] ?? 0) + (back[at] ?? 0)));
    expect(dialog.getByText(/^Adjusted by the estimated index of that day, /)).toBeTruthy();
  });

  it('says how many holes are missing for a first index, and how to add them (INDEX-07)', async () => {
    await server.open('/player/noah-achterberg/index', { as: newPlayer.accountId });
    expect(await screen.findByText('54 holes make an index. 54 holes to go.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Import rounds' })).toBeTruthy();
  });

  it('is not there for others until the player opens it (INDEX-07, ACCESS-15)', async () => {
    const { pathname, requestsTo } = await server.open(address, { as: stranger.accountId });
    await waitFor(() => expect(pathname()).toBe(`/player/${player.username}/summary`));
    expect(requestsTo('getEstimatedIndex')).toHaveLength(0);
    await server.showFeatures(player.username, [features.index]);
    await server.open(address, { as: stranger.accountId });
    expect(await screen.findByRole('heading', { name: 'Estimated index' })).toBeTruthy();
  });
});
