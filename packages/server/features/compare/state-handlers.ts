import { type CompareState, featureAccess } from '@strokebook/contract';
import { features, hasFullAccess } from '@strokebook/golf/access';
import type { Database } from '../../db/database.ts';
import { lockAccount } from '../../db/hold-account.ts';
import { checkAccess } from '../../http/check-access.ts';
import type { Handlers, OpenAccount, RequestContext } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import type { Clock } from '../../ports/clock.ts';
import { openPlayers } from './open-players.ts';
import { dropOldStates, findAccountOfState, findNames, findState, touchState, writeState } from './queries.ts';
import { hashOf, playersOf, readState, tellNames } from './read-state.ts';

/**
 * Comparisons kept of one player: by those with full access as many as anyone makes by hand in years, and of anybody
 * else's, whom nothing else stops, few enough to hold some 20 MB at the most. Those not used for longest go first.
 */
const MOST_STATES = { own: 1_000, others: 100 } as const;
const ONE_DAY = 24 * 60 * 60 * 1_000;

type StateRouteId = 'saveCompareState' | 'getCompareState' | 'getKeptComparison';

/** Comparisons that links lead to. */
export function createCompareStateHandlers(database: Database, clock: Clock): Pick<Handlers, StateRouteId> {
  const { query } = database;
  return {
    saveCompareState: async ({ body }, context) => {
      const { account, viewer } = context;
      const { texts, accountIds } = readState(body);
      await openPlayers(query, context, accountIds);
      const { accountId } = account;
      const hash = hashOf(accountId, texts);
      const isOwn = hasFullAccess(viewer, account);
      const now = clock.now();
      await query.transaction(async (tx) => {
        if ((await lockAccount(tx, accountId)) === null) throw new RequestError('NOT_FOUND');
        await writeState(tx, { accountId, hash, ...texts, isOwn, createdAt: now, lastUsedAt: now });
        await dropOldStates(tx, accountId, isOwn, isOwn ? MOST_STATES.own : MOST_STATES.others);
      });
      return { hash };
    },
    getCompareState: async ({ params: { hash } }, context) => openState(database, clock, hash, context),
    getKeptComparison: async ({ params: { hash } }, { holder }) => {
      // Without an account the question who may see it costs the same work, and is answered alike.
      const accountId = (await findAccountOfState(query, hash)) ?? NOBODY;
      const { account } = await checkAccess(query, featureAccess(features.compareStats), accountId, holder);
      return { accountId, state: await openState(database, clock, hash, { account: account as OpenAccount, holder }) };
    },
  };
}

/** The id of no account: they count from 1. */
const NOBODY = 0;

/** A comparison kept on the page of an account, with what its players are called now. @throws RequestError NOT_FOUND */
async function openState(
  { query }: Database,
  clock: Clock,
  hash: number,
  context: Pick<RequestContext, 'account' | 'holder'>,
): Promise<CompareState> {
  const { accountId } = context.account;
  const texts = await findState(query, accountId, hash);
  if (texts === null) throw new RequestError('NOT_FOUND');
  const players = playersOf(texts);
  await openPlayers(query, context, players);
  const now = clock.now();
  await touchState(query, accountId, hash, now, new Date(now.getTime() - ONE_DAY));
  const names = await findNames(query, players);
  return tellNames(texts, (id) => names.get(id) ?? { firstName: '', lastName: '' });
}
