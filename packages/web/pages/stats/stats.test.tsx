import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { demo, useRealServer } from '../../testing/real-server.ts';
import { keepSavedFiles } from '../../testing/saved-files.ts';
import { screenWidth } from '../../testing/setup.ts';

const server = useRealServer();
// Wide enough for the header's buttons.
beforeEach(() => {
  window.innerWidth = 1280;
});
const { player } = demo;
const address = `/player/${player.username}/stats`;

type OpenOptions = { readonly search?: string; readonly as?: number };

/** The page with its first figures. */
async function open({ search = '', as }: OpenOptions = {}) {
  const app = await server.open(address + search, as === undefined ? {} : { as });
  await screen.findByRole('table', { name: 'Scoring' });
  return {
    ...app,
    user: userEvent.setup(),
    asked: (name: string) => new URL(app.href(), 'http://x').searchParams.get(name),
  };
}

const header = () => screen.getByRole('region', { name: 'Comparison' });
const labelsOfSides = () =>
  within(screen.getByRole('table', { name: 'Scoring' }))
    .getAllByRole('columnheader')
    .slice(1, 3)
    .map((head) => head.textContent);
const cards = (title: string) => screen.findAllByRole('region', { name: title });

async function openDialog(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('button', { name: 'Select Rounds' }));
  const dialog = await screen.findByRole('dialog', { name: 'Configure Selections' });
  return { dialog, left: within(dialog).getByRole('region', { name: 'left side' }) };
}

/** Ticks an item of a menu of one side, and closes the menu. */
async function tick(user: ReturnType<typeof userEvent.setup>, side: HTMLElement, menu: string, item: string) {
  await user.click(within(side).getByRole('button', { name: new RegExp(`^${menu}: `) }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: item }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
}
const chosenIn = (side: HTMLElement, menu: string) =>
  within(side)
    .getByRole('button', { name: new RegExp(`^${menu}: `) })
    .textContent?.replace(`${menu}: `, '');

describe('the header', () => {
  it('has the hole count, the other player, the metrics, the selections and the report (CMP-03)', async () => {
    await open();
    expect(within(header()).getByRole('radio', { name: '18 Hole' })).toHaveProperty('checked', true);
    for (const name of ['Compare to Another Player', /^(Hide|Show) Metrics$/, 'Select Rounds', 'Report']) {
      expect(within(header()).getByRole('button', { name })).toBeTruthy();
    }
  });

  it('is a menu with the same buttons on a small screen (CMP-04)', async () => {
    window.innerWidth = 600;
    try {
      const { user } = await open();
      await user.click(screen.getByRole('button', { name: 'Compare Stats menu' }));
      const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
      expect(items[0]).toBe('Compare to Another Player');
      expect(items.slice(-2)).toEqual(['Select Rounds', 'Report']);
    } finally {
      window.innerWidth = 1280;
    }
  });

  it('starts collapsed and opens itself once there are figures (CMP-05, CMP-06)', async () => {
    await server.open(address);
    const region = await screen.findByRole('region', { name: 'Comparison' });
    expect(region.dataset['state']).toBe('collapsed');
    await waitFor(() => expect(region.dataset['state']).toBe('open'));
  });

  it('is closed and opened by its button (CMP-03)', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Hide Metrics' }));
    expect(header().dataset['state']).toBe('collapsed');
    await user.click(screen.getByRole('button', { name: 'Show Metrics' }));
    expect(header().dataset['state']).toBe('open');
  });

  it('compares rounds of nine holes as soon as they are chosen (CMP-59, CMP-60)', async () => {
    const { user, requestsTo } = await open();
    await user.click(within(header()).getByRole('radio', { name: '9 Hole' }));
    await waitFor(() => {
      const body = requestsTo('getCompareMetrics').at(-1)?.body as { left: { holeCount: number } };
      expect(body.left.holeCount).toBe(9);
    });
  });
});

