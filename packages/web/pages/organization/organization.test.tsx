import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useRealServer } from '../../testing/real-server.ts';

const server = useRealServer();
const players = async () => {
  const section = await screen.findByRole('region', { name: /^Players/ });
  await waitFor(() => expect(section.getAttribute('aria-busy')).toBe('false'));
  return within(section)
    .queryAllByRole('listitem')
    .map((item) => item.textContent ?? '');
};

describe('the organization page', () => {
  it('shows name, picture, phone, address and the public players of all groups (ORG-02, ORG-08, ORG-O1, ORG-O4, DATA-04)', async () => {
    await server.open('/org/HARROW-glen');
    expect(await screen.findByRole('heading', { level: 1, name: 'Harrow Glen University Golf' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '+15550109001' }).getAttribute('href')).toBe('tel:+15550109001');
    expect(screen.getByText('1 Fairway Walk, Harrow Glen, NC 27312')).toBeTruthy();
    const shown = await players();
    expect(shown.some((text) => text.includes('Ingrid Solberg'))).toBe(true);
    // Her site is private: neither listed nor counted.
    expect(shown.some((text) => text.includes('Priya'))).toBe(false);
    expect(screen.getByText(`${shown.length} players`)).toBeTruthy();
    expect(screen.getByRole('link', { name: /Ingrid Solberg/ }).getAttribute('href')).toBe('/player/ingrid-solberg');
  });

  it('opens a group in any case and a roster by its id, and puts what is picked into the address (ORG-03, ORG-O3)', async () => {
    const { user, pathname } = await server.open('/org/harrow-glen/wOMEN');
    const women = await players();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Roster' }), "Men's Team");
    await waitFor(() => expect(pathname()).toBe('/org/harrow-glen/12'));
    const men = await players();
    expect(men).not.toEqual(women);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Group' }), 'All');
    await waitFor(() => expect(pathname()).toBe('/org/harrow-glen/All'));
    await waitFor(async () => expect(await players()).toHaveLength(women.length + men.length));
  });

  it('links the schedule report of the shown players (CGR-O6, CGR-04)', async () => {
    const { user, pathname } = await server.open('/org/harrow-glen');
    const link = () => screen.getByRole('link', { name: 'Schedule report' });
    await players();
    expect(link().getAttribute('href')).toBe('/cgr/org-schedule-report?orgId=1');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Roster' }), "Men's Team");
    await waitFor(() => expect(pathname()).toBe('/org/harrow-glen/12'));
    expect(new URL((link() as HTMLAnchorElement).href).searchParams.get('group')).toContain('12');
    await user.click(link());
    expect(await screen.findByRole('heading', { level: 1, name: 'Organization Schedule' })).toBeTruthy();
  });

  it('sorts a roster by form with interval, rounds, first day and place, unranked players last, and keeps it in the address (ORG-O4, TEAM-05)', async () => {
    const { user, href } = await server.open('/org/harrow-glen/12');
    const byName = await players();
    await user.click(screen.getByRole('radio', { name: 'Form' }));
    await waitFor(() => expect(href()).toBe('/org/harrow-glen/12?sort=form'));
    const byForm = await players();
    expect(byForm).not.toEqual(byName);
    const ranked = /([+−]?[\d.]+) ± [\d.]+ against rating\d+ rounds? (?:since|on) \w+ \d+, \d{4}.*Place \d+/;
    const figures = byForm.map((text) => ranked.exec(text)?.[1] ?? null);
    const values = figures.flatMap((text) => (text === null ? [] : [Number(text.replace('−', '-'))]));
    expect(values.length).toBeGreaterThan(2);
    expect(figures.slice(0, values.length)).not.toContain(null);
    expect(values).toEqual([...values].sort((a, b) => a - b));
    // By name there are no places.
    expect(byName.join('')).not.toContain('Place');
    expect(screen.getByText(/^Form: score less course rating/)).toBeTruthy();
  });

  it('has no places across rosters (TEAM-05)', async () => {
    await server.open('/org/harrow-glen?sort=form');
    expect((await players()).join('')).not.toContain('Place');
    expect(screen.getByText(/Places stand within a squad\.$/)).toBeTruthy();
  });

  it.each([
    ['an organization that is missing home (ORG-04)', '/org/nowhere', '/'],
    ['a roster that is missing to the organization (ORG-05, ORG-09)', '/org/harrow-glen/999', '/org/harrow-glen'],
    ['a group that is missing home (ORG-06, ORG-O2)', '/org/harrow-glen/Juniors', '/'],
    ['a number that is no integer home (ORG-06, ORG-09)', '/org/harrow-glen/1.5', '/'],
  ])('leads from %s', async (_what, path, destination) => {
    const { pathname } = await server.open(path);
    await waitFor(() => expect(pathname()).toBe(destination));
  });
});
