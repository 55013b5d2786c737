import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useRealServer } from '../../testing/real-server.ts';

const server = useRealServer();
const box = () => screen.findByPlaceholderText('Search...');
const result = (name: RegExp) => screen.findByRole('link', { name });

describe('the search page', () => {
  it('searches accounts by default and for any other type, as one types (SEARCH-01, SEARCH-02, SEARCH-03, UX-12)', async () => {
    const { user, href } = await server.open('/golf/search?type=coach');
    await user.type(await box(), 'ASGEIR');
    expect((await result(/Björk Ásgeirsdóttir/)).getAttribute('href')).toBe('/player/bjork-asgeirsdottir');
    expect(screen.getByText('Results: 1')).toBeTruthy();
    expect(href()).toBe('/golf/search?type=account&q=ASGEIR');
  });

  it('marks what was found in the letters of the name itself (SEARCH-09)', async () => {
    await server.open('/golf/search?q=as');
    const found = await result(/Åse Lindqvist/);
    expect(found.querySelector('mark')?.textContent).toBe('Ås');
  });

  it('asks once typing has stood still for 200 ms, and not for what was typed on the way (UX-12)', async () => {
    const { user, requestsTo } = await server.open('/golf/search');
    await user.type(await box(), 'ingrid');
    await result(/Ingrid Solberg/);
    expect(requestsTo('searchAccounts').map(({ path }) => path)).toEqual(['/api/accounts?q=ingrid']);
  });

  it('opens a player who is chosen while the search still waits for more letters (UX-12)', async () => {
    const { user, pathname } = await server.open('/golf/search?q=ingrid');
    const found = await result(/Ingrid Solberg/);
    await user.type(await box(), ' s');
    await user.click(found);
    expect(await screen.findByRole('heading', { level: 1, name: 'Ingrid Solberg' })).toBeTruthy();
    expect(pathname()).toMatch(/^\/player\/ingrid-solberg/);
  });

  it('shows nothing for an empty query, and 0 results for one without matches (SEARCH-05, SEARCH-14, SEARCH-O1, SEARCH-O3)', async () => {
    const { user } = await server.open('/golf/search?q=%20%20');
    const input = await box();
    expect(screen.queryByText(/Results/)).toBeNull();
    await user.type(input, 'xyzxyz');
    expect(await screen.findByText('Results: 0')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'No players are called “xyzxyz”.' })).toBeTruthy();
    expect(screen.getByText(/of those with a private profile only who shares it with you/)).toBeTruthy();
    await user.click(screen.getByText('Organizations'));
    expect(await screen.findByRole('heading', { name: 'No organizations are called “xyzxyz”.' })).toBeTruthy();
    expect(screen.queryByText(/private/)).toBeNull();
    await user.clear(input);
    await waitFor(() => expect(screen.queryByText(/Results/)).toBeNull());
  });

  it('switches between organizations and accounts in the address, keeping the text (SEARCH-04, SEARCH-O2)', async () => {
    const { user, href } = await server.open('/golf/search?q=harrow');
    expect(await screen.findByText('Results: 0')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Organizations' }));
    expect(await screen.findByText('Results: 1')).toBeTruthy();
    expect(href()).toBe('/golf/search?q=harrow&type=organization');
    expect((await box()).getAttribute('value')).toBe('harrow');
  });

  it('leads to an organization, and under it to all of its players and to each roster (SEARCH-07, SEARCH-08, SEARCH-O4)', async () => {
    await server.open('/golf/search?q=harrow&type=organization');
    expect((await result(/Harrow Glen University Golf/)).getAttribute('href')).toBe('/org/harrow-glen');
    const rosters = within(screen.getByRole('list', { name: 'Rosters of Harrow Glen University Golf' }));
    const links = rosters.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['All', '/org/harrow-glen/All'],
      ["Women's Team", '/org/harrow-glen/11'],
      ["Men's Team", '/org/harrow-glen/12'],
    ]);
  });

  it('never lists whose site is closed (SEARCH-13)', async () => {
    const { user } = await server.open('/golf/search');
    await user.type(await box(), 'raman');
    expect(await screen.findByText('Results: 0')).toBeTruthy();
  });

  it('goes through the results with the arrow keys, and is reached by / from everywhere', async () => {
    const { user, pathname } = await server.open('/store-redirect');
    await screen.findByRole('heading', { name: 'Get the app' });
    await user.keyboard('/');
    await waitFor(() => expect(pathname()).toBe('/golf/search'));
    await user.type(await box(), 'solberg');
    const found = await result(/Ingrid Solberg/);
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(found);
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(await box());
  });

  it('says what failed and searches again (ERR-O5)', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const browser = server.createBrowser();
    const mend = browser.failAll('searchAccounts', 'NOT_READY');
    const { user } = await server.open('/golf/search?q=ingrid', { browser });
    expect((await screen.findByRole('alert')).textContent).toContain('The server is starting.');
    mend();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await result(/Ingrid Solberg/)).toBeTruthy();
  });

  it('shows more of a long list, a page at a time', async () => {
    const lastNames = Array.from({ length: 21 }, (_, index) => String.fromCharCode(97 + index).repeat(3));
    await server.addPlayers(lastNames.map((lastName) => ({ firstName: 'Wilhelmina', lastName })));
    const { user } = await server.open('/golf/search?q=wilhelmina');
    expect(await screen.findByText('Results: 21')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: /Wilhelmina/ })).toHaveLength(20);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await result(/Wilhelmina uuu/)).toBeTruthy();
    expect(screen.getAllByRole('link', { name: /Wilhelmina/ })).toHaveLength(21);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });
});