describe('the metrics', () => {
  it('have a left and a right column for each category (CMP-08)', async () => {
    await open();
    for (const category of ['Scoring', 'Drive', 'Approach', 'Save', 'Putt']) {
      const heads = within(screen.getByRole('table', { name: category })).getAllByRole('columnheader');
      expect(heads.map((head) => head.textContent)).toEqual([
        'Metric',
        'Last 12 Months',
        'Prior 12 Months',
        'Difference',
      ]);
    }
  });

  it('are chosen by category, and reset to those it began with (CMP-09, CMP-O13)', async () => {
    const { user, asked } = await open();
    const rows = () => within(screen.getByRole('table', { name: 'Drive' })).getAllByRole('rowheader').length;
    const before = rows();
    await user.click(screen.getByRole('button', { name: /^Drive metrics: / }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Missed left' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(rows()).toBe(before + 1));
    await waitFor(() => expect(asked('hash')).not.toBeNull());
    await user.click(screen.getByRole('button', { name: 'Reset selections' }));
    await waitFor(() => expect(rows()).toBe(before));
  });

  it('say how they differ in a word, and rank those that do', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('radio', { name: 'Where they differ most' }));
    const table = await screen.findByRole('table', { name: 'Where they differ most' });
    const words = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => /Clear|Likely|Cannot tell/.exec(row.textContent ?? '')?.[0]);
    expect(words.length).toBeGreaterThan(0);
    expect(words).toEqual([...words].sort());
    expect(words).not.toContain('Cannot tell');
  });
});

describe('the tabs', () => {
  it('are seven (CMP-12), the active one in the address (CMP-11)', async () => {
    const { user, asked } = await open();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Stat Probability - View Shots',
      'Scoring',
      'Drive',
      'Shot to Green',
      'Putts',
      'Playing Style',
      'Rounds',
    ]);
    await user.click(screen.getByRole('tab', { name: 'Putts' }));
    expect(await cards('Putts Summary')).toHaveLength(2);
    await waitFor(() => expect(asked('tab')).toBe('putts'));
  });

  it('are walked by arrow keys', async () => {
    const { user } = await open();
    screen.getByRole('tab', { name: 'Scoring' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement?.textContent).toBe('Drive');
    expect(screen.getByRole('tab', { name: 'Drive' }).getAttribute('aria-selected')).toBe('true');
    await user.keyboard('{Home}{ArrowLeft}');
    expect(document.activeElement?.textContent).toBe('Rounds');
  });

  it.each([
    ['stat-probability', 'Stat Probability'],
    ['scoring', 'Score To Par At Distances'],
    ['drive', 'Drive Summary'],
    ['shot-to-green', 'Shots to Green Accuracy'],
    ['putts', 'Putts Summary'],
    ['playing-style', 'Playing Style'],
    ['rounds', 'Selected Rounds'],
  ])('%s shows a left and a right card, %s (CMP-13, CMP-15)', async (tab, title) => {
    await open({ search: `?tab=${tab}` });
    expect(await cards(title)).toHaveLength(2);
  });
});

describe('a card', () => {
  it('says of which rounds it is, and opens to more (CMP-17)', async () => {
    const { user } = await open({ search: '?tab=drive' });
    const [left] = await cards('Drive Summary');
    const line = within(left as HTMLElement).getByRole('button', { name: /^Last 12 Months/ });
    expect(within(left as HTMLElement).queryByText('Round types')).toBeTruthy();
    expect(line.getAttribute('aria-expanded')).toBe('false');
    await user.click(line);
    expect(line.getAttribute('aria-expanded')).toBe('true');
  });

  it('lists its chosen rounds, at most ten (CMP-18)', async () => {
    const { user } = await open({ search: '?tab=drive' });
    const { left } = await openDialog(user);
    await user.click(within(left).getByRole('radio', { name: 'Round' }));
    await user.click(within(left).getByRole('checkbox', { name: /^All/ }));
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    const [card] = await cards('Drive Summary');
    await user.click(await within(card as HTMLElement).findByRole('button', { name: /chosen rounds/ }));
    expect(within(card as HTMLElement).getAllByRole('listitem')).toHaveLength(10);
    expect(within(card as HTMLElement).getByText(/^\(showing 10 of \d+ selected rounds\)$/)).toBeTruthy();
  });

  it('shows both filters to a click with Ctrl and Alt (CMP-19)', async () => {
    const { user } = await open({ search: '?tab=drive' });
    const [left] = await cards('Drive Summary');
    await user.keyboard('{Control>}{Alt>}');
    await user.click(within(left as HTMLElement).getByRole('button', { name: /^Last 12 Months/ }));
    await user.keyboard('{/Alt}{/Control}');
    const dialog = await screen.findByRole('dialog', { name: 'Filters' });
    const filters = within(dialog)
      .getAllByRole('region')
      .map((region) => JSON.parse(region.querySelector('pre')?.textContent ?? ''));
    expect(filters.map((filter) => filter.years)).toEqual([['Last 12 Months'], ['Prior 12 Months']]);
  });
});

