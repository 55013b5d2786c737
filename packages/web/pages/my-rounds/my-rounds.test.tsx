import { quickOptions } from '@strokebook/golf/selection';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  choose,
  countedHoles,
  groupNames,
  holesOf,
  lines,
  mappedHole,
  mappedHoles,
  mappedLine,
  menuButton,
  defaultFilter,
  roundsOf,
  scorecard,
  shotMap,
} from '../../testing/my-rounds-screen.ts';
import { demo, useRealServer } from '../../testing/real-server.ts';
import { makeCareer } from '../../testing/rounds.ts';

const server = useRealServer();
const address = `/player/${demo.player.username}/my-rounds`;

async function open(search = '') {
  const app = await server.open(address + search);
  return {
    ...app,
    table: await scorecard(),
    asked: (name: string) => new URL(app.href(), 'http://x').searchParams.get(name),
    focus: () => JSON.parse(new URL(app.href(), 'http://x').searchParams.get('map') ?? '{}'),
  };
}
const searchBox = () => screen.getByRole('searchbox', { name: 'Search rounds and groups' });
/** Pastes a text into the search, which renders once instead of for each letter. */
async function search({ user }: Pick<Awaited<ReturnType<typeof open>>, 'user'>, text: string) {
  await user.click(searchBox());
  await user.paste(text);
}

