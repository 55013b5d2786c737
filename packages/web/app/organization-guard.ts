import type { Organization } from '@strokebook/contract';
import { type PlayerGroup, readPlayerGroup } from '@strokebook/golf/organization';
import { redirect } from '@tanstack/react-router';
import type { RouterContext } from './router-context.ts';
import { redirectHome, redirectToRoot } from './site.ts';

export type OrganizationContext = {
  readonly organization: Organization;
  readonly group: PlayerGroup;
  readonly title: string;
};

/**
 * Loads the organization of an address and the chosen group of its players. Redirects home if the organization or group
 * does not exist, and to the organization's own address if the roster does not exist (ORG-04 to ORG-06, ORG-O1, ORG-O2).
 */
export async function requireOrganization(
  { context, location }: { readonly context: RouterContext; readonly location: { readonly href: string } },
  identifier: string,
  playerGroup: string | undefined,
): Promise<OrganizationContext> {
  const organization = await context.queryClient.ensureQueryData(
    context.api.queryOrNull('getOrganization', { params: { shortName: identifier.toLowerCase() } }),
  );
  if (organization === null) throw redirectHome(context.site, { organization: identifier }, location);
  const group = readPlayerGroup(playerGroup, organization.roster);
  if (group === 'noGroup') throw redirectToRoot(location);
  if (group === 'noRoster') {
    throw redirect({
      to: '/org/$identifier/{-$playerGroup}',
      params: { identifier, playerGroup: undefined },
      replace: true,
    });
  }
  return { organization, group, title: organization.organizationName };
}
