import { type CompareState, featureAccess } from '@strokebook/contract';
import { NO_ACCOUNT, features, seesAll } from '@strokebook/golf/access';
import { findNames } from '../../db/accounts/associated-players-queries.ts';
import type { Database } from '../../db/database.ts';
import { holdAccount, lockAccount } from '../../db/accounts/hold-account.ts';
import { openAccount } from '../../http/check-access.ts';
import type { Handlers, OpenAccount, RequestContext } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import { linkNumber } from '../../lib/link-number.ts';
import type { Clock } from '../../ports/clock.ts';
import { requireOpenPlayers } from './require-open-players.ts';
import { deleteOldStates, findAccountOfState, findState, touchState, writeState } from './queries.ts';
import { readKeptState, readState, withCurrentNames } from './read-state.ts';
import type { Services } from '../../services.ts';

/**
 * Max number of saved comparisons per player. By viewers with full access: more than anyone saves by hand in years. By
 * others: few enough to take at most about 20 MB, because nothing else limits them. The least recently used are deleted
 * first.
 */
const MAX_STATES = { own: 1_000, others: 100 } as const;
const ONE_DAY = 24 * 60 * 60 * 1_000;

/** Saved comparisons. */
export function createCompareStateHandlers({
  database,
  query,
  clock,
  linkSecret,
}: Pick<Services, 'database' | 'query' | 'clock' | 'linkSecret'>) {
  return {
    saveCompareState: async ({ body }, context) => {
      const { account, viewer } = context;
      const { accountId } = account;
      const { texts, accountIds } = readState(body, accountId);
      await requireOpenPlayers({ query, clock }, context, accountIds);
      const hash = linkNumber(linkSecret, accountId, texts);
      const isOwn = seesAll(viewer, account);
      const now = clock.now();
      await query.transaction(async (tx) => {
        // Locked in the order of their ids, like a deletion does, so that a concurrent deletion leaves no comparison
        // behind.
        for (const id of [...new Set(accountIds)].toSorted((a, b) => a - b)) {
          const isThere = id === accountId ? (await lockAccount(tx, id)) !== null : await holdAccount(tx, id);
          if (!isThere) throw new RequestError('NOT_FOUND');
        }
        await writeState(tx, { accountId, hash, ...texts, isOwn, createdAt: now, lastUsedAt: now });
        await deleteOldStates(tx, accountId, isOwn, isOwn ? MAX_STATES.own : MAX_STATES.others);
      });
      return { hash };
    },
    getCompareState: async ({ params: { hash } }, context) => openState(database, clock, hash, context),
    getKeptComparison: async ({ params: { hash } }, { holder }) => {
      const { account, state } = await openKeptState(database, clock, hash, holder);
      return { accountId: account.accountId, state };
    },
  } satisfies Partial<Handlers>;
}

/** A saved comparison by its number, and the account on whose page it was saved. @throws RequestError NOT_FOUND */
export async function openKeptState(
  database: Database,
  clock: Clock,
  hash: number,
  holder: RequestContext['holder'],
): Promise<{ readonly account: OpenAccount; readonly state: CompareState }> {
  // Without an account the access check costs the same work and gives the same answer.
  const accountId = (await findAccountOfState(database.query, hash)) ?? NO_ACCOUNT;
  const { account } = await openAccount(database.query, featureAccess(features.compareStats), accountId, holder, clock);
  return { account, state: await openState(database, clock, hash, { account, holder }) };
}

/** A saved comparison on the page of an account, with the current names of its players. @throws RequestError NOT_FOUND */
async function openState(
  { query }: Database,
  clock: Clock,
  hash: number,
  context: Pick<RequestContext, 'account' | 'holder'>,
): Promise<CompareState> {
  const { accountId } = context.account;
  const kept = await findState(query, accountId, hash);
  // One that is no longer valid counts as missing: the page opens with its defaults (CMP-O15).
  const state = kept === null ? null : readKeptState(kept, accountId);
  if (state === null) throw new RequestError('NOT_FOUND');
  const players = state.accountIds;
  await requireOpenPlayers({ query, clock }, context, players);
  const now = clock.now();
  await touchState(query, accountId, hash, now, new Date(now.getTime() - ONE_DAY));
  const names = await findNames(query, players);
  return withCurrentNames(state.texts, (id) => names.get(id) ?? { firstName: '', lastName: '' });
}
