import type { ComparePlayer } from '@strokebook/golf/compare';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useApi } from '../../../api/api-context.tsx';
import { dayOf } from '../../../lib/today.ts';
import { useLatest } from '../../../lib/use-latest.ts';
import { type CompareSetup, DEFAULT_HOLE_COUNT, freshSetup, pairSetup, writeState } from './compare-setup.ts';
import type { CompareState } from '../compare-state.ts';
import { compareStateQuery, playerSummariesQuery } from '../queries.ts';
import { useOtherPlayer } from './use-other-player.ts';

export type LoadedSetup =
  | { readonly state: 'loading' }
  /** The other player of the address is missing or closed to the viewer. */
  | { readonly state: 'closed' }
  | { readonly state: 'error'; readonly error: Error; readonly retry: () => void }
  | {
      readonly state: 'ready';
      readonly setup: CompareSetup;
      /** Shows another comparison at once, and updates the address when it is saved. */
      readonly change: (setup: CompareSetup, how?: { readonly replace: boolean }) => void;
      /** Whether the address still refers to the previous rounds, until the new ones are saved. */
      readonly isUnsaved: boolean;
      /** Why saving failed; the address still refers to the previous comparison. */
      readonly failure: { readonly error: Error; readonly retry: () => void } | null;
    };

/**
 * The comparison of the address: saved under its number (CMP-01, CMP-02), else with another player (TEAM-07), else of a
 * preset, else of the first preset with rounds on both sides (CMP-O21).
 */
export function useCompareSetup(
  player: ComparePlayer,
  address: CompareState,
  onAddress: (change: CompareState, how: { readonly replace: boolean }) => void,
): LoadedSetup {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const { accountId } = player;
  const { hash, preset } = address;
  const kept = useQuery({ ...compareStateQuery(api, accountId, hash ?? 0), enabled: hash !== undefined });
  const options = useQuery(playerSummariesQuery(api, accountId, DEFAULT_HOLE_COUNT));
  const today = dayOf(useQuery(api.query('getSettings', {})).data?.today ?? '');
  const save = useMutation({
    mutationFn: (setup: CompareSetup) =>
      api.call('saveCompareState', { params: { accountId }, body: writeState(setup) }),
  });
  /** A change since the last change of the address; it stays in force until the address changes again. */
  const [unsaved, setUnsaved] = useState<CompareSetup | null>(null);
  const place = `${hash ?? ''}/${preset ?? ''}/${address.with ?? ''}`;
  const [seen, setSeen] = useState(place);
  if (seen !== place) {
    setSeen(place);
    setUnsaved(null);
  }
  const now = useLatest(unsaved);

  // A player of nine holes starts with nine (CMP-O20).
  const isWithoutEighteen = options.data?.length === 0;
  const nine = useQuery({ ...playerSummariesQuery(api, accountId, 9), enabled: isWithoutEighteen }).data ?? [];
  const isNine = isWithoutEighteen && nine.length > 0;
  const holeCount = isNine ? 9 : DEFAULT_HOLE_COUNT;
  const rounds = isNine ? nine : options.data;
  // Memoized, because the pending change is compared with it by identity.
  const other = useOtherPlayer(hash === undefined || kept.data === null ? address.with : undefined, holeCount);
  const fresh = useMemo(() => {
    if (other.state === 'none') return freshSetup(preset, player, rounds, today, holeCount);
    if (other.state !== 'open' || rounds === undefined) return null;
    return pairSetup(player, other.player, { left: rounds, right: other.rounds }, today, holeCount);
  }, [other, preset, player, rounds, today, holeCount]);
  const addressed = hash === undefined || kept.data === null ? fresh : kept.data;
  const setup = unsaved ?? addressed;
  const failed = [options, ...(hash === undefined ? [] : [kept])].find((query) => query.isError);
  if (failed?.error != null && setup == null) {
    return { state: 'error', error: failed.error, retry: () => void failed.refetch() };
  }
  if (setup == null && (other.state === 'closed' || other.state === 'error')) return other;
  if (setup == null) return { state: 'loading' };
  const change = (next: CompareSetup, how = { replace: false }) => {
    setUnsaved(next);
    // Other rounds start with their first page.
    const firstPages: CompareState = {
      ...(next.left === addressed?.left ? {} : { leftRounds: undefined }),
      ...(next.right === addressed?.right ? {} : { rightRounds: undefined }),
    };
    save.mutate(next, {
      onSuccess: ({ hash: number }) => {
        queryClient.setQueryData(compareStateQuery(api, accountId, number).queryKey, next);
        // The address follows the last change only; if it was changed otherwise meanwhile, nothing is pending.
        if (now.current === next) onAddress({ hash: number, preset: undefined, with: undefined, ...firstPages }, how);
      },
    });
  };
  const failure = save.isError && unsaved !== null ? { error: save.error, retry: () => change(unsaved) } : null;
  const isUnsaved = setup.left !== addressed?.left || setup.right !== addressed.right;
  return { state: 'ready', setup, change, isUnsaved, failure };
}
