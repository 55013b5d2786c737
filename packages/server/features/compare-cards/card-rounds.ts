import type { CardRound } from '@strokebook/golf/compare-cards';
import type { HoleFacts } from '@strokebook/golf/facts';
import { countedHolesOf } from '@strokebook/golf/stats';
import type { CareerCache } from '../../db/career-cache.ts';
import type { Queryable } from '../../db/database.ts';
import { readDocuments } from '../../db/round-document-queries.ts';
import type { OpenAccount } from '../../http/handler.ts';
import { LruCache } from '../../lru-cache.ts';

/** Holes and strokes; facts of one, with what was logged of it, take about half a kilobyte. */
const MOST_FACTS = 120_000;

/** Some of an account's rounds, in the order of the given ids. */
export type CardRounds = (account: OpenAccount, roundIds: readonly string[]) => Promise<readonly CardRound[]>;

/**
 * Rounds hole by hole by account, data version and round: as selections change, most of their rounds stay, and only
 * those that are new are read and worked out.
 */
export function createCardRounds(query: Queryable, careers: CareerCache): CardRounds {
  const factsOfRound = new LruCache<readonly HoleFacts[]>(MOST_FACTS);
  return async (account, roundIds) => {
    const { accountId, dataVersion } = account;
    const keyOf = (roundId: string): string => `${accountId}/${dataVersion}/${roundId}`;
    const facts = new Map<string, readonly HoleFacts[]>();
    for (const roundId of roundIds) {
      const known = factsOfRound.get(keyOf(roundId));
      if (known !== undefined) facts.set(roundId, known);
    }
    const missing = roundIds.filter((roundId) => !facts.has(roundId));
    await readDocuments(query, accountId, missing, (document) => {
      const holes = countedHolesOf(document);
      facts.set(document.roundId, holes);
      const size = holes.reduce((total, { shots }) => total + 1 + shots.length, 1);
      factsOfRound.set(keyOf(document.roundId), holes, size);
    });
    const careerRounds = new Map((await careers.get(account)).map((round) => [round.summary.roundId, round]));
    return roundIds.flatMap((roundId) => {
      const [round, holes] = [careerRounds.get(roundId), facts.get(roundId)];
      return round === undefined || holes === undefined ? [] : [{ ...round, holes }];
    });
  };
}