describe('the page', () => {
  it('has a chip of rounds, a search box, a chip of the filter and a View By menu under its title (SHOTS-01)', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('My Rounds');
    expect(menuButton('Rounds').textContent).toBe('Rounds: Last 6 Rounds');
    expect(menuButton('View By').textContent).toBe('View By: Course');
    expect(searchBox().getAttribute('placeholder')).toBe('Search');
    expect(screen.getByRole('button', { name: 'Filter Holes by Stat' })).toBeTruthy();
    await waitFor(() => expect(document.title).toContain('My Rounds'));
  });

  it('shows net scores beside gross while the player wishes, and offers them to nobody else (INDEX-15)', async () => {
    const opened = await server.open(address, { as: demo.player.accountId });
    const table = await scorecard();
    expect(within(table).queryByText(/^net \d+$/)).toBeNull();
    await opened.user.click(screen.getByRole('checkbox', { name: 'Net scores' }));
    expect((await within(table).findAllByText(/^net \d+$/)).length).toBeGreaterThan(0);
    cleanup();
    localStorage.removeItem('strokebook.idToken');
    await open();
    expect(screen.queryByRole('checkbox', { name: 'Net scores' })).toBeNull();
  });

  it('begins with the last six rounds by course (SHOTS-04)', async () => {
    const { table } = await open();
    expect(table.getAttribute('aria-label')).toBe('My Rounds, Last 6 Rounds, by Course');
    expect(roundsOf(table)).toBe(6);
    expect(groupNames(table).length).toBeGreaterThan(0);
  });

  it('has the map above the scorecard, both of the same rounds (SHOTS-02)', async () => {
    const { table } = await open();
    const map = await shotMap();
    expect(mappedLine(table, map)).toBeDefined();
    expect(map.compareDocumentPosition(table) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('offers every grouping of the scorecard, the best five of a month, year or season among them (SHOTS-03, SHOTS-O1)', async () => {
    const { user } = await open();
    await user.click(menuButton('View By'));
    const offered = (await screen.findAllByRole('menuitemradio')).map((item) => item.textContent);
    expect(offered).toEqual([
      'Round',
      'Tournament',
      'Course',
      'Clusters of 6',
      'Month-Year',
      'Month-Year Best 5',
      'Year-Month',
      'Year-Month Best 5',
      'Season-Year',
      'Season-Year Best 5',
      'Year-Season',
      'Year-Season Best 5',
    ]);
  });

  it('offers the quick options, all rounds and Custom, each with how many rounds it has (SHOTS-11, SHOTS-18, SHOTS-O9)', async () => {
    const { user } = await open();
    await user.click(menuButton('Rounds'));
    const items = await screen.findAllByRole('menuitemradio');
    expect(items.map((item) => item.textContent?.replace(/( since .+)?\d+$/, ''))).toEqual([...quickOptions, 'Custom']);
    expect(screen.getByRole('menuitemradio', { name: 'Last 6 Rounds' }).getAttribute('aria-description')).toBe(
      '6 rounds',
    );
  });

  it('shows the rounds of the option that is chosen, and keeps it in the address (SHOTS-12)', async () => {
    const { user, asked } = await open();
    await choose(user, 'Rounds', 'Past 12 Months');
    const table = await scorecard('My Rounds, Past 12 Months, by Course');
    await waitFor(() => expect(roundsOf(table)).toBeGreaterThan(20));
    expect(asked('rounds')).toBe('Past 12 Months');
  });

  for (const [at, grouping] of ['Month-Year', 'Year-Month Best 5', 'Season-Year', 'Year-Season Best 5'].entries()) {
    it(`switches to the past two years for ${grouping}, also from an option chosen before, which may be chosen again (SHOTS-05, SHOTS-O2)`, {
      tags: at === 0 ? [] : ['full'],
    }, async () => {
      const { user } = await open('?rounds=Past+30+Days');
      await choose(user, 'View By', grouping);
      await scorecard(`My Rounds, Past 2 Years, by ${grouping}`);
      await choose(user, 'Rounds', 'Past 30 Days');
      await scorecard(`My Rounds, Past 30 Days, by ${grouping}`);
    });
  }

  it('leaves the rounds as they are for a grouping that is none of time (SHOTS-05)', async () => {
    const { user } = await open('?rounds=Past+30+Days');
    await choose(user, 'View By', 'Clusters of 6');
    await scorecard('My Rounds, Past 30 Days, by Clusters of 6');
  });

  it('says so where there is no round at all, and where there is none of the hole count', async () => {
    await server.open('/player/noah-achterberg/my-rounds');
    await screen.findByRole('heading', { name: 'Not Enough Data' });
    cleanup();
    await server.withRounds(makeCareer(3));
    await server.open('/player/ingrid/my-rounds?holes=9');
    await screen.findByRole('heading', { name: 'No 9-hole rounds yet.' });
  });

  it('says what could not be loaded, and shows it after Retry (ERR-O5)', async () => {
    const browser = server.createBrowser();
    const mend = browser.failAll('getMappedRounds', 'UNEXPECTED');
    const { user } = await server.open(`${address}?stats=%5B%22isPar3%22%5D`, { browser });
    const [retry] = await screen.findAllByRole('button', { name: 'Retry' });
    expect(screen.queryByRole('grid')).toBeNull();
    mend();
    await user.click(retry as HTMLElement);
    const counted = countedHoles(await scorecard());
    expect(counted.length).toBeGreaterThan(0);
  });
});

describe('a hole of the scorecard', () => {
  it('is looked at when it is clicked, or Enter is pressed on it, and stays so in the address (SHOTS-02)', async () => {
    const { user, table, focus } = await open();
    const [first, second] = holesOf(table).slice(4, 6) as [HTMLElement, HTMLElement];
    await user.click(first);
    await waitFor(() => expect(first.getAttribute('aria-selected')).toBe('true'));
    expect(focus()).toEqual({ roundId: first.closest('tr')?.dataset['round'], hole: 5 });
    const map = await shotMap();
    expect(mappedHole(map)).toMatch(/^5, /);
    expect(mappedLine(table, map)).toBe(first.closest('tr'));
    first.focus();
    await user.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(second.getAttribute('aria-selected')).toBe('true'));
    expect(focus().hole).toBe(6);
    expect(table.querySelectorAll('[aria-selected="true"]')).toHaveLength(1);
  });
});

describe('the strip of holes', () => {
  it('shows the holes of the round, and another one when it is chosen (MAP-O62)', async () => {
    const { user, focus } = await open();
    const map = await shotMap();
    const strip = within(map).getByRole('radiogroup', { name: 'Hole' });
    const other = within(strip)
      .getAllByRole<HTMLInputElement>('radio')
      .find(({ checked }) => !checked) as HTMLInputElement;
    await user.click(other);
    await waitFor(() => expect(focus().hole).toBe(Number(other.value)));
    expect(mappedHole(map)).toMatch(new RegExp(`^${other.value}, `));
    expect(other.checked).toBe(true);
  });
});

describe('the signs of the scorecard', () => {
  it('are told below it, and the pars stand above the rounds of a course (CARD-O62)', async () => {
    const { table } = await open('?rounds=Past+12+Months');
    expect(screen.getByText('double bogey or worse')).toBeTruthy();
    const pars = await within(table).findAllByRole('rowheader', { name: 'Par' });
    const cells = within(pars[0]?.closest('tr') as HTMLElement).getAllByRole('cell');
    expect(cells.slice(0, 9).every(({ textContent }) => /^[345]$/.test(textContent ?? ''))).toBe(true);
  });
});

describe('the search', () => {
  it('finds the group of a day, as it is written beside its rounds (SHOTS-21, SHOTS-22)', async () => {
    const { user, table } = await open('?groupBy=Round');
    const days = lines(table).flatMap((text) => /[A-Z][a-z]{2} \d{1,2}, \d{4}(?= · logged$)/.exec(text) ?? []);
    expect(new Set(days).size).toBeGreaterThan(1);
    await search({ user }, days[1] as string);
    await waitFor(() => expect(roundsOf(table)).toBe(1));
    expect(lines(table).some((text) => text.endsWith(`${days[1]} · logged`))).toBe(true);
  });

  it('keeps the group that matches best by its name, and an empty search keeps all (SHOTS-21, SHOTS-22, SHOTS-23)', async () => {
    const { user, table, asked } = await open('?rounds=Past+12+Months');
    await waitFor(() => expect(groupNames(table).length).toBeGreaterThan(3));
    const all = groupNames(table);
    await search({ user }, 'thre pines');
    await waitFor(() => expect(groupNames(table)).toEqual(['Three Pines Country Club']));
    await waitFor(() => expect(asked('q')).toBe('thre pines'));
    await user.clear(searchBox());
    await waitFor(() => expect(groupNames(table)).toEqual(all));
    await waitFor(() => expect(asked('q')).toBeNull());
  });

  it('finds a group by the label of a round in it, and the map shows no other rounds (SHOTS-21)', async () => {
    const { user, table } = await open('?rounds=Past+12+Months&groupBy=Tournament');
    await waitFor(() => expect(groupNames(table).length).toBeGreaterThan(1));
    const name = groupNames(table).find((group) => group !== 'No tournament') ?? '';
    await search({ user }, name);
    await waitFor(() => expect(groupNames(table)).toEqual([name]));
    const map = await shotMap();
    await waitFor(() => expect(mappedLine(table, map)).toBeDefined());
  });

  it('forgives up to four of ten letters, and says No Matching Rounds beyond (SHOTS-24, SHOTS-25)', async () => {
    const { user } = await open();
    await user.type(searchBox(), 'xqzwvk');
    await screen.findByRole('heading', { name: 'No Matching Rounds' });
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    await scorecard();
    expect((searchBox() as HTMLInputElement).value).toBe('');
  });

  it('is reached by the key / and emptied by Escape (SHOTS-01)', async () => {
    const { user, table } = await open('?rounds=Past+12+Months&q=three+pines');
    expect((searchBox() as HTMLInputElement).value).toBe('three pines');
    expect(groupNames(table)).toEqual(['Three Pines Country Club']);
    await user.keyboard('/');
    expect(document.activeElement).toBe(searchBox());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(groupNames(table).length).toBeGreaterThan(1));
  });
});

