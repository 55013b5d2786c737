import type { ResumeSettings, RouteId } from '@strokebook/contract';
import { errors, routes } from '@strokebook/contract';
import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePdfExport } from '../../controls/pdf-export/use-pdf-export.ts';
import { demo, useRealServer } from '../../testing/real-server.ts';
import { keepSavedFiles, type SavedFile } from '../../testing/saved-files.ts';

const server = useRealServer();
const { player } = demo;
const PAGE = `/player/${player.username}/resume`;
const BUILDER = `${PAGE}?builder=true`;
const NO_DATA = 'No data found for new date range, reverting to previous.';

let saved: readonly SavedFile[] = [];
beforeEach(async () => {
  saved = keepSavedFiles();
  await server.forgetResumes();
});
afterEach(() => vi.unstubAllGlobals());

/** Where there is no preview, whose many words make looking around slow. */
const onPhone = () => vi.stubGlobal('innerWidth', 767);

type Answer = 'pass' | 'fail' | 'lose';

/** A browser in which the answers to some calls wait until they are let through, fail or are lost. */
function holdingBrowser() {
  const browser = server.createBrowser();
  const held = new Map<RouteId, Promise<Answer>[]>();
  const holdNext = (routeId: RouteId): ((answer: Answer) => void) => {
    const { promise, resolve } = Promise.withResolvers<Answer>();
    held.set(routeId, [...(held.get(routeId) ?? []), promise]);
    return resolve;
  };
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const method = init?.method ?? 'GET';
    const routeId = [...held.keys()].find(
      (id) =>
        routes[id].method === method &&
        new RegExp(`^${routes[id].path.replace(/:\w+/g, '[^/]+')}(?:[?]|$)`).test(input as string),
    );
    const reply = browser.fetch(input, init);
    // Whoever asked may have gone by the time that it is let through.
    reply.catch(() => undefined);
    const answer = routeId === undefined ? 'pass' : ((await held.get(routeId)?.shift()) ?? 'pass');
    if (answer === 'lose') throw new TypeError('Failed to fetch');
    if (answer === 'pass') return reply;
    const { status, message } = errors.UNEXPECTED;
    return Response.json({ error: { code: 'UNEXPECTED', message, requestId: 'r' } }, { status });
  };
  return { ...browser, fetch, holdNext };
}

type Shown = Awaited<ReturnType<typeof open>>;

const open = async (path = BUILDER, as: number = player.accountId) => {
  const browser = holdingBrowser();
  return { ...(await server.open(path, { as, browser })), holdNext: browser.holdNext };
};
const openLoaded = async (path?: string, as?: number) => {
  const app = await open(path, as);
  await screen.findByRole('switch', { name: 'Cover Page' });
  return app;
};

const dialog = () => screen.getByRole('dialog', { name: 'Resume Preview' });
const button = (name: string | RegExp) => within(dialog()).getByRole<HTMLButtonElement>('button', { name });
const box = (name: string | RegExp) => within(dialog()).getByRole<HTMLInputElement>('checkbox', { name });
const choice = (name: string) => within(dialog()).getByRole<HTMLInputElement>('radio', { name });
const switchOf = (name: string) => within(dialog()).getByRole<HTMLInputElement>('switch', { name });
const panel = (name: string) => within(dialog()).getByRole('region', { name });
const unfold = ({ user }: Pick<Shown, 'user'>, title: string) =>
  user.click(within(panel(title)).getByRole('button', { name: new RegExp(`^${title}`) }));
const preview = () => panel('Preview');
/** The words of the pages, once they say something. */
const previewSays = (text: string | RegExp) => within(preview()).findByText(text);
/** What the last pages were asked of. */
const previewedSettings = ({ requestsTo }: Shown): ResumeSettings | undefined =>
  (requestsTo('previewReport').at(-1)?.body as { readonly settings: ResumeSettings } | undefined)?.settings;

