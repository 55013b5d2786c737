import { z } from 'zod';
import { MAX_CONTACT_CHARACTERS } from '../limits.ts';
import { AccountId } from './account.ts';
import { nameLine, shownLine } from './one-line.ts';

/** What a visitor writes to a player. */
export const ContactDraft = z.strictObject({
  name: nameLine(120),
  email: z
    .string()
    .trim()
    .max(254, 'has more than 254 characters')
    .pipe(z.email('must be an email such as name@example.com')),
  organization: shownLine(120).regex(/^[^<>]*$/, 'has characters that no name has'),
  message: z
    .string()
    .trim()
    .min(1, 'is required')
    .max(MAX_CONTACT_CHARACTERS, `has more than ${MAX_CONTACT_CHARACTERS} characters`)
    .regex(/^(?:[^\p{Cc}]|[\n\r\t])*$/u, 'has characters that no text has'),
  /** A field that people do not see; programs that fill every field are recognized by it. */
  website: z.string().max(500),
});

export const ContactMessage = z.object({
  messageId: z.string(),
  playerId: AccountId,
  playerName: z.string(),
  name: z.string(),
  email: z.string(),
  organization: z.string().nullable(),
  message: z.string(),
  sentAt: z.iso.datetime(),
});
export type ContactMessage = z.infer<typeof ContactMessage>;

/** Whose messages the signed-in account receives, and from whom it takes none. */
export const Receiving = z.object({
  /** Whether the account is known to be an adult's, who alone can receive messages. */
  isAdult: z.boolean(),
  /** Whether the account receives what visitors write to itself. */
  receivesOwn: z.boolean(),
  /** Players who ask the account to receive their messages. */
  players: z.array(z.object({ accountId: AccountId, username: z.string(), fullName: z.string(), isOn: z.boolean() })),
  blocked: z.array(z.object({ sender: z.string(), name: z.string() })),
});
export type Receiving = z.infer<typeof Receiving>;
