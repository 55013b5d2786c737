import { hash as digest } from 'node:crypto';
import {
  CompareFilter,
  type CompareState,
  ComponentSelections,
  MetricsSelections,
  type Problem,
  toProblems,
} from '@strokebook/contract';
import type { z } from 'zod';
import { RequestError } from '../../http/request-error.ts';

/** A comparison that can be kept: its texts written anew, without the names that the caller gave its players. */
export type ReadState = {
  readonly texts: CompareState;
  /** Of the left and the right filter. */
  readonly accountIds: readonly [left: number, right: number];
};

/**
 * Reads the five texts of a comparison, each by its own schema.
 * @throws RequestError REQUEST_INVALID with every problem of every text: '$.leftFilter.years[0]'
 */
export function readState(state: CompareState): ReadState {
  const problems: Problem[] = [];
  const read = <S extends z.ZodType>(name: keyof CompareState, schema: S): z.output<S> | null => {
    const parsed = parseJson(state[name]);
    if (parsed === undefined) {
      problems.push({ path: `$.${name}`, message: 'is not JSON' });
      return null;
    }
    const result = schema.safeParse(parsed);
    if (result.success) return result.data;
    problems.push(
      ...toProblems(result.error).map(({ path, message }) => ({ path: `$.${name}${path.slice(1)}`, message })),
    );
    return null;
  };
  const left = read('leftFilter', CompareFilter);
  const right = read('rightFilter', CompareFilter);
  const leftSelections = read('leftComponentSelections', ComponentSelections);
  const rightSelections = read('rightComponentSelections', ComponentSelections);
  const metrics = read('metricsSelections', MetricsSelections);
  if (left === null || right === null || problems.length > 0) throw new RequestError('REQUEST_INVALID', problems);
  return {
    texts: {
      leftFilter: JSON.stringify(withName(left, '', '')),
      rightFilter: JSON.stringify(withName(right, '', '')),
      leftComponentSelections: JSON.stringify(leftSelections),
      rightComponentSelections: JSON.stringify(rightSelections),
      metricsSelections: JSON.stringify(metrics),
    },
    accountIds: [left.player.accountId, right.player.accountId],
  };
}

/** The texts of a kept comparison with what its players are called now. */
export function tellNames(
  texts: CompareState,
  nameOf: (accountId: number) => { readonly firstName: string; readonly lastName: string },
): CompareState {
  const named = (text: string): string => {
    const filter = JSON.parse(text) as CompareFilter;
    const { firstName, lastName } = nameOf(filter.player.accountId);
    return JSON.stringify(withName(filter, firstName, lastName));
  };
  return { ...texts, leftFilter: named(texts.leftFilter), rightFilter: named(texts.rightFilter) };
}

/** The players of a kept comparison. */
export const playersOf = ({ leftFilter, rightFilter }: CompareState): readonly [left: number, right: number] => [
  (JSON.parse(leftFilter) as CompareFilter).player.accountId,
  (JSON.parse(rightFilter) as CompareFilter).player.accountId,
];

/** The number that a comparison's link carries, below 2^53: the same for the same comparison on the same page. */
export function hashOf(accountId: number, texts: CompareState): number {
  const bytes = digest('sha256', JSON.stringify([accountId, texts]), 'buffer');
  return Number(bytes.readBigUInt64BE() >> 11n);
}

const withName = (filter: CompareFilter, firstName: string, lastName: string): CompareFilter => ({
  ...filter,
  player: { accountId: filter.player.accountId, firstName, lastName },
});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
