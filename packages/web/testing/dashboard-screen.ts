import { screen, waitFor, within } from '@testing-library/react';
import type { RoundDocument } from '@strokebook/golf/model';
import { expect } from 'vitest';
import { useRealServer } from './real-server.ts';
import { makeCareer, TODAY } from './rounds.ts';
import type { TestBrowser } from './test-browser.ts';

export const ADDRESS = '/player/ingrid/data-analysis';
export const career = makeCareer(40);
export const RECENT = ['Last Round', 'Last 3', 'Previous 3', 'Best 3', 'Previous Round'];

type OpenOptions = {
  readonly rounds?: readonly RoundDocument[];
  readonly search?: string;
  /** The player's own choice; by default one with figures in every category. Null follows the player's scores. */
  readonly standardName?: string | null;
  /** Runs before the page is opened: makes calls fail or wait, or sets the storage. */
  readonly prepare?: (browser: TestBrowser, accountId: number) => void;
};

/** A server for the test file, and the dashboard of a player with exactly a test's rounds, as a visitor. */
export function useDashboard() {
  const server = useRealServer({
    today: TODAY,
    environment: { ANDROID_STORE_URL: 'https://play.example/app', IOS_STORE_URL: 'https://apps.example/app' },
  });
  const openDashboard = async (options: OpenOptions = {}) => {
    const { rounds = career, search = '', standardName = 'pgaTour2024', prepare } = options;
    const { accountId } = await server.withRounds(rounds, { standardName });
    const browser = server.createBrowser();
    prepare?.(browser, accountId);
    return { ...(await server.open(ADDRESS + search, { browser })), accountId };
  };
  /** Opens the dashboard and waits for the stats of Score of its first group, unless the address selects others. */
  const openLoaded = async ({ search = '?category=score', ...options }: OpenOptions = {}) => {
    const app = await openDashboard({ search, ...options });
    await screen.findByRole('grid', { name: /Assessment/ });
    await waitFor(() => expect(screen.queryAllByLabelText('Loading')).toHaveLength(0));
    return app;
  };
  return { openDashboard, openLoaded };
}

export const assessment = () => screen.getByRole('grid', { name: /Assessment/ });
export const row = (name: string): HTMLElement =>
  within(assessment())
    .getByRole('button', { name: new RegExp(`^(Hide|Show) ${name}$`) })
    .closest('tr') as HTMLElement;
export const cells = (name: string) =>
  within(row(name))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
export const columnNames = () =>
  within(assessment())
    .getAllByRole('columnheader')
    .map((head) => head.textContent);
export const chips = () => within(screen.getByRole('group', { name: 'Overviews' })).getAllByRole('button');
export const chip = (name: string) =>
  within(screen.getByRole('group', { name: 'Overviews' })).getByRole('button', { name: new RegExp(`^${name}`) });
const spider = () => screen.getByRole('table', { name: 'Share of stats that exceed the standard, by category' });
export const seriesNames = () =>
  within(spider())
    .getAllByRole('rowheader')
    .map((head) => head.textContent);
