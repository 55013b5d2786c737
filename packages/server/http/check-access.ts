import type { Access } from '@strokebook/contract';
import {
  NO_ACCOUNT,
  type AccountId,
  canSee,
  eventSightOf,
  hasLevel,
  holdsRole,
  roundSightOf,
  SHARED_WITH_NOBODY,
  type Viewer,
} from '@strokebook/golf/access';
import { loadAccessById, type LoadedAccount, loadViewer, type TokenHolder } from '../db/accounts/access-queries.ts';
import type { Queryable } from '../db/database.ts';
import { type Clock, dayEverywhere } from '../ports/clock.ts';
import type { OpenAccount } from './handler.ts';
import { RequestError } from './request-error.ts';

export type Granted = { readonly viewer: Viewer | null; readonly account: OpenAccount | null };

/** Path parameters that access is checked for. */
type AskedAbout = { readonly accountId?: AccountId; readonly organizationId?: number };

/** Replaces a missing account, so that a missing one costs the same work as a forbidden one. */
const missingAccount: LoadedAccount = {
  accountId: NO_ACCOUNT,
  ...SHARED_WITH_NOBODY,
  allowPublicSite: false,
  showsComingEvents: false,
  settings: [],
  dataVersion: 0,
};

/** Refuses a token whose account or session no longer exists. @throws RequestError NotAuthorizedException */
export function refuseLostHolder(holder: TokenHolder | null, viewer: Viewer | null): void {
  if (holder !== null && viewer === null) throw new RequestError('NotAuthorizedException');
}

/**
 * Lets a request through or refuses it. Missing and forbidden accounts give the same answer.
 *
 * @throws RequestError NotAuthorizedException if a sign-in is required or has ended, NOT_FOUND for an account that is
 * not open to the viewer.
 */
export async function checkAccess(
  query: Queryable,
  access: Access,
  { accountId, organizationId }: AskedAbout,
  holder: TokenHolder | null,
  clock: Pick<Clock, 'today'>,
): Promise<Granted> {
  switch (access.kind) {
    case 'public':
      return { viewer: null, account: null };
    case 'profile':
      return { viewer: null, account: null };
    case 'signedIn': {
      const viewer = holder === null ? null : await loadViewer(query, holder);
      if (viewer === null) throw new RequestError('NotAuthorizedException');
      return { viewer, account: null };
    }
    case 'productManager': {
      const viewer = holder === null ? null : await loadViewer(query, holder);
      if (viewer === null) throw new RequestError('NotAuthorizedException');
      if (!viewer.isProductManager) throw new RequestError('NOT_FOUND');
      return { viewer, account: null };
    }
    case 'team': {
      if (organizationId === undefined) throw new Error('the route has no organizationId parameter');
      const viewer = holder === null ? null : await loadViewer(query, holder);
      if (viewer === null) throw new RequestError('NotAuthorizedException');
      if (!holdsRole(viewer, organizationId, access.role)) throw new RequestError('NOT_FOUND');
      return { viewer, account: null };
    }
    case 'feature':
    case 'anyFeature':
    case 'level': {
      if (accountId === undefined) throw new Error('the route has no accountId parameter');
      const { account, viewer } = await loadAccessById(query, accountId, holder);
      refuseLostHolder(holder, viewer);
      const isOpen = isOpenTo(viewer, account ?? missingAccount, access);
      // A product manager may see everything that exists.
      if (!isOpen || account === null) throw new RequestError('NOT_FOUND');
      return { viewer, account: asSeenBy(viewer, account, clock) };
    }
  }
}

/** An account that is open to a viewer, with what they see of its rounds and events. */
export const asSeenBy = (viewer: Viewer | null, account: LoadedAccount, clock: Pick<Clock, 'today'>): OpenAccount => ({
  ...account,
  roundSight: roundSightOf(viewer, account, dayEverywhere(clock)),
  eventSight: eventSightOf(viewer, account, dayEverywhere(clock)),
});

/** `checkAccess` for an account that a handler asks about. @throws RequestError as `checkAccess` does */
export async function openAccount(
  query: Queryable,
  access: Access,
  accountId: AccountId,
  holder: TokenHolder | null,
  clock: Pick<Clock, 'today'>,
): Promise<Granted & { readonly account: OpenAccount }> {
  const { viewer, account } = await checkAccess(query, access, { accountId }, holder, clock);
  if (account === null) throw new Error('this access asks about no account');
  return { viewer, account };
}

function isOpenTo(
  viewer: Viewer | null,
  account: LoadedAccount,
  access: Extract<Access, { readonly kind: 'feature' | 'anyFeature' | 'level' }>,
): boolean {
  if (access.kind === 'level') return hasLevel(viewer, account, access.level);
  const featureIds = access.kind === 'feature' ? [access.featureId] : access.featureIds;
  return featureIds.some((featureId) => canSee(viewer, account, featureId));
}