describe('the rounds', () => {
  it('come ten to a page from the server, under their averages (CMP-20, CMP-21)', async () => {
    const { user, requestsTo } = await open({ search: '?tab=rounds' });
    const [left] = (await cards('Selected Rounds')) as [HTMLElement, HTMLElement];
    const table = await within(left).findByRole('table');
    const rows = () => within(table).getAllByRole('row').slice(1);
    expect(rows()).toHaveLength(11);
    expect(rows()[0]?.textContent).toContain('Round Averages');
    const [averages, first] = [rows()[0]?.textContent, rows()[1]?.textContent];
    await user.click(within(left).getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(rows()[1]?.textContent).not.toBe(first));
    expect(rows()[0]?.textContent).toBe(averages);
    const asked = requestsTo('getRoundsTable').at(-1)?.body as { updateRequest: object };
    expect(asked.updateRequest).toMatchObject({ page: 2, pageSize: 10 });
  });

  it('are sorted by any column, both ways', async () => {
    const { user } = await open({ search: '?tab=rounds' });
    const [left] = (await cards('Selected Rounds')) as [HTMLElement, HTMLElement];
    const table = await within(left).findByRole('table');
    const scores = () =>
      within(table)
        .getAllByRole('row')
        .slice(2)
        .map((row) => Number(within(row).getAllByRole('cell')[2]?.textContent));
    await user.click(within(table).getByRole('button', { name: 'Score' }));
    await waitFor(() => expect(scores()).toEqual([...scores()].sort((a, b) => a - b)));
    await user.click(within(table).getByRole('button', { name: /^Score/ }));
    await waitFor(() => expect(scores()).toEqual([...scores()].sort((a, b) => b - a)));
    expect(new Set(scores()).size).toBeGreaterThan(1);
  });

  it('lead to the page of their tournament in a new tab (CMP-22)', async () => {
    await open({ search: '?tab=rounds' });
    const [left] = (await cards('Selected Rounds')) as [HTMLElement, HTMLElement];
    const link = (await within(left).findAllByRole('link'))[0] as HTMLAnchorElement;
    expect(link.href).toMatch(/^https:\/\//);
    expect(link.target).toBe('_blank');
  });
});

describe('Configure Selections', () => {
  it('has both sides under their labels, Apply and Close (CMP-27, CMP-28)', async () => {
    const { user } = await open();
    const { dialog, left } = await openDialog(user);
    const names = within(dialog)
      .getAllByRole('heading', { level: 3 })
      .map((head) => head.textContent);
    expect(names).toEqual(['Last 12 Months', 'Prior 12 Months']);
    await user.type(within(left).getByPlaceholderText('Custom Label'), 'Fall form');
    expect(within(left).getByRole('heading', { level: 3 }).textContent).toBe('Fall form');
    expect(within(dialog).getByRole('button', { name: 'Apply' })).toBeTruthy();
    expect(within(dialog).getAllByRole('button', { name: 'Close' })).toHaveLength(2);
  });

  it('changes nothing before Apply, and then asks anew (CMP-30, CMP-39)', async () => {
    const { user, asked } = await open();
    const { left } = await openDialog(user);
    await user.type(within(left).getByPlaceholderText('Custom Label'), 'Fall form');
    expect(labelsOfSides()).toEqual(['Last 12 Months', 'Prior 12 Months']);
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(labelsOfSides()[0]).toBe('Fall form'));
    await waitFor(() => expect(asked('hash')).toMatch(/^\d+$/));
  });

  it('drops what is pending when it is closed (CMP-O12)', async () => {
    const { user } = await open();
    const first = await openDialog(user);
    await user.type(within(first.left).getByPlaceholderText('Custom Label'), 'Fall form');
    await user.click(within(first.dialog).getAllByRole('button', { name: 'Close' })[1] as HTMLElement);
    const { left } = await openDialog(user);
    expect(within(left).getByRole('heading', { level: 3 }).textContent).toBe('Last 12 Months');
  });

  it('has selectors of types, years and seasons and four kinds (CMP-38)', async () => {
    const { user } = await open();
    const { left } = await openDialog(user);
    for (const menu of ['Round Type', 'Year', 'Season']) expect(chosenIn(left, menu)).toBeTruthy();
    const kinds = within(within(left).getByRole('radiogroup', { name: 'Pick rounds by' })).getAllByRole('radio');
    expect(kinds.map((kind) => (kind as HTMLInputElement).value)).toEqual(['Round', 'Scoring', 'Trend', 'Month']);
  });

  it('tells of other round types when their panel closes (CMP-50)', async () => {
    const { user } = await open();
    const { left } = await openDialog(user);
    const rounds = () => within(left).getByRole('status').textContent;
    const before = rounds();
    await user.click(within(left).getByRole('button', { name: /^Round Type: / }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Practice' }));
    expect(rounds()).toBe(before);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(rounds()).not.toBe(before));
    expect(chosenIn(left, 'Round Type')).toBe('Tournament, Qualifier, Match');
  });

  it('ticks years and seasons by their rules (CMP-41, CMP-44, CMP-45)', async () => {
    const { user } = await open();
    const { left } = await openDialog(user);
    await tick(user, left, 'Year', '2025');
    expect(chosenIn(left, 'Year')).toBe('2025');
    await tick(user, left, 'Year', 'Prior 12 Months');
    expect(chosenIn(left, 'Year')).toBe('Prior 12 Months');
    await tick(user, left, 'Season', 'Fall');
    expect(chosenIn(left, 'Season')).toBe('Fall');
    await tick(user, left, 'Season', 'Fall');
    expect(chosenIn(left, 'Season')).toBe('All');
  });

  it('begins the rounds with the newest alone, and keeps what each kind held (CMP-51, CMP-52, CMP-58)', async () => {
    const { user } = await open();
    const { left } = await openDialog(user);
    const count = () => within(left).getByRole('status').textContent;
    await user.click(within(left).getByRole('radio', { name: 'Round' }));
    expect(count()).toBe('1 round');
    await user.click(within(left).getByRole('checkbox', { name: /^All/ }));
    const all = count();
    expect(all).not.toBe('1 round');
    await user.click(within(left).getByRole('radio', { name: 'Trend' }));
    expect(count()).toBe('3 rounds');
    await user.click(within(left).getByRole('radio', { name: 'Round' }));
    expect(count()).toBe(all);
  });

  it('finds rounds by their label (CMP-55), and says so where there are none', async () => {
    const { user } = await open();
    const { left } = await openDialog(user);
    await user.click(within(left).getByRole('radio', { name: 'Round' }));
    await user.type(within(left).getByRole('searchbox'), 'zzzzqq');
    expect(await within(left).findByText('No Matching Rounds')).toBeTruthy();
  });

  it('disables months without rounds (CMP-56)', async () => {
    const { user } = await open();
    const { left } = await openDialog(user);
    const months = within(within(left).getByRole('group', { name: 'Months' })).getAllByRole('checkbox');
    expect(months).toHaveLength(12);
    for (const month of months as HTMLInputElement[]) {
      const count = Number(month.closest('label')?.querySelector('small')?.textContent);
      expect(month.disabled).toBe(count === 0);
    }
  });

  it('offers a score threshold of 72 and any yards, and no least above the most (CMP-61, CMP-62, CMP-O9)', async () => {
    const { user } = await open();
    const { left } = await openDialog(user);
    await user.click(within(left).getByRole('radio', { name: 'Scoring' }));
    expect((within(left).getByLabelText('Score threshold') as HTMLInputElement).value).toBe('72');
    const [min, max] = ['Min yards', 'Max yards'].map(
      (label) => within(left).getByLabelText(label) as HTMLSelectElement,
    );
    expect([min?.value, max?.value]).toEqual(['Any', 'Any']);
    const choices = [...(max?.options ?? [])];
    await user.selectOptions(max as HTMLElement, choices[1] as HTMLOptionElement);
    const possible = [...(min?.options ?? [])].filter((option) => !option.disabled).map((option) => option.value);
    expect(possible).toEqual(['Any', choices[1]?.value]);
  });

  it("offers 'Best Consecutive Rounds' and 'Three' first (CMP-63, CMP-O8)", async () => {
    const { user } = await open();
    const { left } = await openDialog(user);
    await user.click(within(left).getByRole('radio', { name: 'Trend' }));
    expect((within(left).getByRole('combobox', { name: 'Trend' }) as HTMLSelectElement).value).toBe(
      'Best Consecutive Rounds',
    );
    const counts = within(left).getByRole('combobox', { name: 'Rounds' }) as HTMLSelectElement;
    expect(counts.value).toBe('Three');
    expect([...counts.options].map((option) => option.value)).toHaveLength(10);
  });
});

describe('another player', () => {
  const choose = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(screen.getByRole('button', { name: 'Compare to Another Player' }));
    const dialog = await screen.findByRole('dialog', { name: 'Compare to Another Player' });
    await within(dialog).findByRole('table');
    return dialog;
  };

  it('is found in a table that is searched and sorted (CMP-31, CMP-36, CMP-37)', async () => {
    const { user } = await open();
    const dialog = await choose(user);
    const names = () =>
      within(dialog)
        .getAllByRole('rowheader')
        .map((row) => row.textContent);
    const heads = within(dialog)
      .getAllByRole('columnheader')
      .map((head) => head.textContent);
    expect(heads).toEqual(expect.arrayContaining(['Player Name↑', 'Avg Score to Par']));
    const all = names();
    await user.click(within(dialog).getByRole('button', { name: /^Player Name/ }));
    expect(names()).toEqual([...all].reverse());
    await user.click(within(dialog).getByRole('button', { name: /^Best rounds/ }));
    const averages = within(dialog)
      .getAllByRole('row')
      .slice(2)
      .map((row) => row.querySelectorAll('td')[2]?.textContent?.replace('−', '-').replace('E', '0') ?? '');
    expect(averages.map(Number)).toEqual(averages.map(Number).sort((a, b) => a - b));
    await user.type(within(dialog).getByRole('searchbox'), (all[0] as string).slice(0, 5));
    await waitFor(() => expect(names().length).toBeLessThan(all.length));
    expect(names()).toContain(all[0]);
  });

  it('is the right side as soon as they are picked, and the cards are called after both (CMP-32, CMP-14, CMP-O5)', async () => {
    const { user } = await open({ search: '?tab=drive' });
    expect(screen.queryByRole('button', { name: 'Cancel player comparison.' })).toBeNull();
    const dialog = await choose(user);
    const row = within(dialog).getAllByRole('row')[2] as HTMLElement;
    const name = within(row).getByRole('rowheader').textContent;
    await user.click(within(row).getByRole('checkbox'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await cards(`${player.name}'s Drive Summary`)).toHaveLength(1);
    expect(await cards(`${name}'s Drive Summary`)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Cancel player comparison.' }));
    expect(await cards('Drive Summary')).toHaveLength(2);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel player comparison.' })).toBeNull());
  });
});

describe('a comparison that is kept', () => {
  it('is shown again by its number, with its metrics (CMP-01, CMP-02)', async () => {
    const { user, asked } = await open();
    const { left } = await openDialog(user);
    await user.type(within(left).getByPlaceholderText('Custom Label'), 'Kept');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(asked('hash')).toMatch(/^\d+$/));
    const hash = asked('hash');
    cleanup();
    const again = await server.open(`${address}?hash=${hash}`);
    await screen.findByRole('table', { name: 'Scoring' });
    expect(labelsOfSides()).toEqual(['Kept', 'Prior 12 Months']);
    expect(again.requestsTo('getCompareState')).toHaveLength(1);
  });

  it('is let go of by Back, which shows the one before (CMP-02)', async () => {
    const { user, asked, app } = await open();
    await user.click(within(header()).getByRole('radio', { name: '9 Hole' }));
    await waitFor(() => expect(asked('hash')).toMatch(/^\d+$/));
    app.router.history.back();
    await waitFor(() => expect(asked('hash')).toBeNull());
    await waitFor(() =>
      expect(within(header()).getByRole('radio', { name: '18 Hole' })).toHaveProperty('checked', true),
    );
  });

  it('says so where it could not be kept, and is kept by Retry', async () => {
    const browser = server.createBrowser();
    const { user, app } = await server.open(address, { browser });
    await screen.findByRole('table', { name: 'Scoring' });
    browser.loseNextAnswerTo('saveCompareState', player.accountId);
    await user.click(within(header()).getByRole('radio', { name: '9 Hole' }));
    expect(await screen.findByText('This comparison could not be kept.')).toBeTruthy();
    expect(within(header()).getByRole('radio', { name: '9 Hole' })).toHaveProperty('checked', true);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(app.router.history.location.search).toMatch(/hash=\d+/));
    expect(screen.queryByText('This comparison could not be kept.')).toBeNull();
  });

  it.each(['?hash=12345', '?hash=abc', ''])('%s opens the defaults (CMP-O15)', async (search) => {
    await open({ search });
    expect(labelsOfSides()).toEqual(['Last 12 Months', 'Prior 12 Months']);
  });

  it('opens a preset that a link asks for', async () => {
    await open({ search: '?preset=bestAndWorst' });
    expect(labelsOfSides()).toEqual(['Best 10 rounds', 'Worst 10 rounds']);
  });
});

