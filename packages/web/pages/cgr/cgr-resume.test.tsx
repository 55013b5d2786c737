import { screen, waitFor, within } from '@testing-library/react';
import { features } from '@strokebook/golf/access';
import { describe, expect, it } from 'vitest';
import { demo, useRealServer } from '../../testing/real-server.ts';
import { keepSavedFiles } from '../../testing/saved-files.ts';

const server = useRealServer();
const { player, privatePlayer, coach } = demo;

describe('the resume for paper', () => {
  it('is opened by a numeric account and has no menu; nothing was chosen, so it shows the defaults (CGR-07, CGR-09, CGR-O4, PROFILE-O4, RESUME-11, RESUME-12, RESUME-13, RESUME-O2)', async () => {
    await server.forgetResumes();
    await server.open(`/cgr/resume?accountId=${player.accountId}`);
    expect(await screen.findByRole('heading', { level: 1, name: player.name })).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Best Rounds' })).toBeTruthy();
    const link = screen.getByRole('link', { name: /\/player\/ingrid-solberg$/ });
    expect(new URL((link as HTMLAnchorElement).href).pathname).toBe('/player/ingrid-solberg');
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual([
      'To Par, Round by Round',
      'Tournament Averages',
      'Upcoming Events',
      'About',
      'Best Rounds',
      'News',
      'Performance Charts',
    ]);
    const charts = within(screen.getByRole('region', { name: 'Performance Charts' }));
    expect(charts.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Best 10 Tournament Rounds',
      'Best 10 Consecutive Tournament Rounds',
      'Tournaments in the Charts',
    ]);
    expect(screen.queryByRole('navigation', { name: 'Profile' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Download PDF' })).toBeTruthy();
    expect(document.querySelector('img[alt^="Page 1 of "]')).toBeTruthy();
  });

  it.each([
    '',
    '?accountId=',
    '?accountId=abc',
    '?accountId=0',
    '?accountId=true',
    '?accountId=[1]',
    '?accountId=0x1',
    '?accountId=999999',
    `?accountId=${privatePlayer.accountId}`,
    '?hash=abc',
    '?hash=',
    '?hash=null',
    '?hash=1',
  ])('leads to the root with %j (CGR-09, CGR-O3, ACCESS-17)', async (search) => {
    const { pathname } = await server.open(`/cgr/resume${search}`);
    await waitFor(() => expect(pathname()).toBe('/'));
  });

  it('is on the paper that its address says (CGR-07)', async () => {
    await server.open(`/cgr/resume?accountId=${player.accountId}&paper=a4`);
    await screen.findByRole('heading', { level: 1, name: player.name });
    // Letter is 792 points high.
    expect((document.querySelector('img[alt^="Page 1 of "]') as HTMLImageElement).height).toBe(842);
  });

  it('has its links within the words, each table with the roles that it loses where its rows are stacked (CGR-O4)', async () => {
    await server.open(`/cgr/resume?accountId=${player.accountId}`);
    const table = await screen.findByRole('table', { name: 'Best Rounds' });
    expect(table.hasAttribute('data-stacked')).toBe(true);
    for (const element of table.querySelectorAll('thead, tbody, tr, th, td'))
      expect(element.getAttribute('role')).toBeTruthy();
    expect(table.querySelector('td')?.dataset['label']).toBe('Course');
  });

  it.each([
    ['', `/cgr/resume?accountId=${player.accountId}`, 'Download PDF'],
    [' in the list of reports', `/player/${player.username}/report-viewer`, 'Download PDF: Resume'],
  ])('says how its download goes%s as in the builder (PDF-01, PDF-02, PDF-04, PDF-05)', async (_where, path, name) => {
    const saved = keepSavedFiles();
    const { user, failNext, hold } = await server.open(path);
    const button = await screen.findByRole('button', { name });
    const release = hold('getReportPdf');
    await user.click(button);
    expect(screen.getByText('Generating PDF Export...')).toBeTruthy();
    release();
    expect(await screen.findByText('PDF Downloaded, Success!')).toBeTruthy();
    expect(saved.map(({ fileName }) => fileName)).toEqual(['Ingrid-Solberg-2027-Resume.pdf']);
    failNext('getReportPdf', { status: 503, body: '' });
    await user.click(button);
    const failed = 'Uh-oh, there was a problem generating PDF. Response status: 503';
    expect((await screen.findByText(failed)).closest('[role=alert]')).toBeTruthy();
    failNext('getReportPdf', 'network');
    await user.click(button);
    expect(await screen.findByText(/^Uh-oh, it seems like you're offline\./)).toBeTruthy();
  });

  it.each(['/cgr', '/cgr/nothing'])('other paths lead to the root: %s (CGR-10, CGR-O1)', async (path) => {
    const { pathname } = await server.open(path);
    await waitFor(() => expect(pathname()).toBe('/'));
  });

  it('of a private player opens for a coach (ACCESS-07)', async () => {
    await server.open(`/cgr/resume?accountId=${privatePlayer.accountId}`, { as: coach.accountId });
    expect(await screen.findByRole('heading', { level: 1, name: 'Priya Raman' })).toBeTruthy();
  });

  it('leads to the root where the resume is not public (ACCESS-15)', async () => {
    await server.hideFeatures(player.username, [features.resume]);
    const { pathname } = await server.open(`/cgr/resume?accountId=${player.accountId}`);
    await waitFor(() => expect(pathname()).toBe('/'));
  });
});
