import type { ActiveAccount, CoachedTeam } from '@strokebook/contract';
import { requireSignIn } from './guards.ts';
import type { RouterContext } from './router-context.ts';
import { redirectToRoot } from './site.ts';

export type TeamContext = {
  readonly viewer: ActiveAccount;
  readonly team: CoachedTeam;
  readonly title: string;
};

/** The team of an address, for one of its coaches; to anybody else it is an unknown address (TEAM-03). */
export async function requireTeam(
  input: { readonly context: RouterContext; readonly location: { readonly href: string } },
  identifier: string,
): Promise<TeamContext> {
  const { viewer } = await requireSignIn(input);
  const team = viewer.coachedTeams.find(({ shortName }) => shortName.toLowerCase() === identifier.toLowerCase());
  if (team === undefined) throw redirectToRoot(input.location);
  return { viewer, team, title: team.name };
}
