import type { AccountId } from '@strokebook/golf/access';
import type { RoundDocument } from '@strokebook/golf/model';
import type { MappedRound } from '@strokebook/golf/shot-map';
import { queryOptions } from '@tanstack/react-query';
import { askInParts } from '../../api/ask-in-parts.ts';
import type { Api } from '../../api/client.ts';

/** How long a round that came once is not asked for again, in milliseconds. */
const FRESH_FOR = 5 * 60_000;
const cameAt = new WeakMap<MappedRound, number>();

type MappedRounds = ReadonlyMap<string, MappedRound>;

/**
 * Rounds on the map by round id. The order in which they are asked for makes no difference, and of a selection that
 * grows only the rounds that are new are asked for: a filter takes rounds away and brings them back at every click.
 * Until they are in, the rounds before stay.
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
      const came = await askInParts(missing, async (part) => {
        const body = { golfRoundIds: [...part] };
        return (await api.call('getMappedRounds', { params: { accountId }, body }, { signal })).rounds;
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
    // Each round is the object that came, by which it is known when it came.
    structuralSharing: false,
  });
};

const isFresh = (round: MappedRound): boolean => Date.now() - (cameAt.get(round) ?? 0) < FRESH_FOR;
const pairOf = (round: MappedRound | undefined) => (round === undefined ? [] : [[round.roundId, round] as const]);