describe('rounds without a matching hole', () => {
  it('drop out of map and scorecard, and holes that do not match are greyed and say why (SHOTS-O3)', async () => {
    const { user, table } = await open('?rounds=Past+12+Months');
    await waitFor(() => expect(roundsOf(table)).toBeGreaterThan(20));
    const before = roundsOf(table);
    const dialog = await defaultFilter(user);
    fireEvent.click(within(dialog).getByRole('button', { name: /^Eagle/ }));
    await waitFor(() => expect(roundsOf(table)).toBeLessThan(before));
    const counted = holesOf(table).filter((hole) => hole.dataset['excluded'] === undefined);
    expect(counted.every((hole) => hole.querySelector('[data-mark="eagle"]') !== null)).toBe(true);
    for (const line of table.querySelectorAll('tr[data-round]')) {
      expect(counted.some((hole) => line.contains(hole))).toBe(true);
    }
    const map = await shotMap();
    await waitFor(() => expect(mappedLine(table, map)).toBeDefined());
    expect(mappedHoles(map)).toEqual(countedHoles(mappedLine(table, map)));
    const excluded = holesOf(table).find((hole) => hole.dataset['excluded'] !== undefined);
    expect(excluded?.title).toMatch(/· does not match the filter$/);
    expect(lines(table).length).toBeGreaterThan(0);
  });
});

describe('rounds that cannot be had', () => {
  it('leave map and scorecard as they were, with a notice, until Retry brings them (ERR-O5)', async () => {
    const { user, table, failAll } = await open();
    await shotMap();
    await user.click(menuButton('Rounds'));
    const offered = await screen.findByRole('menuitemradio', { name: 'Past 12 Months' });
    const roundCount = Number.parseInt(offered.getAttribute('aria-description') ?? '', 10);
    await user.keyboard('{Escape}');
    const mended = (['getRoundCards', 'getMappedRounds'] as const).map((routeId) => failAll(routeId, 'network'));
    await choose(user, 'Rounds', 'Past 12 Months');
    const notices = () => screen.queryAllByText(/^This is what was shown before/);
    await waitFor(() => expect(notices().length).toBeGreaterThan(1));
    expect(roundsOf(table)).toBe(6);
    expect((await shotMap()).dataset['stale']).toBe('true');
    expect(screen.queryByText(/^(The map|This part of the page) could not be shown/)).toBeNull();
    for (const mend of mended) mend();
    for (const retry of screen.getAllByRole('button', { name: 'Retry' })) await user.click(retry);
    expect(roundCount).toBeGreaterThan(6);
    await waitFor(() => expect(roundsOf(table)).toBe(roundCount));
    expect(notices()).toEqual([]);
  });
});
