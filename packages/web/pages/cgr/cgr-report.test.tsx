import { screen, waitFor, within } from '@testing-library/react';
import { features } from '@strokebook/golf/access';
import { playerReports } from '@strokebook/documents/reports';
import { describe, expect, it } from 'vitest';
import { demo, useRealServer } from '../../testing/real-server.ts';

const server = useRealServer();
const { player, privatePlayer, coach } = demo;
const words = async () => {
  await screen.findByRole('heading', { level: 1, name: player.name });
  return document.querySelector('main')?.textContent ?? '';
};

describe('a report for paper', () => {
  it.each(playerReports.map(({ name, title }) => ({ name, title })))(
    'cgr/$name is opened by a numeric account, without a menu (CGR-04, CGR-05, CGR-O1, CGR-O2, CGR-O4)',
    async ({ name, title }) => {
      const { requestsTo } = await server.open(`/cgr/${name}?accountId=${player.accountId}`);
      expect(await screen.findByRole('heading', { level: 1, name: player.name })).toBeTruthy();
      expect(screen.getByText((text) => text.startsWith(`${title}, `))).toBeTruthy();
      expect(screen.queryByRole('navigation', { name: 'Profile' })).toBeNull();
      expect(screen.getByRole('button', { name: 'Download PDF' })).toBeTruthy();
      expect(document.querySelector('img[alt^="Page 1 of "]')).toBeTruthy();
      expect(requestsTo('previewReport')).toHaveLength(1);
    },
  );

  it.each([
    ['', /\d yd\b/, /\d m\b/],
    ['&prefersMetric=false', /\d yd\b/, /\d m\b/],
    ['&prefersMetric=1', /\d yd\b/, /\d m\b/],
    ['&prefersMetric=true', /\d m\b/, /\d (?:yd|ft)\b/],
    ['&prefersMetric=True', /\d m\b/, /\d (?:yd|ft)\b/],
  ])('is in Metric with prefersMetric=true or True alone: %j (CGR-01, CGR-03)', async (search, has, hasNot) => {
    await server.open(`/cgr/ppr?accountId=${player.accountId}${search}`);
    const text = await words();
    expect(text).toMatch(has);
    expect(text).not.toMatch(hasNot);
  });

  it("takes no notice of the viewer's own units (CGR-02, CGR-O5)", async () => {
    localStorage.setItem('strokebook.units', 'metric');
    await server.open(`/cgr/ppr?accountId=${player.accountId}`, { as: player.accountId });
    expect(await words()).toMatch(/\d yd\b/);
  });

  it('is of the days, and on the paper, that its address says', async () => {
    await server.open(`/cgr/ppr?accountId=${player.accountId}&timeframe=All%20Time&paper=a4`);
    expect(await words()).toMatch(/Report, All Time, \d+ rounds of 18 holes/);
    const page = document.querySelector('img[alt^="Page 1 of "]') as HTMLImageElement;
    // Letter is 792 points high.
    expect(page.height).toBe(842);
  });

  it.each([
    'ppr',
    'ppr?accountId=',
    'ppr?accountId=abc',
    'ppr?accountId=0',
    'ppr?accountId=999999',
    `ppr?accountId=${privatePlayer.accountId}`,
    `ppr?accountId=${player.accountId}&timeframe=never`,
    `ppr?accountId=${player.accountId}&timeframe=2024`,
    `nothing?accountId=${player.accountId}`,
    `ppr/more?accountId=${player.accountId}`,
    `course-plan-report?accountId=${player.accountId}&courseId=no-such-course`,
    'compare-stats',
    'compare-stats?hash=12345',
    'compare-stats?hash=abc',
  ])('leads to the root: cgr/%s (CGR-10, CGR-O2, ACCESS-17)', async (address) => {
    const { pathname } = await server.open(`/cgr/${address}`);
    await waitFor(() => expect(pathname()).toBe('/'));
  });

  it('of a private player opens for a coach (ACCESS-07)', async () => {
    await server.open(`/cgr/ppr?accountId=${privatePlayer.accountId}`, { as: coach.accountId });
    expect(await screen.findByRole('heading', { level: 1, name: 'Priya Raman' })).toBeTruthy();
  });
});

