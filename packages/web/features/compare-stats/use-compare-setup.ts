import type { ComparePlayer } from '@strokebook/golf/compare';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { type CompareAddress, type CompareSetup, DEFAULT_HOLE_COUNT, freshSetup, writeState } from './compare-setup.ts';
import { compareStateQuery, playerSummariesQuery } from './queries.ts';

export type LoadedSetup =
  | { readonly state: 'loading' }
  | { readonly state: 'error'; readonly error: Error; readonly retry: () => void }
  | {
      readonly state: 'ready';
      readonly setup: CompareSetup;
      /** Whether the address leads to what is shown. */
      readonly isKept: boolean;
      /** Shows another comparison at once, and lets the address follow as soon as it is kept. */
      readonly change: (setup: CompareSetup, how?: { readonly replace: boolean }) => void;
    };

/**
 * The comparison that the address leads to: kept under its number (CMP-01, CMP-02), else of a preset, else of the last
 * twelve months and the twelve before.
 */
export function useCompareSetup(
  player: ComparePlayer,
  address: CompareAddress,
  onAddress: (address: CompareAddress, how: { readonly replace: boolean }) => void,
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
  /** What was chosen since the address last led anywhere. */
  const [ahead, setAhead] = useState<{ readonly setup: CompareSetup; readonly of: number | undefined } | null>(null);
  const latest = useRef<CompareSetup | null>(null);

  const rounds = options.data;
  const fresh = useMemo(() => freshSetup(preset, player, rounds), [preset, player, rounds]);
  const isAhead = ahead !== null && ahead.of === hash;
  const setup = isAhead ? ahead.setup : hash === undefined ? fresh : kept.data === null ? fresh : kept.data;
  const failed = [options, ...(hash === undefined ? [] : [kept])].find((query) => query.isError);
  if (failed?.error != null && setup == null) {
    return { state: 'error', error: failed.error, retry: () => void failed.refetch() };
  }
  if (setup == null) return { state: 'loading' };
  return {
    state: 'ready',
    setup,
    isKept: !isAhead,
    change: (next, how = { replace: false }) => {
      latest.current = next;
      setAhead({ setup: next, of: hash });
      save.mutate(next, {
        onSuccess: ({ hash: number }) => {
          queryClient.setQueryData(compareStateQuery(api, accountId, number).queryKey, next);
          // Of several changes in a row the address follows the last.
          if (latest.current === next) onAddress({ hash: number, preset: undefined }, how);
        },
      });
    },
  };
}
