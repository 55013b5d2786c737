import type { CardRound } from '@strokebook/golf/compare-cards';
import type { HoleFacts } from '@strokebook/golf/facts';
import { countedHolesOf } from '@strokebook/golf/stats';
import { LRUCache } from 'lru-cache';
import type { CareerCache } from '../../db/rounds/career-cache.ts';
import type { ReadAt } from '../../db/database.ts';
import { readDocuments } from '../../db/rounds/round-document-queries.ts';
import type { OpenAccount } from '../../http/handler.ts';

/** Max number of holes and strokes; the facts of one take about half a kilobyte. */
const MAX_FACTS = 120_000;

/** Loads some of an account's rounds, in the order of the given ids. */
export type CardRounds = (account: OpenAccount, roundIds: readonly string[]) => Promise<readonly CardRound[]>;

type Facts = readonly HoleFacts[];
type FactsOfRounds = ReadonlyMap<string, Facts>;

/**
 * Caches rounds hole by hole, by account, data version and round: when selections change, most of their rounds stay, so
 * only new ones are loaded. Concurrent requests for a round load it once.
 */
export function createCardRounds(readAt: ReadAt, careers: CareerCache): CardRounds {
  const factsOfRound = new LRUCache<string, Facts>({ maxSize: MAX_FACTS });
  const loading = new Map<string, Promise<FactsOfRounds>>();

  const load = async (prefix: string, account: OpenAccount, roundIds: readonly string[]): Promise<FactsOfRounds> => {
    const loaded = new Map<string, Facts>();
    try {
      await readDocuments(readAt, account, roundIds, (document) => {
        const holes = countedHolesOf(document);
        loaded.set(document.roundId, holes);
        factsOfRound.set(prefix + document.roundId, holes, { size: sizeOf(holes) });
      });
      return loaded;
    } finally {
      for (const roundId of roundIds) loading.delete(prefix + roundId);
    }
  };

  return async (account, roundIds) => {
    const { accountId, dataVersion } = account;
    const prefix = `${accountId}/${dataVersion}/`;
    const facts = new Map(roundIds.map((roundId) => [roundId, factsOfRound.get(prefix + roundId)]));
    const unknown = roundIds.filter((roundId) => facts.get(roundId) === undefined);
    const unasked = unknown.filter((roundId) => !loading.has(prefix + roundId));
    const promise = load(prefix, account, unasked);
    for (const roundId of unasked) loading.set(prefix + roundId, promise);
    // Collected before the first await, because finished loads are removed.
    const coming = new Set(unknown.flatMap((roundId) => loading.get(prefix + roundId) ?? []));
    for (const loaded of await Promise.all([...coming])) {
      for (const [roundId, holes] of loaded) facts.set(roundId, holes);
    }
    const careerRounds = new Map((await careers.get(account)).map((round) => [round.summary.roundId, round]));
    return roundIds.flatMap((roundId) => {
      const [round, holes] = [careerRounds.get(roundId), facts.get(roundId)];
      return round === undefined || holes === undefined ? [] : [{ ...round, holes }];
    });
  };
}

const sizeOf = (holes: Facts): number => holes.reduce((total, { shots }) => total + 1 + shots.length, 1);
