import type { AccountId } from '@strokebook/golf/access';
import {
  CompareFilter,
  type CompareState,
  ComponentSelections,
  MetricsSelections,
  type Problem,
  toProblems,
  type WireCompareFilter,
  writeCompareFilter,
} from '@strokebook/contract';
import type { z } from 'zod';
import { RequestError } from '../../http/request-error.ts';
import { problemsOfWhole } from './check-state.ts';

/** A validated comparison: its texts normalized, without the players' names that the caller sent. */
export type ReadState = {
  readonly texts: CompareState;
  /** Of the left and the right filter. */
  readonly accountIds: readonly [left: AccountId, right: AccountId];
};

/**
 * Parses the five texts of a comparison on an account's page, each with its own schema and then all together. @throws
 * RequestError REQUEST_INVALID with every problem of every text: '$.leftFilter.years[0]'
 */
export function readState(state: CompareState, accountId: AccountId): ReadState {
  const read = parseState(state, accountId);
  if ('problems' in read) throw new RequestError('REQUEST_INVALID', read.problems);
  return read;
}

/** Parses a saved comparison; null if it is no longer valid. */
export function readKeptState(state: CompareState, accountId: AccountId): ReadState | null {
  const read = parseState(state, accountId);
  return 'problems' in read ? null : read;
}

function parseState(state: CompareState, accountId: AccountId): ReadState | { readonly problems: readonly Problem[] } {
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
  const leftFilter = read('leftFilter', CompareFilter);
  const rightFilter = read('rightFilter', CompareFilter);
  const leftComponentSelections = read('leftComponentSelections', ComponentSelections);
  const rightComponentSelections = read('rightComponentSelections', ComponentSelections);
  const metricsSelections = read('metricsSelections', MetricsSelections);
  if (
    leftFilter === null ||
    rightFilter === null ||
    leftComponentSelections === null ||
    rightComponentSelections === null ||
    metricsSelections === null
  ) {
    return { problems };
  }
  const whole = { leftFilter, rightFilter, leftComponentSelections, rightComponentSelections, metricsSelections };
  const ofWhole = problemsOfWhole(whole, accountId);
  if (ofWhole.length > 0) return { problems: ofWhole };
  return {
    texts: {
      leftFilter: JSON.stringify(writeCompareFilter(withName(leftFilter, '', ''))),
      rightFilter: JSON.stringify(writeCompareFilter(withName(rightFilter, '', ''))),
      leftComponentSelections: JSON.stringify(leftComponentSelections),
      rightComponentSelections: JSON.stringify(rightComponentSelections),
      metricsSelections: JSON.stringify(metricsSelections),
    },
    accountIds: [leftFilter.player.accountId, rightFilter.player.accountId],
  };
}

/** The texts of a saved comparison with the current names of its players. */
export function withCurrentNames(
  texts: CompareState,
  nameOf: (accountId: AccountId) => { readonly firstName: string; readonly lastName: string },
): CompareState {
  const named = (text: string): string => {
    const filter = JSON.parse(text) as WireCompareFilter;
    const { firstName, lastName } = nameOf(filter.player.accountId);
    return JSON.stringify(withName(filter, firstName, lastName));
  };
  return { ...texts, leftFilter: named(texts.leftFilter), rightFilter: named(texts.rightFilter) };
}

const withName = <F extends Pick<CompareFilter, 'player'>>(filter: F, firstName: string, lastName: string): F => ({
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
