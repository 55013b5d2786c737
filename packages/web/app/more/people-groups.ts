import type { ActiveAccount, OutputOf } from '@strokebook/contract';
import { profilePathOf } from '../../features/profile/profile-path.ts';
import { homePathOf } from '../../lib/home-page.ts';
import { unreadNoticesOf } from '../../lib/unread-notices.ts';
import type { MoreGroup } from './more-groups.ts';

/** A family or a foursome; more would push the rest of the menu out of sight of a laptop. */
const MAX_PLAYERS = 6;

/**
 * The menu of coaches, parents and managers, beside a page and on phones: their teams and players, and no pages of a
 * player's own (TEAM-35). The first group has no heading beside a page.
 */
export function peopleGroups(
  account: ActiveAccount,
  shared: OutputOf<'listSharedPlayers'> | undefined,
): readonly MoreGroup[] {
  const players = shared?.players.slice(0, MAX_PLAYERS) ?? [];
  const total = shared?.total ?? 0;
  const teams = account.coachedTeams;
  const only = teams.length === 1 ? (teams[0] ?? null) : null;
  const unread = unreadNoticesOf(account);
  return [
    {
      title: 'Home',
      rows: [
        { to: homePathOf(account), title: 'Home' },
        { to: '/account/new', title: unread === 0 ? 'New for you' : `New for you (${unread})` },
      ],
    },
    {
      title: 'Teams',
      rows: [
        ...(only === null
          ? []
          : [
              { to: `/teams/${only.organizationId}/qualifiers`, title: 'Qualifiers' },
              { to: `/teams/${only.organizationId}/events`, title: 'Events' },
              { to: `/team/${encodeURIComponent(only.shortName)}/lineup`, title: 'Lineup' },
              { to: `/teams/${only.organizationId}`, title: 'People and links' },
            ]),
        // The only team is the home.
        ...(teams.length > 1
          ? teams.map(({ name, shortName }) => ({ to: `/team/${encodeURIComponent(shortName)}`, title: name }))
          : []),
        { to: '/teams', title: teams.length === 0 ? 'Make or join a team' : 'All teams' },
      ],
    },
    {
      title: 'Players',
      rows: [
        ...players.map((player) => ({ to: profilePathOf(player), title: player.fullName })),
        { to: '/players', title: total > players.length ? `All ${total} players` : 'Players who share with you' },
      ],
    },
    ...(account.isProductManager
      ? [
          {
            title: 'Manage',
            rows: [
              { to: '/admin', title: 'Administration' },
              { to: '/golf/courses', title: 'Courses' },
            ],
          },
        ]
      : []),
  ];
}
