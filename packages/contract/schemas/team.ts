import { askedLevels, teamRoles } from '@strokebook/golf/access';
import { z } from 'zod';
import { AccessLevel, AccountId } from './account.ts';
import { Id } from './id.ts';
import { InvitationSecret } from './circle-invitation.ts';
import { nameLine, shownLine } from './one-line.ts';

/** A team's link is passed on in a group message; whoever has not opened it after two weeks asks again (TEAM-01). */
export const TEAM_LINK_DAYS = 14;

/** What whoever joins a team becomes. */
export const TeamJoinerRole = z.enum(['player', 'coach']);
export type TeamJoinerRole = z.infer<typeof TeamJoinerRole>;

/** What a link asks players to let coaches do, which each of them can choose otherwise (TEAM-O185). */
export const AskedLevel = z.enum(askedLevels);

export const TeamName = nameLine(100);
export const SquadName = nameLine(60);

export const TeamId = z.strictObject({ organizationId: Id });
export const TeamMemberId = TeamId.extend({ memberId: AccountId });

/** A line of a pasted roster. */
export const RosterLine = z.strictObject({
  name: nameLine(120),
  classYear: shownLine(20).nullable(),
  email: z.email('must be an email such as name@example.com').max(254).nullable(),
});
export type RosterLine = z.infer<typeof RosterLine>;

const TeamPerson = z.object({ accountId: AccountId, username: z.string(), fullName: z.string() });
const Instant = z.string();

/** A team as its coaches read it. */
export const Team = z.object({
  organizationId: z.number().int(),
  name: z.string(),
  shortName: z.string(),
  hasPublicPage: z.boolean(),
  role: z.enum(teamRoles),
  /** Incremented by every change of name and squads. */
  revision: z.number().int(),
  squads: z.array(z.object({ rosterId: z.number().int(), name: z.string() })),
  coaches: z.array(TeamPerson.extend({ isHead: z.boolean() })),
  /** Members of the squads: those who have joined, and those on a roster who can be found by everyone. */
  players: z.array(
    TeamPerson.extend({
      classYear: z.string().nullable(),
      rosterIds: z.array(z.number().int()),
      /** What the team's coaches may do; null for a player who has not joined. */
      level: AccessLevel.nullable(),
    }),
  ),
  /** Names of a pasted roster whose players have not joined. */
  places: z.array(RosterLine.extend({ placeId: z.uuid(), rosterId: z.number().int() })),
  links: z.array(
    z.object({
      linkId: z.uuid(),
      role: TeamJoinerRole,
      rosterId: z.number().int().nullable(),
      /** The level that it asks players for; ignored in links for coaches. */
      level: AskedLevel,
      createdAt: Instant,
      expiresAt: Instant,
    }),
  ),
  requests: z.array(
    TeamPerson.extend({
      role: TeamJoinerRole,
      level: AccessLevel,
      rosterId: z.number().int().nullable(),
      requestedAt: Instant,
      /** Whether a guardian must agree first, because the player is under 18 or of unknown age (TEAM-02). */
      needsGuardian: z.boolean(),
      /** Whether the player was in the team before and joins again as soon as a guardian agrees. */
      wasMember: z.boolean(),
      /** The place whose name or email is theirs; null if none is. */
      placeId: z.uuid().nullable(),
    }),
  ),
});
export type Team = z.infer<typeof Team>;

/** What an invitation to a team says to everybody who has it (TEAM-02). */
export const TeamInvitation = z.object({
  organizationId: z.number().int(),
  name: z.string(),
  role: TeamJoinerRole,
  squad: z.string().nullable(),
  /** What the team asks a player to let its coaches do; of no meaning for a coach. */
  level: AskedLevel,
  /** The head coaches, by name. */
  invitedBy: z.array(z.string()),
});
export type TeamInvitation = z.infer<typeof TeamInvitation>;

/** The teams of a player: joined ones, and those that have not confirmed the player yet. */
export const PlayerTeams = z.object({
  teams: z.array(
    z.object({
      organizationId: z.number().int(),
      name: z.string(),
      role: TeamJoinerRole,
      /** What the coaches of the team may do with the player; of no meaning for a coach. */
      level: AccessLevel,
      /** The higher level that the player gives once a guardian agrees; null for none. */
      nextLevel: AccessLevel.nullable(),
      coaches: z.array(z.string()),
      /** Coaches who are in the player's circle as well, and see the player without the team too. */
      inCircle: z.array(z.object({ accountId: AccountId, fullName: z.string(), level: AccessLevel })),
      /** Who has to confirm before the player belongs to the team; null for a member. */
      waitsFor: z.enum(['guardian', 'coach']).nullable(),
      since: Instant,
    }),
  ),
});
export type PlayerTeams = z.infer<typeof PlayerTeams>;

export const TeamSecret = z.strictObject({ secret: InvitationSecret });
