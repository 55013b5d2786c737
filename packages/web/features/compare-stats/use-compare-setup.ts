import type { ComparePlayer } from '@strokebook/golf/compare';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { useLatest } from '../../lib/use-latest.ts';
import { type CompareSetup, DEFAULT_HOLE_COUNT, freshSetup, writeState } from './compare-setup.ts';
import type { CompareState } from './compare-state.ts';
import { compareStateQuery, playerSummariesQuery } from './queries.ts';

export type LoadedSetup =
  | { readonly state: 'loading' }
  | { readonly state: 'error'; readonly error: Error; readonly retry: () => void }
  | {
      readonly state: 'ready';
      readonly setup: CompareSetup;
      /** Shows another comparison at once, and lets the address follow as soon as it is kept. */
      readonly change: (setup: CompareSetup, how?: { readonly replace: boolean }) => void;
      /** Whether the address leads to other rounds than are shown, until these are kept. */
      readonly isAhead: boolean;
      /** What is shown could not be kept, so the address leads to the one before. */
      readonly failure: { readonly error: Error; readonly retry: () => void } | null;
    };

/**
 * The comparison that the address leads to: kept under its number (CMP-01, CMP-02), else of a preset, else of the last
 * twelve months and the twelve before.
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
  const save = useMutation({
    mutationFn: (setup: CompareSetup) =>
      api.call('saveCompareState', { params: { accountId }, body: writeState(setup) }),
  });
  /** What was chosen since the address last led anywhere; wherever it leads next, that is what holds. */
  const [ahead, setAhead] = useState<CompareSetup | null>(null);
  const place = `${hash ?? ''}/${preset ?? ''}`;
  const [seen, setSeen] = useState(place);
  if (seen !== place) {
    setSeen(place);
    setAhead(null);
  }
  const now = useLatest(ahead);

  const rounds = options.data;
  // What is ahead is compared with it by identity.
  const fresh = useMemo(() => freshSetup(preset, player, rounds), [preset, player, rounds]);
  const addressed = hash === undefined || kept.data === null ? fresh : kept.data;
  const setup = ahead ?? addressed;
  const failed = [options, ...(hash === undefined ? [] : [kept])].find((query) => query.isError);
  if (failed?.error != null && setup == null) {
    return { state: 'error', error: failed.error, retry: () => void failed.refetch() };
  }
  if (setup == null) return { state: 'loading' };
  const change = (next: CompareSetup, how = { replace: false }) => {
    setAhead(next);
    // Other rounds begin with their first page.
    const firstPages: CompareState = {
      ...(next.left === addressed?.left ? {} : { leftRounds: undefined }),
      ...(next.right === addressed?.right ? {} : { rightRounds: undefined }),
    };
    save.mutate(next, {
      onSuccess: ({ hash: number }) => {
        queryClient.setQueryData(compareStateQuery(api, accountId, number).queryKey, next);
        // The address follows the last change, and none once it leads elsewhere: then nothing is ahead of it.
        if (now.current === next) onAddress({ hash: number, preset: undefined, ...firstPages }, how);
      },
    });
  };
  const failure = save.isError && ahead !== null ? { error: save.error, retry: () => change(ahead) } : null;
  const isAhead = setup.left !== addressed?.left || setup.right !== addressed.right;
  return { state: 'ready', setup, change, isAhead, failure };
}
