import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  compareHeader,
  comparePage,
  labelsOfSides,
  openSelections,
  useComparePage,
} from '../../testing/compare-page.ts';
import { keepSavedFiles } from '../../testing/saved-files.ts';
import { screenWidth } from '../../testing/setup.ts';

const { server, open } = useComparePage();

async function openIn(browser: ReturnType<typeof server.createBrowser>) {
  const opened = await server.open(comparePage, { browser });
  await screen.findByRole('table', { name: 'Scoring' });
  return opened;
}

describe('a comparison that is kept', () => {
  it('is shown again by its number, with its metrics (CMP-01, CMP-02)', async () => {
    const { user, asked } = await open();
    const { left } = await openSelections(user);
    await user.type(within(left).getByPlaceholderText('Custom Label'), 'Kept');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(asked('hash')).toMatch(/^\d+$/));
    const hash = asked('hash');
    cleanup();
    const again = await server.open(`${comparePage}?hash=${hash}`);
    await screen.findByRole('table', { name: 'Scoring' });
    expect(labelsOfSides()).toEqual(['Kept', 'Prior 12 Months']);
    expect(again.requestsTo('getCompareState')).toHaveLength(1);
  });

  it('is let go of by Back, which shows the one before (CMP-02)', async () => {
    const { user, asked, app } = await open();
    await user.click(within(compareHeader()).getByRole('radio', { name: '9 Hole' }));
    await waitFor(() => expect(asked('hash')).toMatch(/^\d+$/));
    app.router.history.back();
    await waitFor(() => expect(asked('hash')).toBeNull());
    await waitFor(() =>
      expect(within(compareHeader()).getByRole('radio', { name: '18 Hole' })).toHaveProperty('checked', true),
    );
  });

  /** Opens the page in a browser in which replies about saved comparisons wait until they are released. */
  async function openSlowly() {
    const browser = server.createBrowser();
    const answers: (() => void)[] = [];
    const slow: typeof fetch = async (input, init) => {
      const answer = await browser.fetch(input, init);
      if (init?.method === 'POST' && String(input).endsWith('/compare-states')) {
        await new Promise<void>((resolve) => answers.push(resolve));
      }
      return answer;
    };
    const { app, user } = await openIn({ ...browser, fetch: slow });
    return { app, user, answers, address: () => app.router.history.location.search };
  }

  it('leads to the last of several changes, whichever is kept first', async () => {
    const { user, answers, address } = await openSlowly();
    await user.click(screen.getByRole('button', { name: /^Drive metrics: / }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Missed left' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Missed right' }));
    await waitFor(() => expect(answers).toHaveLength(2));
    const [first, second] = answers;
    second?.();
    await waitFor(() => expect(address()).toMatch(/hash=\d+/));
    const last = address();
    first?.();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(address()).toBe(last);
    const drive = within(screen.getByRole('table', { name: 'Drive' }));
    for (const name of ['Missed left', 'Missed right']) expect(drive.getByRole('rowheader', { name })).toBeTruthy();
  });

  it('leads nowhere once one has gone on to another comparison (CMP-02)', async () => {
    const { app, user, answers, address } = await openSlowly();
    await user.click(within(compareHeader()).getByRole('radio', { name: '9 Hole' }));
    await waitFor(() => expect(answers).toHaveLength(1));
    await act(() => app.router.navigate({ to: comparePage, search: { preset: 'bestAndWorst' } }));
    await waitFor(() => expect(labelsOfSides()).toEqual(['Best 10 rounds', 'Worst 10 rounds']));
    answers[0]?.();
    // Content that depends on the reply shows that it has arrived.
    await user.click(within(compareHeader()).getByRole('radio', { name: '9 Hole' }));
    await waitFor(() => expect(answers).toHaveLength(2));
    expect(address()).toBe('?preset=bestAndWorst');
  });

  it('makes a step for Back of other rounds, and none of other metrics (CMP-02)', async () => {
    const { user, asked, app } = await open();
    const steps = () => app.router.history.length;
    const before = steps();
    await user.click(screen.getByRole('button', { name: /^Drive metrics: / }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Missed left' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(asked('hash')).toMatch(/^\d+$/));
    expect(steps()).toBe(before);
    const ofMetrics = asked('hash');
    await user.click(within(compareHeader()).getByRole('radio', { name: '9 Hole' }));
    await waitFor(() => expect(asked('hash')).not.toBe(ofMetrics));
    expect(steps()).toBe(before + 1);
  });

  it('says so where it could not be kept, and is kept by Retry', async () => {
    const browser = server.createBrowser();
    const { user, app } = await openIn(browser);
    browser.loseNextReply('saveCompareState');
    await user.click(within(compareHeader()).getByRole('radio', { name: '9 Hole' }));
    expect(await screen.findByText('This comparison could not be saved.')).toBeTruthy();
    expect(within(compareHeader()).getByRole('radio', { name: '9 Hole' })).toHaveProperty('checked', true);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(app.router.history.location.search).toMatch(/hash=\d+/));
    expect(screen.queryByText('This comparison could not be saved.')).toBeNull();
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
  // jsdom has no object URLs, which the preview needs.
  let saved: ReturnType<typeof keepSavedFiles> = [];
  beforeEach(() => {
    saved = keepSavedFiles();
  });

  const openReport = async (user: UserEvent) => {
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

  it('is opened and copied as a link of what is shown (CGR-O6, CGR-06)', async () => {
    const { user, href } = await open();
    const dialog = await openReport(user);
    await user.click(within(dialog).getByRole('button', { name: 'Copy Link' }));
    expect(await within(dialog).findByText('The address is copied.')).toBeTruthy();
    const copied = await navigator.clipboard.readText();
    expect(copied).toMatch(/\/cgr\/compare-stats\?hash=\d+&paper=us-letter$/);
    await user.click(within(dialog).getByRole('button', { name: 'Open Report' }));
    await waitFor(() => expect(copied.endsWith(href())).toBe(true));
    expect(await screen.findByRole('heading', { level: 1, name: 'Compare Stats' })).toBeTruthy();
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
