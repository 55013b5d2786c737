import type { ListedRound } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import { summarizeRound } from '@strokebook/golf/model';
import { newestFirst } from '@strokebook/golf/selection';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { activeAccountQuery } from '../api/account-queries.ts';
import { useApi } from '../api/api-context.tsx';
import { roundHistoryQuery } from '../api/round-queries.ts';
import { isWaiting } from './device-round.ts';
import { useDeviceRounds } from './use-device-rounds.ts';

/** A round that was begun and not finished. */
export type RunningRound = ListedRound & {
  /** Whether the account has it; otherwise only this device does. */
  readonly isInAccount: boolean;
};

/**
 * A player's rounds that were begun and not finished, newest first. Of a round that waits on this device the device
 * knows more than the account, and of one that was sent it knows more than an older reply: a finished one is finished
 * at once, also without a network (ENTRY-21).
 */
export function useRunningRounds(playerId: AccountId): {
  readonly rounds: readonly RunningRound[];
  /** Finished, and not yet in the account. */
  readonly waiting: readonly RunningRound[];
  readonly isPending: boolean;
} {
  const { api, tokens } = useApi();
  const viewer = useQuery(activeAccountQuery(api, tokens)).data;
  const history = useQuery(roundHistoryQuery(api, playerId));
  const inAccount = history.data ?? [];
  const known = new Map(inAccount.map((round) => [round.roundId, round]));
  const isOlderThan = (instant: number): boolean =>
    history.isFetching || history.isPaused || history.dataUpdatedAt <= instant;
  const told = useDeviceRounds(viewer?.accountId)
    .map(({ round }) => round)
    .filter((round) => round.playerId === playerId)
    .filter(
      (round) =>
        isWaiting(round) ||
        (known.get(round.roundId)?.status === 'inProgress' && isOlderThan(round.acknowledged?.savedAt ?? 0)),
    );
  const device = useQuery({
    queryKey: ['deviceSummaries', ...told.map(({ roundId, log }) => [roundId, log.at(-1)?.seq])],
    // The engine of the entry is loaded only for such rounds.
    queryFn: async () => {
      const { documentOfRound } = await import('./send-round.ts');
      return told.flatMap((round) => {
        const document = documentOfRound(round);
        return document === null ? [] : [summarizeRound(document)];
      });
    },
    enabled: told.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
  const onDevice = told.length === 0 ? [] : (device.data ?? []);
  const isOnDevice = new Set(onDevice.map(({ roundId }) => roundId));
  const rounds = [
    ...inAccount.filter(({ roundId }) => !isOnDevice.has(roundId)).map((round) => ({ ...round, isInAccount: true })),
    ...onDevice.map((round) => ({
      ...round,
      enteredBy: known.get(round.roundId)?.enteredBy ?? null,
      origin: known.get(round.roundId)?.origin ?? null,
      isInAccount: known.has(round.roundId),
    })),
  ];
  const isUnsent = new Set(told.filter(isWaiting).map(({ roundId }) => roundId));
  return {
    rounds: rounds.filter(({ status }) => status === 'inProgress').sort(newestFirst),
    waiting: rounds.filter(({ status, roundId }) => status === 'completed' && isUnsent.has(roundId)).sort(newestFirst),
    isPending: history.isPending || (told.length > 0 && device.isPending),
  };
}
