import { canSee, features } from '@strokebook/golf/access';
import { fullName } from '@strokebook/golf/format';
import { isTournamentRound } from '@strokebook/golf/tournaments';
import { type RoundStory, roundStory } from '@strokebook/golf/round-story';
import { newestFirst } from '@strokebook/golf/selection';
import { findAccount } from '../../db/accounts/account-queries.ts';
import { readDocuments } from '../../db/rounds/round-document-queries.ts';
import type { Handlers, RequestContext } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import type { Services } from '../../services.ts';

/** Finished rounds as their players tell them. */
export function createRoundStoryHandlers({
  query,
  readAt,
  careers,
  clock,
}: Pick<Services, 'query' | 'readAt' | 'careers' | 'clock'>) {
  const findStory = async (context: RequestContext, roundId: string): Promise<RoundStory | null> => {
    const [story] = await readDocuments(readAt, context.account, [roundId], roundStory);
    return story == null ? null : asShownTo(context, story);
  };
  return {
    getRoundStory: async ({ params: { roundId } }, context) => {
      const account = await findAccount(query, context.account.accountId);
      const story = await findStory(context, roundId);
      if (account === null || story === null) throw new RequestError('NOT_FOUND');
      return { playerName: fullName(account), story };
    },
    getLastRoundStory: async (_input, context) => {
      const account = await findAccount(query, context.account.accountId);
      if (account?.showsRoundStory !== true) return { shown: null };
      const today = clock.today();
      const [last] = (await careers.get(context.account))
        .filter((round) => isTournamentRound(round) && round.summary.playedOn <= today)
        .sort((a, b) => newestFirst(a.summary, b.summary));
      const story = last === undefined ? null : await findStory(context, last.summary.roundId);
      return { shown: story === null ? null : { playerName: fullName(account), story } };
    },
  } satisfies Partial<Handlers>;
}

/** Positions belong to My Rounds (ACCESS-21), strokes gained to My Rounds and Round Assessment. */
function asShownTo({ viewer, account }: RequestContext, story: RoundStory): RoundStory {
  const hasPositions = canSee(viewer, account, features.myRounds);
  const hasFigures = hasPositions || canSee(viewer, account, features.roundAssessment);
  return { ...story, path: hasPositions ? story.path : [], gained: hasFigures ? story.gained : [] };
}
