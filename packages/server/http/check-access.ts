import type { Access } from '@strokebook/contract';
import { NO_ACCOUNT, type AccountId, canSee, hasFullAccess, type Viewer } from '@strokebook/golf/access';
import { loadAccessById, loadViewer, type TokenHolder } from '../db/access-queries.ts';
import type { Queryable } from '../db/database.ts';
import type { OpenAccount } from './handler.ts';
import { RequestError } from './request-error.ts';

export type Granted = { readonly viewer: Viewer | null; readonly account: OpenAccount | null };

/** Replaces a missing account, so that a missing one costs the same work as a forbidden one. */
const missingAccount: OpenAccount = {
  accountId: NO_ACCOUNT,
  subCircleAccountIds: [],
  allowPublicSite: false,
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
  accountId: AccountId | null,
  holder: TokenHolder | null,
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
    case 'feature':
    case 'anyFeature':
    case 'fullAccess': {
      if (accountId === null) throw new Error('the route has no accountId parameter');
      const { account, viewer } = await loadAccessById(query, accountId, holder);
      refuseLostHolder(holder, viewer);
      const isOpen = isOpenTo(viewer, account ?? missingAccount, access);
      // A product manager may see everything that exists.
      if (!isOpen || account === null) throw new RequestError('NOT_FOUND');
      return { viewer, account };
    }
  }
}

/** The same for an account that a handler asks about. @throws RequestError as `checkAccess` does */
export async function openAccount(
  query: Queryable,
  access: Access,
  accountId: AccountId,
  holder: TokenHolder | null,
): Promise<Granted & { readonly account: OpenAccount }> {
  const { viewer, account } = await checkAccess(query, access, accountId, holder);
  if (account === null) throw new Error('this access asks about no account');
  return { viewer, account };
}

function isOpenTo(
  viewer: Viewer | null,
  account: OpenAccount,
  access: Extract<Access, { readonly kind: 'feature' | 'anyFeature' | 'fullAccess' }>,
): boolean {
  if (access.kind === 'fullAccess') return hasFullAccess(viewer, account);
  const featureIds = access.kind === 'feature' ? [access.featureId] : access.featureIds;
  return featureIds.some((featureId) => canSee(viewer, account, featureId));
}
