import { accountIdOf } from '@strokebook/golf/access';
import { defaultFilter } from '@strokebook/golf/compare';
import { expect, it } from 'vitest';
import type { Api } from '../../api/client.ts';
import { createQueries } from '../../api/create-queries.ts';
import { compareMetricsQuery, roundsTableQuery } from './queries.ts';

const api = createQueries(() => Promise.reject(new Error('keys alone are read here'))) as Api;
const filterOf = (accountId: number, years: readonly (number | 'all')[] = ['all']) => ({
  ...defaultFilter({ accountId: accountIdOf(accountId), firstName: '', lastName: '' }, 18),
  years,
});
type Keep = (before: unknown, query: { readonly queryKey: readonly unknown[] }) => unknown;

it('keeps the figures before until new ones are in, but none of another player on either side', () => {
  const figuresOf = (left: number, right: number, years?: readonly number[]) =>
    compareMetricsQuery(api, accountIdOf(1), { left: filterOf(left, years), right: filterOf(right) });
  const keep = figuresOf(1, 2).placeholderData as unknown as Keep;
  const before = {};
  expect(keep(before, figuresOf(1, 2, [2025]))).toBe(before);
  expect(keep(before, figuresOf(1, 3))).toBeUndefined();
  expect(keep(before, figuresOf(3, 2))).toBeUndefined();
});

it('keeps the page of rounds before until the next is in, but none of another player', () => {
  const pageOf = (accountId: number, page: number) =>
    roundsTableQuery(api, {
      ...{ accountId: accountIdOf(accountId), roundIds: ['r1'], holeCount: 18, page },
      sort: { column: 'startDate', direction: 'desc' },
    });
  const keep = pageOf(1, 2).placeholderData as unknown as Keep;
  const before = {};
  expect(keep(before, pageOf(1, 1))).toBe(before);
  expect(keep(before, pageOf(2, 1))).toBeUndefined();
});