describe('the report', () => {
  // The pretended browser has no addresses for what is held in memory, such as the preview.
  let saved: ReturnType<typeof keepSavedFiles> = [];
  beforeEach(() => {
    saved = keepSavedFiles();
  });

  const openReport = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(screen.getByRole('button', { name: 'Report' }));
    return screen.findByRole('dialog', { name: 'Compare Stats Report Options' });
  };

  it('has its pages, Cancel and Generate Report (CMP-23, CMP-24)', async () => {
    const { user } = await open();
    const dialog = await openReport(user);
    const pages = within(dialog).getAllByRole('checkbox');
    expect(pages.map((page) => page.closest('label')?.textContent)).toEqual([
      'Summary Page',
      'Scoring Page',
      'Drives Page',
      'Shots to Green Page',
      'Putts Page',
      'Rounds Page',
    ]);
    expect(pages.every((page) => (page as HTMLInputElement).checked)).toBe(true);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('cannot be generated without a page (CMP-O11)', async () => {
    const { user } = await open();
    const dialog = await openReport(user);
    for (const page of within(dialog).getAllByRole('checkbox')) await user.click(page);
    expect((within(dialog).getByRole('button', { name: 'Generate Report' }) as HTMLButtonElement).disabled).toBe(true);
    expect(await within(dialog).findByText('Choose a page to see it here.')).toBeTruthy();
  });

  it('is saved under its name (CMP-26)', async () => {
    const { user } = await open();
    const dialog = await openReport(user);
    await user.click(within(dialog).getByRole('button', { name: 'Generate Report' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.fileName).toBe('Ingrid-Solberg-2027-Compare-Stats.pdf');
    expect(new TextDecoder().decode(await saved[0]?.blob.slice(0, 5).arrayBuffer())).toBe('%PDF-');
  });

  it('shows no preview on a small screen (CMP-25)', async () => {
    screenWidth.pixels = 600;
    window.innerWidth = 600;
    try {
      const { user } = await open();
      await user.click(screen.getByRole('button', { name: 'Compare Stats menu' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Report' }));
      const dialog = await screen.findByRole('dialog', { name: 'Compare Stats Report Options' });
      expect(within(dialog).queryByRole('region', { name: 'Preview' })).toBeNull();
    } finally {
      window.innerWidth = 1280;
    }
  });
});

describe('the way here', () => {
  it('is open on the dashboard and on the player home, each with a question of its own', async () => {
    await server.open(`/player/${player.username}/data-analysis`);
    const link = await screen.findByRole('link', { name: 'Compare' });
    expect(link.getAttribute('href')).toBe(`${address}?preset=recentForm`);
    cleanup();
    await server.open(`/player/${player.username}/summary`);
    const home = await within(await screen.findByRole('main')).findByRole('link', { name: 'Compare Stats' });
    // What it opens is the last twelve months and the twelve before.
    expect(home.getAttribute('href')).toBe(address);
  });
});
