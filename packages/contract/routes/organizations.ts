import { z } from 'zod';
import { profileAccess, publicAccess, route } from '../route.ts';
import { Organization, OrganizationPlayer } from '../schemas/organization.ts';

const shortName = z.strictObject({ shortName: z.string().min(1).max(100) });

export const organizationRoutes = {
  getOrganization: route({
    method: 'GET',
    path: '/api/organizations/:shortName',
    shows: [],
    freshMinutes: 1,
    isKept: true,
    summary: 'An organization by its short name in any case, with its rosters. Says whether there is one.',
    access: publicAccess,
    params: shortName,
    output: Organization,
    errors: ['NOT_FOUND'],
  }),
  getOrganizationImage: route({
    method: 'GET',
    path: '/api/organizations/:shortName/image',
    shows: [],
    isUncounted: true,
    summary: "An organization's picture.",
    access: publicAccess,
    params: shortName,
    output: { file: 'an SVG picture' },
    errors: ['NOT_FOUND'],
  }),
  listOrganizationPlayers: route({
    method: 'GET',
    path: '/api/organizations/:shortName/players',
    shows: ['rounds'],
    freshMinutes: 1,
    isKept: true,
    summary:
      "The players of 'All', of a group's name or of a roster's id who are open to the caller, with their recent form: of tournaments alone for whoever neither plays for nor coaches the organization's team. Missing where the organization has no such group or roster.",
    access: profileAccess,
    params: shortName,
    query: z.strictObject({ group: z.string().min(1).max(100).optional() }),
    output: z.object({
      players: z.array(OrganizationPlayer),
      /** Whether qualifiers count in the forms: for players and coaches of the organization's team alone (TEAM-23). */
      countsQualifiers: z.boolean(),
      /** Whether the players are on several rosters. Rosters are not ranked together, so nobody has a place then. */
      isAcrossSquads: z.boolean(),
    }),
    errors: ['NOT_FOUND'],
  }),
};
