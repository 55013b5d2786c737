import { setImmediate } from 'node:timers/promises';
import { computeOverview, type Career, type OverviewReport, uniqueNames } from '@strokebook/golf/overview';
import { roundCardOf } from '@strokebook/golf/scorecard';
import { needsStory, scoreStory, type SeasonReport, seasonReport } from '@strokebook/golf/season';
import { type RoundFilter, selectRounds } from '@strokebook/golf/selection';
import { basisOfStandard, DEFAULT_STANDARD, standardByName, standards, statById } from '@strokebook/golf/stats';
import { createCallerTurns } from '../../http/caller-turns.ts';
import { findAccount } from '../../db/accounts/account-queries.ts';
import { readDocuments } from '../../db/rounds/round-document-queries.ts';
import { changeOwnAccount } from '../../http/change-account.ts';
import type { Handlers } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import { findOpenEvents } from '../../reports/open-events.ts';
import { NO_STANDARD, standardOf } from '../../reports/player-standard.ts';
import { storeStandard } from './queries.ts';
import type { Services } from '../../services.ts';

/** Selects the account's rounds, computes with the engine, and caches the encoded reply. */
export function createAnalyticsHandlers({
  query,
  readAt,
  clock,
  careers,
  ratedRounds,
  replies,
}: Pick<Services, 'query' | 'readAt' | 'clock' | 'careers' | 'ratedRounds' | 'replies'>) {
  const turns = createCallerTurns();
  return {
    listStandards: async () => ({
      standards: standards.map((standard) => {
        const { figureCount, sources } = basisOfStandard(standard);
        return { ...standard, figureCount, sources: sources.map((source) => ({ ...source })) };
      }),
      defaultStandardName: DEFAULT_STANDARD,
    }),
    getPlayerStandard: async ({ params: { accountId } }, context) => {
      const row = await findAccount(query, accountId);
      if (row === null) throw new RequestError('NOT_FOUND');
      return standardOf({ query, careers, ratedRounds }, row, context, clock.today());
    },
    updateOwnStandard: async ({ body }, { signedIn }) => {
      const standardName = knownStandard(body.standardName, '$.standardName') ?? NO_STANDARD;
      return changeOwnAccount(query, signedIn, async (tx, row) => {
        await storeStandard(tx, row.accountId, standardName);
        return { standardName: standardName === NO_STANDARD ? null : standardName, isChosen: true };
      });
    },
    // Not cached: it contains the schedule as far as the viewer may see it.
    getSeason: async ({ body: { holeCount, standardsFilter, choice } }, context) => {
      const standardName = knownStandard(standardsFilter.standardName);
      const source = {
        career: await careers.get(context.account),
        events: await findOpenEvents(query, context),
      };
      const season = seasonReport(source, {
        holeCount,
        standardName,
        today: clock.today(),
        choice: choice ?? 'season',
      });
      const lastRoundId = season.last?.rounds.at(-1)?.roundId;
      const told = needsStory(season) ? roundsOf(source.career, season) : [];
      const roundIds = lastRoundId === undefined ? told : [...new Set([...told, lastRoundId])];
      const cards = await readDocuments(readAt, context.account, roundIds, roundCardOf);
      const cardOf = new Map(cards.map((card) => [card.roundId, card]));
      return {
        season,
        story: scoreStory(told.flatMap((roundId) => cardOf.get(roundId) ?? [])),
        lastCard: cardOf.get(lastRoundId ?? '') ?? null,
      };
    },
    overviewGroup: async ({ body }, { account, caller }) => {
      const standardName = knownStandard(body.standardsFilter.standardName);
      checkStats(body.statIds ?? []);
      return replies.answer({ routeId: 'overviewGroup', account, body }, () =>
        turns.run(caller, async () => ({
          groupName: body.groupName,
          overviews: await computeOverviews(await careers.get(account), body, standardName),
        })),
      );
    },
    performanceStats: async ({ body }, { account }) => {
      const standardName = knownStandard(body.standardsFilter.standardName);
      return replies.answer({ routeId: 'performanceStats', account, body }, async () => {
        const overview = computeOverview(await careers.get(account), body.roundsFilter, standardName);
        const { roundCount, holeCount, performanceStats } = overview;
        return { ...withoutFailure(performanceStats), roundCount, holeCount };
      });
    },
    strengthWeaknessStats: async ({ body }, { account }) => {
      const standardName = knownStandard(body.standardsFilter.standardName);
      return replies.answer({ routeId: 'strengthWeaknessStats', account, body }, async () =>
        withoutFailure(
          computeOverview(await careers.get(account), body.roundsFilter, standardName).strengthWeaknessResponse,
        ),
      );
    },
  } satisfies Partial<Handlers>;
}

/** The logged rounds of a season, newest first. */
const roundsOf = (career: Career, { period }: SeasonReport): readonly string[] =>
  selectRounds(
    career.map(({ summary }) => summary),
    period.filter,
  ).map(({ roundId }) => roundId);

/**
 * Computes several selections, keyed by filter name; a filter without a name, or with another's, gets one (DASH-22).
 * With thousands of rounds each takes about 20 ms, so other requests are answered in between.
 */
async function computeOverviews(
  career: Career,
  {
    roundFilters,
    statIds,
  }: {
    readonly roundFilters: readonly (Omit<RoundFilter, 'filterName'> & { readonly filterName?: string | undefined })[];
    readonly statIds?: readonly string[] | undefined;
  },
  standardName: string | null,
): Promise<Readonly<Record<string, OverviewReport>>> {
  const overviews: Record<string, OverviewReport> = {};
  const names = uniqueNames(roundFilters.map(({ filterName }) => filterName));
  for (const [index, filterName] of names.entries()) {
    const filter = { ...roundFilters[index], filterName };
    overviews[filterName] = computeOverview(career, filter, standardName, statIds);
    await setImmediate();
  }
  return overviews;
}

/** Null stays null: "no standard" is a choice (DASH-O9). */
function knownStandard(standardName: string | null, path = '$.standardsFilter.standardName'): string | null {
  if (standardName === null || standardByName(standardName) !== undefined) return standardName;
  const problem = { path, message: `'${standardName}' is not a known standard` };
  throw new RequestError('REQUEST_INVALID', [problem]);
}

function checkStats(statIds: readonly string[]): void {
  const problems = statIds.flatMap((id, index) =>
    statById(id) === undefined ? [{ path: `$.statIds[${index}]`, message: `'${id}' is not a known stat` }] : [],
  );
  if (problems.length > 0) throw new RequestError('REQUEST_INVALID', problems);
}

/** A call for a single selection throws its failure, because the reply has no place for it. */
function withoutFailure<T extends object>(result: T | { readonly error: string }): T {
  if ('error' in result) throw new Error(result.error);
  return result;
}
