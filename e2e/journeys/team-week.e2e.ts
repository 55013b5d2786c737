import type { BrowserContextOptions, Locator } from '@playwright/test';
import { expect, type Page, test } from '../support/test.ts';

/** Taps and typed texts that a person has needed. */
type Person = {
  readonly page: Page;
  readonly taps: () => number;
  readonly tap: (target: Locator) => Promise<void>;
  readonly type: (field: Locator, text: string) => Promise<void>;
  readonly call: (method: 'POST' | 'PUT', path: string, data: object) => Promise<unknown>;
};

const views: readonly (readonly [string, BrowserContextOptions, number])[] = [
  ['on a phone, in light colors', { viewport: { width: 390, height: 844 }, colorScheme: 'light' }, 1],
  ['in a wide window, in dark colors', { viewport: { width: 1280, height: 900 }, colorScheme: 'dark' }, 2],
];

/** Fourteen names as a sheet has them. */
const roster = [
  'Name\tClass',
  ...Array.from({ length: 14 }, (_unused, index) => `Player ${String.fromCharCode(65 + index)}\tJr`),
].join('\n');

for (const [view, options, digit] of views) {
  test(`a week of a team ${view}: made, joined, confirmed, agreed to, left, and closed to a coach who is removed (TEAM-01, TEAM-02, TEAM-03, TEAM-28, TEAM-29)`, {
    tag: '@full',
  }, async ({ openBrowser, product, problems }) => {
    test.setTimeout(180_000);
    let made = 0;
    const open = async (birthYear: number): Promise<Person> => {
      made += 1;
      const phoneNumber = `+1555017${digit}${String(made).padStart(3, '0')}`;
      const page = await openBrowser(options);
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      const nextCode = product.nextCodeTo(phoneNumber);
      await page.request.post('/api/auth/phone', { data: { phoneNumber } });
      const reply = await page.request.post('/api/auth/verify', { data: { phoneNumber, code: await nextCode } });
      const { idToken } = (await reply.json()) as { idToken: string };
      await page.goto('/api/health');
      await page.evaluate((token) => localStorage.setItem('strokebook.idToken', token), idToken);
      const call: Person['call'] = async (method, path, data) => {
        const answer = await page.request.fetch(path, {
          method,
          data,
          headers: { authorization: `Bearer ${idToken}` },
        });
        expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
        return answer.json();
      };
      await call('PUT', '/api/me/birth-year', { birthYear });
      let taps = 0;
      return {
        page,
        taps: () => taps,
        tap: async (target) => {
          taps += 1;
          await target.click();
        },
        type: async (field, text) => {
          taps += 1;
          await field.fill(text);
        },
        call,
      };
    };
    const name = async ({ call }: Person, firstName: string) =>
      call('PUT', '/api/me/name', { firstName, lastName: 'Lund', username: `${firstName}-${digit}`.toLowerCase() });
    const button = ({ page }: Person, label: string) => page.getByRole('button', { name: label, exact: true });

    const head = await open(1980);
    await name(head, 'Hanna');
    await head.page.goto('/teams');
    const teamName = `Glen Week ${digit}`;
    await head.type(head.page.getByRole('textbox', { name: 'Name of the team' }), teamName);
    await head.tap(button(head, 'Make the team'));
    await expect(head.page.getByRole('heading', { level: 1, name: teamName })).toBeVisible();
    const team = new URL(head.page.url()).pathname;
    await head.type(head.page.getByRole('textbox', { name: 'Roster' }), roster);
    await head.tap(button(head, 'Read the roster'));
    await head.tap(button(head, 'Add 14 names'));
    await expect(head.page.getByText('14 names on the roster. Now send them the link.')).toBeVisible();
    const linkFor = async (whom: 'players' | 'coaches'): Promise<string> => {
      await head.tap(button(head, `Link for ${whom}`));
      const link = head.page.getByText(/\/join\/team#/);
      await expect(link).toHaveCount(1);
      return (await link.textContent()) ?? '';
    };
    const link = await linkFor('players');
    expect(head.taps(), 'taps of the head coach until the link is there').toBe(6);

    const player = await open(2004);
    await name(player, 'Pia');
    await player.page.goto(link);
    await player.tap(button(player, 'Ask to join'));
    await expect(player.page.getByText('You asked to join.')).toBeVisible();
    expect(player.taps(), 'taps of a player to join').toBe(1);

    const junior = await open(2012);
    await name(junior, 'Jona');
    const guardian = await open(1985);
    await name(guardian, 'Gro');
    const circle = (await junior.call('POST', '/api/me/circle/invitations', { isForGuardian: true })) as {
      secret: string;
    };
    await guardian.call('POST', '/api/invitations/accept', { secret: circle.secret });
    await junior.page.goto(link);
    await junior.tap(button(junior, 'Ask to join'));
    await expect(junior.page.getByText('You asked to join.')).toBeVisible();

    await head.page.reload();
    await head.tap(button(head, 'Confirm Pia Lund'));
    await expect(head.page.getByRole('link', { name: 'Pia Lund' })).toBeVisible();
    await expect(head.page.getByText(/waits until a guardian agrees/)).toBeVisible();
    await guardian.page.goto('/players');
    await guardian.tap(guardian.page.getByRole('main').getByRole('link', { name: /^Who sees/ }));
    await guardian.tap(button(guardian, `Agree to ${teamName}`));
    await expect(guardian.page.getByText(/^You agreed\./)).toBeVisible();
    await head.page.reload();
    await head.tap(button(head, 'Confirm Jona Lund'));
    await expect(head.page.getByRole('link', { name: 'Jona Lund' })).toBeVisible();

    const coach = await open(1990);
    await name(coach, 'Cleo');
    await coach.page.goto(await linkFor('coaches'));
    await coach.tap(button(coach, 'Ask to join'));
    await expect(coach.page.getByText('You asked to join.')).toBeVisible();
    await head.page.reload();
    await head.tap(button(head, 'Confirm Cleo Lund'));
    await coach.page.goto(team);
    await expect(coach.page.getByRole('heading', { level: 1, name: teamName })).toBeVisible();
    problems.expect(/404/);
    await head.page.reload();
    await head.tap(button(head, 'Remove Cleo Lund'));
    const question = head.page.getByRole('group', { name: 'Remove Cleo Lund?' });
    await head.tap(question.getByRole('button', { name: 'Remove' }));
    await expect(button(head, 'Remove Cleo Lund')).toHaveCount(0);
    await coach.tap(button(coach, 'Link for players'));
    await expect(coach.page.getByText('You are not in this team.')).toBeVisible();

    await player.page.goto('/teams');
    await player.tap(button(player, `Leave ${teamName}`));
    await player.tap(player.page.getByRole('group').getByRole('button', { name: 'Leave' }));
    await expect(player.page.getByText(/^You are no longer in /)).toBeVisible();
    const outsider = await open(1999);
    await outsider.page.goto(team);
    await expect(outsider.page.getByText('You are not in this team.')).toBeVisible();
    expect([head.taps(), guardian.taps(), player.taps(), coach.taps()], 'taps of the week').toEqual([12, 2, 3, 2]);
  });
}
