import type { AccountId } from '@strokebook/golf/access';
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
  foldableGroups,
  type IsCounted,
  type RoundCard,
  type ScorecardModel,
  scorecardColumns,
  scorecardModels,
  scorecardRound,
} from '@strokebook/golf/scorecard';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { useLastData } from '../../lib/use-last-data.ts';
import { roundCardsQuery } from './queries.ts';
import { type NetScores, useNetScores } from './use-net-scores.ts';

/** A loaded scorecard with its collapsed groups. */
export type Scorecard = {
  readonly models: readonly ScorecardModel[];
  readonly columns: readonly ColumnLabel[];
  readonly collapsed: CollapsedKeys;
  /** Strokes received and net scores; null for a viewer who may not see the index. */
  readonly net: NetScores['choice'];
  readonly expansion: ExpansionState;
  readonly toggle: (key: string) => void;
  readonly toggleAll: () => void;
  /** Whether these are the previous rounds, while others load. */
  readonly isStale: boolean;
  /** Why other rounds could not be loaded; the previous ones stay. */
  readonly failure: { readonly error: Error; readonly retry: () => void } | null;
};

export type ScorecardState =
  | { readonly state: 'loading' }
  | { readonly state: 'error'; readonly error: Error; readonly retry: () => void }
  | { readonly state: 'ready'; readonly scorecard: Scorecard };

const none: CollapsedKeys = new Set();

/**
 * Loads the scorecards of groups of rounds. Regrouping the same rounds sends no request; while other rounds load, the
 * previous ones stay.
 *
 * @param groups compared by identity: pass the same list for the same groups @param among groups that contain these
 * rounds and more: all of them are loaded, so that filtering rounds sends no request @param grouping by what the rounds
 * are grouped; collapsed groups are kept until it changes
 */
export function useScorecard(
  accountId: AccountId,
  groups: readonly RoundGroup[],
  isCounted: IsCounted = everyHole,
  among: readonly RoundGroup[] = groups,
  grouping = '',
): ScorecardState {
  const { api } = useApi();
  const roundIds = among.flatMap((group) => group.rounds.map((round) => round.roundId));
  const requested = { groups, isCounted };
  const query = useQuery({ ...roundCardsQuery(api, accountId, roundIds), placeholderData: keepPreviousData });
  const kept = useLastData(query.data, accountId);
  const cards = roundIds.length === 0 ? noCards : kept;
  const isStale = roundIds.length > 0 && (query.isPlaceholderData || query.data === undefined);
  const [settled, setSettled] = useState(requested);
  const isOther = settled.groups !== groups || settled.isCounted !== isCounted;
  if (cards !== undefined && !isStale && isOther) setSettled(requested);
  const { groups: shown, isCounted: isShownCounted } = isStale ? settled : requested;
  // Groups of another grouping may have the same keys, and start expanded (CARD-10).
  const [folded, setFolded] = useState({ grouping, keys: none });
  const collapsed = folded.grouping === grouping ? folded.keys : none;

  const net = useNetScores(accountId);
  const models = modelsOf(shown, cards ?? noCards, isShownCounted, net.strokes);
  const columns = scorecardColumns(
    shown.flatMap((group) => group.rounds.flatMap((round) => cards?.get(round.roundId) ?? [])),
  );
  const foldable = foldableGroups(shown);
  const setCollapsed = (keys: typeof none) => setFolded({ grouping, keys });
  const toggle = (key: string) => setCollapsed(toggleGroup(foldable, collapsed, key));

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
      net: net.choice,
      expansion: expansionStateOf(foldable, collapsed),
      toggle,
      toggleAll: () => setCollapsed(toggleAll(foldable, collapsed)),
      isStale,
      failure: isStale && query.error !== null ? { error: query.error, retry: () => void query.refetch() } : null,
    },
  };
}

type Cards = ReadonlyMap<string, RoundCard>;

const noCards: Cards = new Map();

function modelsOf(
  groups: readonly RoundGroup[],
  cards: Cards,
  isCounted: IsCounted,
  strokes: NetScores['strokes'],
): readonly ScorecardModel[] {
  const rounds = new Map(groups.flatMap((group) => group.rounds.map((round) => [round.roundId, round])));
  return scorecardModels(groups, (roundId) => {
    const round = rounds.get(roundId);
    const card = cards.get(roundId);
    return round === undefined || card === undefined
      ? undefined
      : scorecardRound(round, card, isCounted, strokes?.get(roundId) ?? null);
  });
}
