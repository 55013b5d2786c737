import {
  type CollapsedKeys,
  type ExpansionState,
  expansionStateOf,
  type RoundGroup,
  toggleAll,
  toggleGroup,
} from '@strokebook/golf/grouping';
import {
  type ColumnLabel,
  everyHole,
  type IsCounted,
  type ScorecardModel,
  scorecardColumns,
  scorecardModels,
  scorecardRound,
} from '@strokebook/golf/scorecard';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { useLastData } from '../../lib/use-last-data.ts';
import { roundCardsQuery } from './queries.ts';

/** A scorecard that is there, with which of its groups are closed. */
export type Scorecard = {
  readonly models: readonly ScorecardModel[];
  readonly columns: readonly ColumnLabel[];
  readonly collapsed: CollapsedKeys;
  readonly expansion: ExpansionState;
  readonly toggle: (key: string) => void;
  readonly toggleAll: () => void;
  /** Other rounds were asked for and are not in yet: these are the ones before. */
  readonly isStale: boolean;
  /** Why the other rounds did not come: the ones before stay. */
  readonly failure: { readonly error: Error; readonly retry: () => void } | null;
};

export type ScorecardState =
  | { readonly state: 'loading' }
  | { readonly state: 'error'; readonly error: Error; readonly retry: () => void }
  | { readonly state: 'ready'; readonly scorecard: Scorecard };

const none: CollapsedKeys = new Set();

/**
 * Loads the scorecards of groups of rounds. Grouping the same rounds anew asks for nothing; other rounds leave the old
 * ones on the screen until they are in.
 *
 * @param groups the same list for the same groups, so that nothing is worked out twice
 * @param among groups that have these rounds and more: all of them are loaded, so that rounds which drop out and come
 * back ask for nothing
 */
export function useScorecard(
  accountId: number,
  groups: readonly RoundGroup[],
  isCounted: IsCounted = everyHole,
  among: readonly RoundGroup[] = groups,
): ScorecardState {
  const { api } = useApi();
  const roundIds = useMemo(() => among.flatMap((group) => group.rounds.map((round) => round.roundId)), [among]);
  const asked = useMemo(() => ({ groups, isCounted }), [groups, isCounted]);
  const query = useQuery({ ...roundCardsQuery(api, accountId, roundIds), placeholderData: keepPreviousData });
  const kept = useLastData(query.data, accountId);
  const cards = roundIds.length === 0 ? noCards : kept;
  const isStale = roundIds.length > 0 && (query.isPlaceholderData || query.data === undefined);
  const [settled, setSettled] = useState(asked);
  if (cards !== undefined && !isStale && settled !== asked) setSettled(asked);
  const { groups: shown, isCounted: isShownCounted } = isStale ? settled : asked;
  const [collapsed, setCollapsed] = useState(none);

  const models = useMemo(() => {
    const rounds = new Map(shown.flatMap((group) => group.rounds.map((round) => [round.roundId, round])));
    return scorecardModels(shown, (roundId) => {
      const round = rounds.get(roundId);
      const card = cards?.get(roundId);
      return round === undefined || card === undefined ? undefined : scorecardRound(round, card, isShownCounted);
    });
  }, [shown, cards, isShownCounted]);
  const columns = useMemo(
    () => scorecardColumns(shown.flatMap((group) => group.rounds.flatMap((round) => cards?.get(round.roundId) ?? []))),
    [shown, cards],
  );
  const toggle = useCallback((key: string) => setCollapsed((before) => toggleGroup(shown, before, key)), [shown]);

  if (cards === undefined) {
    if (query.error === null) return { state: 'loading' };
    return { state: 'error', error: query.error, retry: () => void query.refetch() };
  }
  return {
    state: 'ready',
    scorecard: {
      models,
      columns,
      collapsed,
      expansion: expansionStateOf(shown, collapsed),
      toggle,
      toggleAll: () => setCollapsed((before) => toggleAll(shown, before)),
      isStale,
      failure: isStale && query.error !== null ? { error: query.error, retry: () => void query.refetch() } : null,
    },
  };
}

const noCards = new Map();
