import { z } from 'zod';
import { Form, Place } from './generated.ts';
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
  /** Null if the player hides the rounds. */
  form: Form.nullable(),
  /** Among the listed players, as a range where their rounds cannot tell more; null without a figure (TEAM-05). */
  place: Place.nullable(),
});
export type OrganizationPlayer = z.infer<typeof OrganizationPlayer>;
