import { accountIdOf } from '@strokebook/golf/access';
import { MantineProvider } from '@mantine/core';
import { calendarDay as day } from '@strokebook/golf/calendar';
import { scoreResults } from '@strokebook/golf/results';
import { defaultScheduleOptions } from '@strokebook/golf/schedule';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiProvider } from '../../api/api-context.tsx';
import { createApi } from '../../api/client.ts';
import { createTokenStore } from '../../api/token-store.ts';
import { demo, useRealServer } from '../../testing/real-server.ts';
import { keepSavedFiles, type SavedFile } from '../../testing/saved-files.ts';
import { ShareSchedule } from './share-schedule.tsx';

const server = useRealServer();
/** The first report takes long. */
const SLOW = { timeout: 15_000 };
let saved: readonly SavedFile[] = [];
beforeEach(() => {
  saved = keepSavedFiles();
  localStorage.clear();
});

/** Renders the menu on the real server, whose replies to POSTs wait until they are released, or are lost. */
function show(props: Partial<Parameters<typeof ShareSchedule>[0]> = {}) {
  const { fetch, requestsTo } = server.createBrowser();
  const gate = Promise.withResolvers<'answer' | 'lose'>();
  const held: typeof globalThis.fetch = async (input, init) => {
    const response = await fetch(input, init);
    if (init?.method === 'POST' && (await gate.promise) === 'lose') throw new TypeError('Failed to fetch');
    return response;
  };
  const tokens = createTokenStore(localStorage);
  const api = createApi({ fetch: held, tokens, storage: localStorage });
  render(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>
        <ApiProvider api={api} tokens={tokens}>
          <ShareSchedule
            accountId={accountIdOf(demo.player.accountId)}
            accountName={demo.player.name}
            options={defaultScheduleOptions}
            extraAccountIds={[]}
            results={scoreResults(null)}
            {...props}
          />
        </ApiProvider>
      </QueryClientProvider>
    </MantineProvider>,
  );
  return { user: userEvent.setup({ delay: null }), requestsTo, finish: gate.resolve };
}

const share = () => screen.getByRole('button', { name: 'Share' });
type Shown = ReturnType<typeof show>;

async function exportWorkbook({ user }: Shown) {
  await user.click(share());
  await user.click(await screen.findByRole('menuitemradio', { name: 'Spreadsheet' }));
  await user.click(screen.getByRole('menuitem', { name: 'Go' }));
}

async function openReport({ user }: Shown) {
  await user.click(share());
  await screen.findByText('Select Format');
  await user.click(screen.getByRole('menuitem', { name: 'Go' }));
  return screen.findByRole('dialog', { name: 'Player Schedule' }, SLOW);
}