describe('the resume builder', () => {
  it('lies over the resume page as its address says, with Cancel and Download, the selections and the pages they make (RESUME-01, RESUME-02)', async () => {
    const { user, href, app } = await open(PAGE);
    const opener = await screen.findByRole('link', { name: 'View Resume' });
    await user.click(opener);
    await screen.findByRole('switch', { name: 'Cover Page' });
    expect(href()).toBe(BUILDER);
    expect(dialog().hasAttribute('data-full-screen')).toBe(true);
    expect([button('Cancel'), button('Download')].map(({ disabled }) => disabled)).toEqual([false, false]);
    expect(screen.getByRole('heading', { name: 'Resume Preview' }).hasAttribute('data-hidden')).toBe(false);
    await previewSays('Tournament Averages');
    expect(preview().querySelectorAll('img[alt^="Page 1 of "]')).toHaveLength(1);
    await user.click(button('Cancel'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([href(), document.activeElement]).toEqual([PAGE, opener]);
    // Closing was a step back: there is none before this page that would open it again.
    expect(app.router.history.canGoBack()).toBe(false);
  });

  it('is for nobody but those who look after the profile', async () => {
    await server.open(BUILDER);
    await screen.findByRole('link', { name: 'View Resume' });
    expect(screen.queryByRole('link', { name: /^Build resume$/i })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('has on phones neither title nor preview, and asks for none (RESUME-03)', async () => {
    onPhone();
    const { requestsTo } = await openLoaded();
    expect(screen.getByText('Resume Preview').hasAttribute('data-hidden')).toBe(true);
    expect(screen.queryByRole('region', { name: 'Preview' })).toBeNull();
    expect(requestsTo('previewReport')).toHaveLength(0);
    expect(button('Download').disabled).toBe(false);
  });

  it('says that it is loading until that is dismissed, and goes on loading (RESUME-04, RESUME-O8)', async () => {
    onPhone();
    const app = await open(PAGE);
    const finish = app.holdNext('getResumeSettings');
    await app.user.click(await screen.findByRole('link', { name: 'View Resume' }));
    await screen.findByText('Loading resume preview...');
    expect(button('Download').disabled).toBe(true);
    await app.user.click(button('Dismiss'));
    expect(screen.queryByText('Loading resume preview...')).toBeNull();
    finish('pass');
    expect(await screen.findByRole('switch', { name: 'Cover Page' })).toBeTruthy();
  });

  it('says in its place that it could not be loaded, and asks again', async () => {
    onPhone();
    const app = await open(PAGE);
    const link = await screen.findByRole('link', { name: 'View Resume' });
    // It is asked for twice before it is given up.
    for (const finish of [app.holdNext('getResumeSettings'), app.holdNext('getResumeSettings')]) finish('fail');
    await app.user.click(link);
    expect((await within(await screen.findByRole('dialog')).findByRole('alert')).textContent).toContain(
      'The resume could not be shown.',
    );
    await app.user.click(button('Retry'));
    expect(await screen.findByRole('switch', { name: 'Cover Page' })).toBeTruthy();
  });

  it('has a panel for each section of the settings, on or off, of which one is open at a time (RESUME-05, RESUME-06, RESUME-O1)', async () => {
    onPhone();
    const app = await openLoaded();
    const titles = within(dialog())
      .getAllByRole('heading', { level: 3 })
      .map((heading) => within(heading).queryByRole('button')?.firstChild?.textContent)
      .filter((title) => title !== undefined);
    expect(titles).toEqual([
      'Personal Information',
      'School Information',
      'Upcoming Events',
      'Past Tournaments',
      'Past Rounds',
      'News',
      'Performance Charts',
      'Featured Tournaments',
    ]);
    const opened = () =>
      within(dialog())
        .queryAllByRole('button', { expanded: true })
        .map(({ firstChild }) => firstChild?.textContent);
    expect(opened()).toEqual([]);
    await unfold(app, 'Past Tournaments');
    expect(opened()).toEqual(['Past Tournaments']);
    await unfold(app, 'News');
    expect(opened()).toEqual(['News']);
    await unfold(app, 'News');
    expect(opened()).toEqual([]);
  });

  it('ticks items one by one or all at once, with their notes, and the pages follow (RESUME-07, RESUME-08, RESUME-20)', async () => {
    const app = await openLoaded();
    const { user } = app;
    await unfold(app, 'Past Tournaments');
    const list = within(panel('Past Tournaments'));
    const items = () =>
      within(list.getByRole('list'))
        .getAllByRole<HTMLInputElement>('checkbox')
        .filter((one) => one.getAttribute('aria-label') === null);
    const count = items().length;
    expect(items().filter(({ checked }) => checked)).toHaveLength(0);
    const note = list.getAllByRole<HTMLInputElement>('checkbox', { name: /^Include Note of / })[0]!;
    expect([note.disabled, box('Include Past Tournaments').checked]).toEqual([true, false]);
    await user.click(list.getByRole('button', { name: 'Select All' }));
    expect(items().every(({ checked }) => checked)).toBe(true);
    expect(box('Include Past Tournaments').checked).toBe(true);
    await user.click(note);
    const name = note.getAttribute('aria-label')?.replace('Include Note of ', '') ?? '';
    const table = await within(preview()).findByRole('table', { name: 'Tournaments' });
    expect(await within(table).findByRole('rowheader', { name: (text) => text.startsWith(`${name}: `) })).toBeTruthy();
    await waitFor(() => {
      const options = previewedSettings(app)?.coverPage.pastTournaments.options ?? [];
      expect(options.filter(({ isSelected }) => isSelected)).toHaveLength(count);
      expect(options.filter(({ includeNotes }) => includeNotes).map((option) => option.name)).toEqual([name]);
    });
    await user.click(list.getByRole('button', { name: 'Clear All' }));
    expect(items().some(({ checked }) => checked)).toBe(false);
    await waitFor(() => expect(within(preview()).queryByRole('table', { name: 'Tournaments' })).toBeNull());
  });

  it('restores every selection to the settings as they were loaded first, their days too (RESUME-09, RESUME-O6)', async () => {
    const app = await openLoaded();
    const { user } = app;
    await user.click(box('Include School Information'));
    await previewSays(/^Class of 20\d\d · /);
    await user.click(switchOf('Cover Page'));
    await unfold(app, 'Performance Charts');
    await user.click(choice('Last 12 Months'));
    await waitFor(() => expect(app.requestsTo('getResumePreview')).toHaveLength(2));
    await within(preview()).findAllByText(/^Last 12 Months, \d+ rounds$/);
    // Days of one's own are begun, and forgotten too.
    await user.click(choice('Custom'));
    await user.click(button('Restore Defaults'));
    expect([switchOf('Cover Page').checked, box('Include School Information').checked]).toEqual([true, false]);
    expect(choice('Last 24 Months').checked).toBe(true);
    expect(await within(preview()).findAllByText(/^Last 24 Months, 10 rounds$/)).toHaveLength(2);
  });

  it('drops what was changed when it is cancelled (RESUME-O9)', async () => {
    onPhone();
    const { user, requestsTo, href } = await openLoaded();
    await user.click(box('Include School Information'));
    await user.click(button('Cancel'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // It was opened by its address: what is before that is not this page.
    expect([href(), requestsTo('saveResumeSettings').length]).toEqual([PAGE, 0]);
    await user.click(screen.getByRole('link', { name: 'View Resume' }));
    await screen.findByRole('switch', { name: 'Cover Page' });
    expect(box('Include School Information').checked).toBe(false);
  });

  it('offers neither a file nor a link without a page (RESUME-O10)', async () => {
    const { user } = await openLoaded();
    await user.click(switchOf('Cover Page'));
    await user.click(switchOf('Performance Charts Page'));
    expect(button('Download').disabled).toBe(true);
    expect(button('Make a link').disabled).toBe(true);
    expect(within(preview()).getByText('Choose a page to see it here.')).toBeTruthy();
    await user.click(switchOf('Performance Charts Page'));
    expect(button('Download').disabled).toBe(false);
  });

  it('ticks and offers nothing of which there is nothing (RESUME-15, RESUME-16, RESUME-17, RESUME-18, RESUME-19)', async () => {
    onPhone();
    const { accountId, username } = await server.makeAccount();
    const app = await openLoaded(`/player/${username}/resume?builder=true`, accountId);
    const groups = ['Personal Information', 'School Information', 'Upcoming Events', 'Past Tournaments', 'Past Rounds'];
    for (const title of [...groups, 'News', 'Performance Charts']) {
      const { checked, disabled } = box(`Include ${title}`);
      expect([title, checked, disabled]).toEqual([title, false, true]);
    }
    const page = switchOf('Performance Charts Page');
    expect([page.checked, page.disabled]).toEqual([false, true]);
    for (const title of ['Personal Information', 'School Information', 'Performance Charts']) {
      await unfold(app, title);
      const boxes = within(panel(title)).getAllByRole<HTMLInputElement>('checkbox');
      expect(boxes.every(({ checked, disabled }) => !checked && disabled)).toBe(true);
    }
    await unfold(app, 'News');
    expect(within(panel('News')).getByText('There is nothing to choose from yet.')).toBeTruthy();
  });
});

describe('the days of the charts', () => {
  it('are the last 12 or 24 months, all time or picked; others are asked for after 200 ms (RESUME-10, RESUME-30, RESUME-32)', async () => {
    onPhone();
    const app = await openLoaded();
    await unfold(app, 'Performance Charts');
    const days = within(panel('Performance Charts')).getByRole('group', { name: 'Rounds of' });
    expect(within(days).getAllByRole('radio').length).toBe(4);
    for (const name of ['Last 12 Months', 'Last 24 Months', 'All Time', 'Custom']) expect(choice(name)).toBeTruthy();
    expect(choice('Last 24 Months').checked).toBe(true);
    const chosenAt = performance.now();
    await app.user.click(choice('Last 12 Months'));
    await waitFor(() => expect(app.requestsTo('getResumePreview')).toHaveLength(2));
    expect(performance.now() - chosenAt).toBeGreaterThanOrEqual(200);
    expect(app.requestsTo('getResumePreview').at(-1)?.body).toMatchObject({
      performanceChartsPage: { barChartsDateRange: { start: '2025-06-16', end: '2026-06-15' } },
    });
    // The days are taken once their rounds are there.
    await waitFor(() => expect(screen.queryByText('Loading resume preview...')).toBeNull());
    expect([choice('Last 12 Months').checked, screen.queryByText(NO_DATA)]).toEqual([true, null]);
  });

  it('stay what they were, as is said at the top for 3 seconds, where the new ones have no rounds or cannot be had (RESUME-31, PDF-04)', async () => {
    onPhone();
    const app = await openLoaded();
    const { user } = app;
    await unfold(app, 'Performance Charts');
    const lose = app.holdNext('getResumePreview');
    await user.click(choice('All Time'));
    expect(choice('All Time').checked).toBe(true);
    lose('lose');
    expect((await screen.findByText(NO_DATA)).closest('[role="status"]')?.getAttribute('data-edge')).toBe('top');
    expect(choice('Last 24 Months').checked).toBe(true);

    await user.click(choice('Custom'));
    await user.clear(screen.getByLabelText('From'));
    await user.type(screen.getByLabelText('From'), '1999-01-01');
    await user.clear(screen.getByLabelText('To'));
    await user.type(screen.getByLabelText('To'), '1998-01-01');
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    await user.click(button('Apply'));
    await waitFor(() => expect(choice('Last 24 Months').checked).toBe(true));
    const saidAt = performance.now();
    expect(document.activeElement).toBe(choice('Last 24 Months'));
    expect(await screen.findByText(NO_DATA)).toBeTruthy();

    app.holdNext('getReportPdf')('fail');
    await user.click(button('Download'));
    const failure = await screen.findByText(/^Uh-oh, there was a problem generating PDF\. Response status: 500$/);
    expect(failure.closest('[role="alert"]')).toBeTruthy();
    const passUntilGone = async (text: string | RegExp) => {
      while (screen.queryByText(text) !== null) await act(() => vi.advanceTimersByTimeAsync(100));
    };
    await passUntilGone(NO_DATA);
    expect(performance.now() - saidAt).toBeGreaterThan(2_800);
    await passUntilGone(/^Uh-oh/);
  });
});

describe('the preview', () => {
  it('shows the answer to what was ticked last, in whichever order the answers come, and the pages before until then', async () => {
    const app = await openLoaded();
    await previewSays('Tournament Averages');
    await unfold(app, 'School Information');
    const [slow] = [app.holdNext('previewReport')];
    const asked = app.requestsTo('previewReport').length;
    await app.user.click(box(/^College GPA/));
    await waitFor(() => expect(app.requestsTo('previewReport')).toHaveLength(asked + 1));
    expect(preview().getAttribute('aria-busy')).toBe('true');
    expect(within(preview()).getByText('Tournament Averages')).toBeTruthy();
    await app.user.click(box(/^College GPA/));
    await app.user.click(box(/^High School GPA/));
    await previewSays(/GPA 3\.86/);
    slow('pass');
    await waitFor(() => expect(preview().getAttribute('aria-busy')).toBe('false'));
    expect(within(preview()).queryByText(/GPA 3\.20/)).toBeNull();
    expect(within(preview()).getByText(/GPA 3\.86/)).toBeTruthy();
  });

  it('keeps the pages that it has where new ones cannot be had, and asks again', async () => {
    const app = await openLoaded();
    await previewSays('Tournament Averages');
    for (const answer of [app.holdNext('previewReport'), app.holdNext('previewReport')]) answer('lose');
    await app.user.click(choice('A4'));
    const notice = await within(preview()).findByRole('alert');
    expect(within(preview()).getByText('Tournament Averages')).toBeTruthy();
    await app.user.click(within(notice).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(within(preview()).queryByRole('alert')).toBeNull());
  });
});

describe('the download of a resume', () => {
  it('says how it goes and saves the file under its name, and the public resume stays as it is; a second click does nothing (PDF-01, PDF-02, PDF-03, PDF-O1, PDF-O4, RESUME-01, RESUME-O13)', async () => {
    const app = await openLoaded();
    const { user, requestsTo } = app;
    await user.click(box('Include School Information'));
    await user.click(choice('A4'));
    const finish = app.holdNext('getReportPdf');
    await user.click(button('Download'));
    expect(screen.getByText('Generating PDF Export...')).toBeTruthy();
    await user.click(button('Download'));
    finish('pass');
    expect(await screen.findByText('PDF Downloaded, Success!')).toBeTruthy();
    expect(saved.map(({ fileName }) => fileName)).toEqual(['Ingrid-Solberg-2027-Resume.pdf']);
    expect(await saved[0]?.blob.slice(0, 5).text()).toBe('%PDF-');
    expect(requestsTo('getReportPdf').map(({ body }) => (body as { paper: string }).paper)).toEqual(['a4']);
    expect(requestsTo('saveResumeSettings')).toHaveLength(0);
  });

  it('tells a lost connection apart, in the same style, and keeps nothing (PDF-05, PDF-O3)', async () => {
    onPhone();
    const app = await openLoaded();
    app.holdNext('getReportPdf')('lose');
    await app.user.click(button('Download'));
    const said = await screen.findByText(
      "Uh-oh, it seems like you're offline. Please check your connection and try again.",
    );
    expect(said.closest('[role="alert"]')).toBeTruthy();
    expect([saved.length, app.requestsTo('saveResumeSettings').length]).toEqual([0, 0]);
  });

  it('runs once however soon it is asked for again (PDF-O4)', async () => {
    const { result } = renderHook(() => usePdfExport());
    const made = Promise.withResolvers<SavedFile>();
    let runs = 0;
    const generate = () => {
      runs += 1;
      return made.promise;
    };
    const answers = await act(async () => {
      const both = [result.current.start(generate), result.current.start(generate)];
      made.resolve({ fileName: 'a.pdf', blob: new Blob() });
      return Promise.all(both);
    });
    expect([answers, runs, saved.length]).toEqual([[true, false], 1, 1]);
  });

  it('throws without a generator (PDF-06)', async () => {
    const { result } = renderHook(() => usePdfExport());
    await expect(result.current.start()).rejects.toThrow('No generator function provided');
    expect(result.current.said).toBeNull();
  });
});

describe('the choice for recruiters', () => {
  it('is offered beside the defaults (RESUME-O16, RESUME-11, RESUME-12)', async () => {
    onPhone();
    const { user } = await openLoaded();
    expect(within(dialog()).getByText(/^Pages are previewed on wider screens\./)).toBeTruthy();
    const offer = () => within(dialog()).queryByText(/^For a college coach, choose/);
    expect([box('Include School Information').checked, box('Include Past Tournaments').checked]).toEqual([
      false,
      false,
    ]);
    expect(offer()).toBeTruthy();
    await user.click(button('For recruiters'));
    expect([box('Include School Information').checked, box('Include Past Tournaments').checked]).toEqual([true, true]);
    expect(offer()).toBeNull();
    await user.click(button('Restore Defaults'));
    expect(box('Include School Information').checked).toBe(false);
  });
});

describe('the public resume', () => {
  it('is what was saved as it, and the builder opens with it again (RESUME-O13)', async () => {
    onPhone();
    const { user, requestsTo } = await openLoaded();
    await user.click(box('Include School Information'));
    await user.click(button('Save as my public resume'));
    expect(await screen.findByText('Saved. Your resume page shows it from now on.')).toBeTruthy();
    expect(requestsTo('saveResumeSettings')).toHaveLength(1);
    await user.click(button('Cancel'));
    await user.click(await screen.findByRole('link', { name: 'View Resume' }));
    await screen.findByRole('switch', { name: 'Cover Page' });
    expect(box('Include School Information').checked).toBe(true);
  });

  it('has all of a list, new items as well, until one of them is unticked (RESUME-O11)', async () => {
    onPhone();
    const app = await openLoaded();
    const { user } = app;
    await unfold(app, 'Past Tournaments');
    const list = within(panel('Past Tournaments'));
    const all = box(/^All of them/);
    expect(all.checked).toBe(false);
    await user.click(list.getByRole('button', { name: 'Select All' }));
    expect(all.checked).toBe(true);
    const first = within(list.getByRole('list')).getAllByRole<HTMLInputElement>('checkbox')[0]!;
    await user.click(first);
    expect([all.checked, first.checked]).toEqual([false, false]);
    await user.click(all);
    expect([all.checked, first.checked]).toEqual([true, true]);
    await user.click(all);
    expect([all.checked, first.checked]).toEqual([false, true]);
  });
});

describe('the links to a resume', () => {
  it('stand first in the builder, which has one door, with the page that everybody sees (RESUME-O63, PROFILE-15)', async () => {
    onPhone();
    const { user } = await open(PAGE);
    const cover = within(await screen.findByRole('region', { name: 'Player' }));
    await user.click(await cover.findByRole('link', { name: 'View Resume' }));
    await screen.findByRole('switch', { name: 'Cover Page' });
    const [first] = within(dialog()).getAllByRole('region');
    expect(first).toBe(panel('Send your resume'));
    const seen = within(panel('Send your resume')).getByRole('link', { name: 'What everybody sees' });
    expect(seen.getAttribute('href')).toBe(`/cgr/resume?accountId=${player.accountId}`);
    await user.click(button('Cancel'));
    expect(cover.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['View Resume']);
  });

  it('are made of what is chosen, with a last day or without, copied and withdrawn, and tell how often they were opened; the public resume stays as it is (CGR-08, RESUME-O13)', async () => {
    onPhone();
    const app = await openLoaded();
    const { user } = app;
    const links = within(panel('Send your resume'));
    expect(await links.findByText('No link was made yet.')).toBeTruthy();
    await user.type(links.getByLabelText('Ends after (optional)'), '2001-01-01');
    await user.click(links.getByRole('button', { name: 'Make a link' }));
    expect(links.getByText('Must not be in the past.')).toBeTruthy();
    await user.clear(links.getByLabelText('Ends after (optional)'));
    await user.type(links.getByLabelText('Ends after (optional)'), '2027-01-31');
    await user.click(links.getByRole('button', { name: 'Make a link' }));
    await links.findByText(/^Link created\./);
    const row = links.getByRole('listitem');
    const address = within(row).getByRole<HTMLAnchorElement>('link').href;
    expect(address).toMatch(/\/cgr\/resume\?hash=\d+$/);
    expect(row.textContent).toMatch(/^Cover page: .*all events.* · 2 charts · \d+\/\d+\/\d{4} – /);
    expect(row.textContent).toMatch(/ends after Jan 31, 2027 · 0 views/);
    expect(app.requestsTo('saveResumeSettings')).toHaveLength(0);
    await user.click(within(row).getByRole('button', { name: /^Copy link \d+$/ }));
    expect(await navigator.clipboard.readText()).toBe(address);
    expect(await links.findByText('The address is copied.')).toBeTruthy();
    await user.click(within(row).getByRole('button', { name: /^Withdraw link \d+$/ }));
    expect(await links.findByText('No link was made yet.')).toBeTruthy();
    expect(links.getByText('Link withdrawn. It no longer works.')).toBeTruthy();
  });
});
