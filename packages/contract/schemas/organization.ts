import { z } from 'zod';
import { FoundAccount, Roster } from './search.ts';

/** An organization with its rosters (DATA-04). */
export const Organization = z.object({
  organizationId: z.number().int(),
  organizationName: z.string(),
  organizationShort: z.string(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  imgUrl: z.string().nullable(),
  roster: z.array(Roster.extend({ groupName: z.string().nullable() })),
});
export type Organization = z.infer<typeof Organization>;

/** A player of an organization, as the caller may see them. */
export const OrganizationPlayer = FoundAccount.extend({
  /** Score to par per 18 holes over the last rounds; null without rounds, or if the player hides them. */
  recentForm: z.object({ toPar: z.number(), roundCount: z.number().int() }).nullable(),
});
export type OrganizationPlayer = z.infer<typeof OrganizationPlayer>;
