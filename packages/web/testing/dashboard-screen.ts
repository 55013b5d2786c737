import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { renderApp } from './render-app.tsx';
import { makeCareer } from './rounds.ts';

export const ADDRESS = '/player/ingrid/data-analysis';
export const career = makeCareer(40);
export const RECENT = ['Last Round', 'Last 3', 'Previous 3', 'Best 3', 'Previous Round'];

type Options = Parameters<typeof renderApp>[1] & { readonly search?: string };

export function openDashboard({ search = '', ...options }: Options = {}) {
  return renderApp(ADDRESS + search, { rounds: career, ...options });
}

/** The dashboard with the stats of Score of its first group in, unless the address asks for others. */
export async function openLoaded({ search = '?category=score', ...options }: Options = {}) {
  const app = openDashboard({ search, ...options });
  await screen.findByRole('grid', { name: /Assessment/ });
  await waitFor(() => expect(screen.queryAllByLabelText('Loading')).toHaveLength(0));
  return app;
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
