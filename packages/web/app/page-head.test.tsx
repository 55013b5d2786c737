import { fixedPaths } from '@strokebook/contract';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { demo, useRealServer } from '../testing/real-server.ts';

const server = useRealServer();
const profile = `/player/${demo.player.username}`;

const described = `
  <link rel="canonical" href="https://golf.example${profile}">
  <meta name="description" content="Ingrid Solberg, Class of 2027.">
  <meta property="og:title" content="Strokebook - Ingrid Solberg">
  <meta name="twitter:card" content="summary">
  <script type="application/ld+json">{"@type":"ProfilePage"}</script>`;
const said = () =>
  [...document.head.querySelectorAll('link[rel=canonical], meta, script')].map(({ outerHTML }) => outerHTML);

afterEach(() => {
  document.head.replaceChildren();
});

describe('the head of the document', () => {
  it.each([
    [`${profile}/summary`, 'Ingrid Solberg'],
    [`${profile}/data-analysis`, 'Ingrid Solberg - Round Assessment'],
    [`${profile}/schedule/0`, 'Ingrid Solberg - Schedule'],
    ['/cgr/resume?accountId=1', 'Ingrid Solberg - Resume'],
    ['/org/HARROW-GLEN/All', 'Harrow Glen University Golf'],
    ['/golf/search', 'Search'],
    ['/', 'Home'],
  ])('has for %s the title Strokebook - %s (ROUTE-09)', async (path, title) => {
    document.head.innerHTML = '<title>as the server wrote it</title>';
    await server.open(path);
    await waitFor(() => expect(document.title).toBe(`Strokebook - ${title}`));
    // Charts contain title elements too.
    expect(document.head.querySelectorAll('title')).toHaveLength(1);
  });

  it('holds what the server said of a profile on each of its pages, and on no other page', async () => {
    document.head.innerHTML = described;
    const whole = said();
    expect(whole).toHaveLength(5);
    const { user, app } = await server.open(profile);
    await user.click(await screen.findByRole('link', { name: 'Player Resume' }));
    await waitFor(() => expect(document.title).toBe('Strokebook - Ingrid Solberg - Player Resume'));
    expect(said()).toEqual(whole);
    await user.click(screen.getByRole('link', { name: 'Strokebook' }));
    await waitFor(() => expect(document.title).toBe('Strokebook - Home'));
    expect(said()).toEqual([]);
    await app.router.navigate({ href: '/player/bjork-asgeirsdottir/summary' });
    await waitFor(() => expect(document.title).toBe('Strokebook - Björk Ásgeirsdóttir'));
    expect(said()).toEqual([]);
    await app.router.navigate({ href: `${profile}/gallery` });
    await waitFor(() => expect(document.title).toBe('Strokebook - Ingrid Solberg - Swing Videos'));
    expect(said()).toEqual(whole);
  });
});

describe('the addresses of pages', () => {
  it('begin with a fixed path of the contract or a name, and each fixed path has a page or is the server’s own (ROUTE-O3)', async () => {
    const { app } = await server.open('/golf/search');
    const first = Object.keys(app.router.routesByPath).map((path) => path.split('/')[1] ?? '');
    const words = new Set(first.filter((part) => part !== '' && !part.startsWith('$')));
    expect([...words, 'api', 'assets', 'sitemaps'].toSorted()).toEqual([...fixedPaths]);
  });

  it('in the sitemap are pages of the app with a title (ROUTE-09)', async () => {
    const { app } = await server.open('/golf/search');
    const fetch = await server.fetchAs(demo.player.accountId);
    const text = await (await fetch('/sitemaps/pages.xml')).text();
    const paths = [...text.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '']) => path);
    expect(paths.length).toBeGreaterThan(4);
    for (const path of paths) {
      await app.router.navigate({ href: path });
      await waitFor(() => expect(document.title).toMatch(/^Strokebook - ./));
      // What is no page leads home.
      expect(app.router.state.location.pathname).toBe(path);
    }
  });
});
