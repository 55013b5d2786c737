import type { AccountId } from '@strokebook/golf/access';
import type { RoundDocument } from '@strokebook/golf/model';
import type { MappedRound } from '@strokebook/golf/shot-map';
import { queryOptions } from '@tanstack/react-query';
import { requestInParts } from '../../api/request-in-parts.ts';
import type { Api } from '../../api/client.ts';

/** How long a loaded round is not requested again, in milliseconds. */
const FRESH_FOR = 5 * 60_000;
const cameAt = new WeakMap<MappedRound, number>();

type MappedRounds = ReadonlyMap<string, MappedRound>;

/**
 * Rounds for the map by id. Order does not matter, and for a growing selection only new rounds are requested, because a
 * filter removes and restores rounds at every click. While they load, the previous rounds stay.
 */
export const mappedRoundsQuery = (api: Api, accountId: AccountId, roundIds: readonly RoundDocument['roundId'][]) => {
  const golfRoundIds = [...new Set(roundIds)].sort();
  const ofAccount = ['getMappedRounds', accountId] as const;
  return queryOptions({
    queryKey: [...ofAccount, golfRoundIds],
    queryFn: async ({ signal, client }): Promise<MappedRounds> => {
      const known = new Map<string, MappedRound>();
      for (const [, rounds] of client.getQueriesData<MappedRounds>({ queryKey: ofAccount })) {
        for (const round of rounds?.values() ?? []) if (isFresh(round)) known.set(round.roundId, round);
      }
      const missing = golfRoundIds.filter((roundId) => !known.has(roundId));
      const came = await requestInParts(missing, async (part) => {
        const body = { golfRoundIds: [...part] };
        return (await api.read('getMappedRounds', { params: { accountId }, body }, { signal })).rounds;
      });
      for (const round of came) {
        cameAt.set(round, Date.now());
        known.set(round.roundId, round);
      }
      return new Map(golfRoundIds.flatMap((roundId) => pairOf(known.get(roundId))));
    },
    placeholderData: (before: MappedRounds | undefined, query) =>
      query?.queryKey[1] === accountId ? before : undefined,
    enabled: golfRoundIds.length > 0,
    // Each round keeps its object, which identifies when it was loaded.
    structuralSharing: false,
  });
};

const isFresh = (round: MappedRound): boolean => Date.now() - (cameAt.get(round) ?? 0) < FRESH_FOR;
const pairOf = (round: MappedRound | undefined) => (round === undefined ? [] : [[round.roundId, round] as const]);