describe('the page of reports', () => {
  const rows = async () => {
    await screen.findByRole('heading', { level: 1, name: 'Reports' });
    return screen
      .findAllByRole('listitem')
      .then((items) => items.flatMap((item) => within(item).queryByRole('heading', { level: 2 })?.textContent ?? []));
  };

  it('lists what is open to the viewer, each leading to its route (PROFILE-O2)', async () => {
    const { user } = await server.open(`/player/${player.username}/report-viewer`);
    expect(await rows()).toEqual(['Resume', 'Schedule', ...playerReports.map(({ title }) => title)]);
    const href = (name: string) => within(screen.getByRole('main')).getByRole('link', { name }).getAttribute('href');
    expect(href('Player Performance Report')).toBe('/cgr/ppr?accountId=1');
    await user.click(screen.getByRole('radio', { name: 'Meters' }));
    await user.click(screen.getByRole('radio', { name: 'A4' }));
    expect(href('Player Performance Report')).toBe('/cgr/ppr?accountId=1&prefersMetric=true&paper=a4');
    expect(href('Schedule')).toBe('/cgr/public-player-schedule-report?accountId=1&prefersMetric=true&paper=a4');
    expect(href('Resume')).toBe('/cgr/resume?accountId=1&prefersMetric=true&paper=a4');
  });

  it('takes the standard, the length of rounds and the days, which each address keeps (CGR-O8)', async () => {
    const { user } = await server.open(`/player/${player.username}/report-viewer`);
    await rows();
    const addressOf = (name: string) =>
      new URL(within(screen.getByRole('main')).getByRole<HTMLAnchorElement>('link', { name }).href);
    const standard = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Standard' });
    await waitFor(() => expect(standard.options.length).toBeGreaterThan(1));
    const other = [...standard.options].find(({ value }) => value !== standard.value)?.value ?? '';
    await user.selectOptions(standard, other);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rounds of' }), '18');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Days' }), 'Last 6 Months');
    const { pathname, search, searchParams } = addressOf('Player Performance Report');
    expect([searchParams.get('standardName'), searchParams.get('holeCount'), searchParams.get('timeframe')]).toEqual([
      other,
      '18',
      'Last 6 Months',
    ]);
    expect(addressOf('Schedule').search).toBe('?accountId=1');
    const { requestsTo } = await server.open(`${pathname}${search}`);
    await waitFor(() =>
      expect(requestsTo('previewReport')[0]?.body).toMatchObject({
        standardName: other,
        holeCount: 18,
        timeframe: 'Last 6 Months',
      }),
    );
  });

  it('says what a report still needs instead of printing a page without anything (CGR-O7)', async () => {
    const { username } = await server.makeAccount();
    await server.open(`/player/${username}/report-viewer`);
    const list = within(await screen.findByRole('main'));
    expect((await list.findAllByText('Needs a finished round.')).length).toBe(6);
    expect(list.getByText('Needs an event in the schedule.')).toBeTruthy();
    expect(
      list.getAllByRole('button', { name: /^Download PDF: / }).map((one) => one.getAttribute('aria-label')),
    ).toEqual(['Download PDF: Resume']);
  });

  it('leaves out what is closed (ACCESS-10, ACCESS-13)', async () => {
    await server.hideFeatures('ethan-prowse', [features.roundAssessment, features.schedule, features.resume]);
    await server.open('/player/ethan-prowse/report-viewer');
    expect(await rows()).toEqual(['Player Stats', 'Player Performance Summary', 'Dispersion Analysis', 'Course Plan']);
  });
});
