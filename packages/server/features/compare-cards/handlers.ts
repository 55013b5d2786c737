import type { CachedRouteId, InputOf } from '@strokebook/contract';
import { type CompareFilter, roundsOfSide } from '@strokebook/golf/compare';
import {
  type CardSide,
  cardSideOf,
  driveCardOf,
  playingStyleOf,
  puttCardOf,
  scoringCardOf,
  shotToGreenCardOf,
  statProbabilityOf,
} from '@strokebook/golf/compare-cards';
import { holeFlags } from '@strokebook/golf/facts';
import { newestFirst } from '@strokebook/golf/selection';
import type { Handlers, OpenAccount, RequestContext } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import { createCardRounds } from './card-rounds.ts';
import type { Services } from '../../services.ts';

/** The cards of a comparison: selects the rounds of a side, computes with the engine, and caches the encoded reply. */
export function createCompareCardHandlers(deps: Pick<Services, 'readAt' | 'careers' | 'replies' | 'clock'>) {
  const { careers, replies, clock } = deps;
  const cardRounds = createCardRounds(deps.readAt, careers);

  const idsOf = async (account: OpenAccount, filter: CompareFilter): Promise<readonly string[]> => {
    assertOwn(account, filter);
    const summaries = (await careers.get(account)).map(({ summary }) => summary);
    return roundsOfSide(summaries, filter, clock.today()).map(({ roundId }) => roundId);
  };
  const finishedIdsOf = async (account: OpenAccount): Promise<readonly string[]> =>
    (await careers.get(account))
      .map(({ summary }) => summary)
      .filter(({ status }) => status === 'completed')
      .toSorted(newestFirst)
      .map(({ roundId }) => roundId);
  // Filters that select the same rounds share a reply.
  const answerOf =
    (routeId: CachedRouteId, cardOf: (side: CardSide) => unknown) =>
    async (
      { body: { filter } }: Pick<InputOf<'getDriveData'>, 'body'>,
      { account }: Pick<RequestContext, 'account'>,
    ) => {
      const roundIds = await idsOf(account, filter);
      const { holeCount } = filter;
      return replies.answer({ routeId, account, body: { roundIds, holeCount } }, async () =>
        cardOf(cardSideOf(await cardRounds(account, roundIds), holeCount)),
      );
    };

  return {
    getDriveData: answerOf('getDriveData', driveCardOf),
    getPuttData: answerOf('getPuttData', puttCardOf),
    getShotToGreenData: answerOf('getShotToGreenData', shotToGreenCardOf),
    getScoringData: answerOf('getScoringData', scoringCardOf),
    getPlayingStyle: answerOf('getPlayingStyle', playingStyleOf),
    getStatProbability: async ({ body }, { account }) => {
      const { selectedStats, hiddenStats, refreshData } = body;
      assertFlags({ selectedStats, hiddenStats });
      const requested = body.roundIds === null ? null : new Set(body.roundIds);
      const candidates = body.filter === undefined ? await finishedIdsOf(account) : await idsOf(account, body.filter);
      const roundIds = candidates.filter((roundId) => requested?.has(roundId) ?? true);
      const question = {
        routeId: 'getStatProbability',
        account,
        body: { roundIds, selectedStats, hiddenStats },
      } as const;
      return (refreshData ? replies.answerAnew : replies.answer)(question, async () =>
        statProbabilityOf(await cardRounds(account, roundIds), selectedStats, hiddenStats),
      );
    },
  } satisfies Partial<Handlers>;
}

/** Access was checked for the account in the path only, so other accounts' rounds are refused. */
function assertOwn({ accountId }: OpenAccount, { player, seasons }: CompareFilter): void {
  if (player.accountId !== accountId) {
    const message = `The filter is of player ${player.accountId}, and account ${accountId} was asked.`;
    throw new RequestError('REQUEST_INVALID', [{ path: '$.filter.player.accountId', message }]);
  }
  if (seasons.length === 0) {
    throw new RequestError('REQUEST_INVALID', [{ path: '$.filter.seasons', message: 'No seasons selected' }]);
  }
}

const flagIds = new Set(holeFlags.map(({ id }) => id));

function assertFlags(lists: Readonly<Record<'selectedStats' | 'hiddenStats', readonly string[]>>): void {
  const problems = Object.entries(lists).flatMap(([name, ids]) =>
    ids.flatMap((id, index) =>
      flagIds.has(id) ? [] : [{ path: `$.${name}[${index}]`, message: `'${id}' is not a known hole flag` }],
    ),
  );
  if (problems.length > 0) throw new RequestError('REQUEST_INVALID', problems);
}
