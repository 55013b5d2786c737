import { randomUUID } from 'node:crypto';
import { type ErrorCode, MAX_SUGGESTIONS, type NoticeKind } from '@strokebook/contract';
import { type AccountId, isAdult } from '@strokebook/golf/access';
import {
  actOnSuggestions,
  type AimSuggestion,
  type SuggestionAction,
  type SuggestionProblem,
} from '@strokebook/golf/aim';
import { fullName } from '@strokebook/golf/format';
import { findAccount } from '../../db/accounts/account-queries.ts';
import { findCourseName } from '../../db/courses/course-rows.ts';
import { tell } from '../../db/notices/tell.ts';
import { changeAccount } from '../../http/change-account.ts';
import type { Handlers, RequestContext } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import type { Services } from '../../services.ts';
import { requireOpenPlanning } from '../../http/require-open-planning.ts';
import { findSuggestions, shownSuggestions, writeSuggestions } from './suggestion-queries.ts';

const errorOf: Readonly<Record<SuggestionProblem, ErrorCode>> = {
  unknown: 'NOT_FOUND',
  ownPlayer: 'SUGGESTION_TO_ONESELF',
  full: 'SUGGESTIONS_FULL',
};

/** Targets that coaches suggest to players (AIM-13): the engine says who may do what. */
export function createSuggestionHandlers({ query, careers, clock }: Pick<Services, 'query' | 'careers' | 'clock'>) {
  const act = (playerId: AccountId, byId: AccountId, action: SuggestionAction) =>
    changeAccount(query, playerId, async (tx) => {
      const before = await findSuggestions(tx, playerId);
      const after = actOnSuggestions(before, action, { byId, playerId, max: MAX_SUGGESTIONS });
      if (typeof after === 'string') throw new RequestError(errorOf[after]);
      await writeSuggestions(tx, playerId, before, after, clock.now());
    });
  /** @throws RequestError NOT_FOUND if somebody has taken it back since */
  const shown = async ({ account, signedIn }: RequestContext, suggestionId: string) => {
    const rows = await findSuggestions(query, account.accountId);
    const own = rows.filter((row) => row.suggestionId === suggestionId);
    const [suggestion] = await shownSuggestions(query, own, signedIn.accountId);
    if (suggestion === undefined) throw new RequestError('NOT_FOUND');
    return { suggestion, byId: own[0]?.byId ?? null };
  };
  const tellOf = async (
    receiverId: AccountId,
    kind: Extract<NoticeKind, 'targetSuggested' | 'targetAnswered'>,
    { playerId, byId, of }: { readonly playerId: AccountId; readonly byId: AccountId; readonly of: Told },
  ): Promise<void> => {
    const player = await findAccount(query, playerId);
    if (player === null) return;
    const courseName = (await findCourseName(query, of.courseId)) ?? 'a course';
    const { courseId, hole, state } = of;
    const suggestion = { courseId, courseName, hole, username: player.username, isAccepted: state === 'accepted' };
    const isForGuardians = kind === 'targetSuggested' && !isAdult(player, clock.today());
    const about = { playerId, playerName: fullName(player) };
    const told = { kind, at: clock.now(), byId };
    await query.transaction((tx) => tell(tx, receiverId, { ...told, details: { suggestion } }));
    for (const guardianId of isForGuardians ? player.guardianIds : []) {
      await query.transaction((tx) => tell(tx, guardianId, { ...told, details: { suggestion, ...about } }));
    }
  };
  return {
    listSuggestions: async (_input, { account, signedIn }) => {
      await requireOpenPlanning(careers, account);
      const rows = await findSuggestions(query, account.accountId);
      return { suggestions: await shownSuggestions(query, rows, signedIn.accountId) };
    },
    suggestTarget: async ({ body }, context) => {
      const { account, signedIn } = context;
      await requireOpenPlanning(careers, account);
      const suggestion = { ...body, suggestionId: randomUUID() };
      const [playerId, byId] = [account.accountId, signedIn.accountId];
      await act(playerId, byId, { kind: 'suggest', suggestion });
      await tellOf(playerId, 'targetSuggested', { playerId, byId, of: { ...suggestion, state: 'open' } });
      const { suggestion: stored } = await shown(context, suggestion.suggestionId);
      return { suggestion: stored };
    },
    answerSuggestion: async ({ params: { suggestionId }, body: { state } }, context) => {
      const { account, signedIn } = context;
      await requireOpenPlanning(careers, account);
      const playerId = account.accountId;
      await act(playerId, signedIn.accountId, { kind: 'answer', suggestionId, state });
      const { suggestion, byId } = await shown(context, suggestionId);
      if (byId !== null) await tellOf(byId, 'targetAnswered', { playerId, byId: playerId, of: suggestion });
      return { suggestion };
    },
    takeBackSuggestion: async ({ params: { suggestionId } }, { account, signedIn }) => {
      await act(account.accountId, signedIn.accountId, { kind: 'takeBack', suggestionId });
      return {};
    },
  } satisfies Partial<Handlers>;
}

type Told = Pick<AimSuggestion, 'courseId' | 'hole' | 'state'>;
