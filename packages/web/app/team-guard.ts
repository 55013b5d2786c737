import type { ActiveAccount, Organization } from '@strokebook/contract';
import { requireSignIn } from './guards.ts';
import type { RouterContext } from './router-context.ts';
import { redirectToRoot } from './site.ts';

export type TeamContext = {
  readonly viewer: ActiveAccount;
  readonly organization: Organization;
  readonly title: string;
};

/** Loads the organization of a team's page for somebody who has signed in; one that is missing is an unknown address. */
export async function requireTeam(
  input: { readonly context: RouterContext; readonly location: { readonly href: string } },
  identifier: string,
): Promise<TeamContext> {
  const { viewer } = await requireSignIn(input);
  const { api, queryClient } = input.context;
  const organization = await queryClient.ensureQueryData(
    api.queryOrNull('getOrganization', { params: { shortName: identifier.toLowerCase() } }),
  );
  if (organization === null) throw redirectToRoot(input.location);
  return { viewer, organization, title: organization.organizationName };
}
