import { setImmediate } from 'node:timers/promises';
import { computeOverview, type Career, type OverviewReport } from '@strokebook/golf/overview';
import type { RoundFilter } from '@strokebook/golf/selection';
import { basisOfStandard, DEFAULT_STANDARD, standardByName, standards } from '@strokebook/golf/stats';
import type { CallerTurns } from '../../caller-turns.ts';
import type { CareerCache } from '../../db/career-cache.ts';
import type { Handlers } from '../../http/handler.ts';
import type { ReplyCache } from '../../http/reply-cache.ts';
import { RequestError } from '../../http/request-error.ts';

/** Selects the account's rounds, computes with the engine, and caches the encoded reply. */
export function createAnalyticsHandlers(careers: CareerCache, replies: ReplyCache, turns: CallerTurns) {
  return {
    listStandards: async () => ({
      standards: standards.map((standard) => {
        const { figureCount, sources } = basisOfStandard(standard);
        return { ...standard, figureCount, sources: [...sources] };
      }),
      defaultStandardName: DEFAULT_STANDARD,
    }),
    overviewGroup: async ({ body }, { account, caller }) => {
      const standardName = knownStandard(body.standardsFilter.standardName);
      return replies.answer({ routeId: 'overviewGroup', account, body }, () =>
        turns.run(caller, async () => ({
          groupName: body.groupName,
          overviews: await computeOverviews(await careers.get(account), body.roundFilters, standardName),
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

/**
 * Computes several selections, keyed by filter name; of filters with the same name the last is used. With thousands of
 * rounds each takes about 20 ms, so other requests are answered in between.
 */
async function computeOverviews(
  career: Career,
  filters: readonly RoundFilter[],
  standardName: string | null,
): Promise<Readonly<Record<string, OverviewReport>>> {
  const overviews: Record<string, OverviewReport> = {};
  for (const filter of filters) {
    overviews[filter.filterName] = computeOverview(career, filter, standardName);
    await setImmediate();
  }
  return overviews;
}

/** Null stays null: "no standard" is a choice (DASH-O9). */
function knownStandard(standardName: string | null): string | null {
  if (standardName === null || standardByName(standardName) !== undefined) return standardName;
  const problem = { path: '$.standardsFilter.standardName', message: `'${standardName}' is not a known standard` };
  throw new RequestError('REQUEST_INVALID', [problem]);
}

/** A call for a single selection throws its failure, because the reply has no place for it. */
function withoutFailure<T extends object>(result: T | { readonly error: string }): T {
  if ('error' in result) throw new Error(result.error);
  return result;
}
