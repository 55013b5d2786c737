import { type ActiveAccount, type Profile, profileTitle } from '@strokebook/contract';
import {
  type AccountAccess,
  canOpenProfile,
  canSee,
  includesLevel,
  levelOf,
  type ProfilePage,
  type Viewer,
} from '@strokebook/golf/access';
import { fullName } from '@strokebook/golf/format';
import { redirect } from '@tanstack/react-router';
import { activeAccountQuery } from '../api/account-queries.ts';
import { accountAccess } from '../lib/account-access.ts';
import type { RouterContext } from './router-context.ts';
import { redirectHome, redirectToRoot } from './site.ts';

type GuardInput = { readonly context: RouterContext; readonly location: { readonly href: string } };

/** Redirects visitors to the sign-in, which returns here (AUTH-04, ACCESS-03, ACCESS-04). */
export async function requireSignIn({ context, location }: GuardInput): Promise<{ readonly viewer: ActiveAccount }> {
  const viewer = await context.queryClient.ensureQueryData(activeAccountQuery(context.api, context.tokens));
  if (viewer === null) throw redirect({ to: '/auth', search: { returnUrl: location.href } });
  return { viewer };
}

/** For everyone but product managers the page is missing, as an unknown address is. */
export async function requireProductManager({ context, location }: GuardInput): Promise<void> {
  const viewer = await context.queryClient.ensureQueryData(activeAccountQuery(context.api, context.tokens));
  if (viewer?.isProductManager !== true) throw redirectToRoot(location);
}

/**
 * The player whose rounds are entered: the viewer, or the player of a username for whom the viewer may enter rounds
 * (ENTRY-27, ENTRY-28, TEAM-27). Redirects others to their dashboard.
 */
export async function requireEntry(input: GuardInput, username: string | undefined) {
  const { viewer } = await requireSignIn(input);
  if (username === undefined || username === viewer.username) return { viewer, player: viewer };
  const { api, queryClient } = input.context;
  const profile = await queryClient.ensureQueryData(api.queryOrNull('getProfile', { params: { username } }));
  const level = profile === null ? null : levelOf(viewer, accountAccess(profile, viewer));
  if (profile === null || !includesLevel(level, 'enter')) throw redirect({ to: '/dashboard' });
  return { viewer, player: profile.account };
}

export type ProfileContext = {
  readonly profile: Profile;
  readonly viewer: Viewer | null;
  readonly access: AccountAccess;
};

/** A profile that is missing, or closed to this viewer, redirects home (ACCESS-16, ACCESS-17). */
export async function requireProfile({ context, location }: GuardInput, username: string): Promise<ProfileContext> {
  const [viewer, profile] = await Promise.all([
    context.queryClient.ensureQueryData(activeAccountQuery(context.api, context.tokens)),
    context.queryClient.ensureQueryData(context.api.queryOrNull('getProfile', { params: { username } })),
  ]);
  if (profile === null) throw redirectHome(context.site, { username }, location);
  const access = accountAccess(profile, viewer);
  if (!canOpenProfile(viewer, access)) throw redirectHome(context.site, { username }, location);
  return { profile, viewer, access };
}

/**
 * A page whose feature is closed to this viewer redirects to its parent (ACCESS-14, ACCESS-15); an open one sets its
 * title.
 */
export function requirePage(
  { viewer, access, profile }: ProfileContext,
  page: ProfilePage,
): { readonly title: string } {
  const { account } = profile;
  if (canSee(viewer, access, page.featureId)) return { title: profileTitle(fullName(account), page) };
  throw redirect({ to: '/player/$username', params: { username: account.username }, replace: true });
}