describe('sharing a schedule', () => {
  it('offers a PDF report or a spreadsheet, Go and Cancel, and Cancel does nothing (TOUR-12)', async () => {
    const { user, requestsTo } = show();
    await user.click(share());
    await screen.findByText('Select Format');
    const names = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
    expect(names('menuitemradio')).toEqual(['PDF Report', 'Spreadsheet']);
    expect(names('menuitem')).toEqual(['Go', 'Cancel']);
    await user.click(screen.getByRole('menuitem', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByText('Select Format')).toBeNull());
    expect([requestsTo('exportSchedule').length, saved.length]).toEqual([0, 0]);
  });

  it('says that the spreadsheet is on its way, and saves it as Schedule.xlsx, of the events that the page shows (ERR-15, API-27, TOUR-13)', async () => {
    const shown = show({ options: { ...defaultScheduleOptions, locales: ['national'], eventFilter: 'Team' } });
    await exportWorkbook(shown);
    await screen.findByText('Exporting Schedule (Spreadsheet)...');
    expect(share().getAttribute('aria-busy')).toBe('true');
    shown.finish('answer');
    await waitFor(() => expect(saved.map(({ fileName }) => fileName)).toEqual(['Schedule.xlsx']), SLOW);
    expect(await saved[0]?.blob.slice(0, 2).text()).toBe('PK');
    await waitFor(() => expect(screen.queryByText('Exporting Schedule (Spreadsheet)...')).toBeNull());
    expect(shown.requestsTo('exportSchedule').map(({ body }) => body)).toMatchObject([
      {
        ...{ outputFormat: 'xls', tournamentEventTypeId: '3,10,11', upcomingTournamentStatusIds: '1,2,3,4,6' },
        ...{ localeTypes: [3], eventFilter: 'Team' },
      },
    ]);
  });

  it('dismisses the message when told to, and goes on (ERR-15)', async () => {
    const shown = show();
    await exportWorkbook(shown);
    await shown.user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Exporting Schedule (Spreadsheet)...')).toBeNull();
    shown.finish('answer');
    await waitFor(() => expect(saved).toHaveLength(1), SLOW);
  });

  it('takes spinner and message away without a word when it fails (ERR-14)', async () => {
    const shown = show();
    await exportWorkbook(shown);
    await screen.findByText('Exporting Schedule (Spreadsheet)...');
    shown.finish('lose');
    await waitFor(() => expect(share().getAttribute('aria-busy')).toBe('false'));
    expect(screen.getByRole('status').textContent).toBe('');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(saved).toHaveLength(0);
  });

  it("asks what the 'Player Schedule' is made of, and generates it (TOUR-14, ERR-15, API-28)", async () => {
    const shown = show();
    await openReport(shown);
    const { user } = shown;
    await user.click(screen.getByRole('checkbox', { name: 'Historical' }));
    await user.type(screen.getByLabelText('From'), '2026-06-01');
    await user.click(screen.getByRole('switch', { name: 'Merge events' }));
    await user.click(screen.getByRole('radio', { name: 'A4' }));
    await user.click(screen.getByRole('button', { name: 'Generate Report' }));
    await screen.findByText('Generating PDF Report...');
    expect(screen.queryByRole('dialog')).toBeNull();
    shown.finish('answer');
    await waitFor(() => expect(saved).toHaveLength(1), SLOW);
    expect(saved[0]?.fileName).toMatch(/^Ingrid-Solberg-Upcoming-Results-2026-06-01-\d{4}-\d\d-\d\d\.pdf$/);
    expect(shown.requestsTo('getReportPdf').map(({ body }) => body)).toMatchObject([
      {
        sections: ['Upcoming', 'Results'],
        startDate: '2026-06-01',
        endDate: null,
        mergeStatusTables: true,
        groupResultsBy: 1,
        showStats: true,
        paper: 'a4',
      },
    ]);
  });

  it('has the days that the page is about, and so many rounds until days are chosen (TOUR-14, API-28, DATA-52)', async () => {
    const timeframe = { kind: 'rounds', count: 6 } as const;
    const shown = show({ results: { ...scoreResults(null), timeframe } });
    const dialog = await openReport(shown);
    expect(dialog.textContent).toContain('Without days, results are of the last 6 rounds.');
    // Each slider has a label.
    for (const label of ['View By', 'View Results By', 'Paper']) expect(within(dialog).getByText(label)).toBeTruthy();
    await shown.user.click(screen.getByRole('button', { name: 'Generate Report' }));
    await waitFor(() => expect(shown.requestsTo('getReportPdf')).toHaveLength(1));
    cleanup();
    const dated = show({ days: { start: day('2026-01-01'), end: null } });
    await openReport(dated);
    expect(screen.getByLabelText<HTMLInputElement>('From').value).toBe('2026-01-01');
    await dated.user.click(screen.getByRole('button', { name: 'Generate Report' }));
    await waitFor(() => expect(dated.requestsTo('getReportPdf')).toHaveLength(1));
    const [last, days] = [shown, dated].map(({ requestsTo }) => requestsTo('getReportPdf')[0]?.body);
    expect(last).toMatchObject({ timeframeFilter: { timePeriod: 'Rounds', count: 6 }, startDate: null });
    expect(days).toMatchObject({ startDate: '2026-01-01', endDate: null });
    expect(days).not.toHaveProperty('timeframeFilter');
  });

  it('says in a sentence that a report failed, and generates it again (ERR-O5)', async () => {
    const shown = show();
    await openReport(shown);
    await shown.user.click(screen.getByRole('button', { name: 'Generate Report' }));
    await screen.findByText('Generating PDF Report...');
    shown.finish('lose');
    expect(await screen.findByText(/^The schedule could not be generated\. /)).toBeTruthy();
    await shown.user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(shown.requestsTo('getReportPdf')).toHaveLength(2));
  });

  it('generates nothing without a section, and takes days in either order (TOUR-14, TOUR-32)', async () => {
    const shown = show();
    await openReport(shown);
    const { user } = shown;
    await user.type(screen.getByLabelText('From'), '2026-06-02');
    await user.type(screen.getByLabelText('To'), '2026-06-01');
    for (const name of ['Upcoming', 'Historical', 'Results']) await user.click(screen.getByRole('checkbox', { name }));
    expect((screen.getByRole('button', { name: 'Generate Report' }) as HTMLButtonElement).disabled).toBe(true);
    expect(shown.requestsTo('getReportPdf')).toHaveLength(0);
    await user.click(screen.getByRole('checkbox', { name: 'Upcoming' }));
    await user.click(screen.getByRole('button', { name: 'Generate Report' }));
    await waitFor(() => expect(shown.requestsTo('getReportPdf')).toHaveLength(1));
    expect(shown.requestsTo('getReportPdf')[0]?.body).toMatchObject({ startDate: '2026-06-01', endDate: '2026-06-02' });
  });
});
