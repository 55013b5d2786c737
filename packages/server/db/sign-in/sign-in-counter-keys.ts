import type { AccountId } from '@strokebook/golf/access';
/**
 * Keys of the sign-in counters. A key of a number is `kind:number`, or `kind:number network` for calls from one
 * network: `removeCountersOf` relies on this format.
 */
export const signInCounterKeys = {
  codesToAddress: (network: string) => `address:${network}`,
  resendsToAddress: (network: string) => `resend:${network}`,
  codesFromAddress: (network: string) => `verify:${network}`,
  passwordsFromAddress: (network: string) => `password:${network}`,
  codesToNumber: (phoneNumber: string) => `number:${phoneNumber}`,
  codesToNumberFrom: (phoneNumber: string, network: string) => `number:${phoneNumber} ${network}`,
  /** Whether a network has requested a code within the cooldown. */
  codeRequestsFrom: (phoneNumber: string, network: string) => `ask:${phoneNumber} ${network}`,
  /** Tries since a network requested a code. */
  triesOfCodeFrom: (phoneNumber: string, network: string) => `code:${phoneNumber} ${network}`,
  codesOfNumber: (phoneNumber: string) => `codes:${phoneNumber}`,
  codesOfNumberFrom: (phoneNumber: string, network: string) => `codes:${phoneNumber} ${network}`,
  passwordsOfNumber: (phoneNumber: string) => `passwords:${phoneNumber}`,
  passwordsOfNumberFrom: (phoneNumber: string, network: string) => `passwords:${phoneNumber} ${network}`,
  passwordsOfAccount: (accountId: AccountId) => `current-password:${accountId}`,
  /** Codes to new numbers. */
  phoneChangesOfAccount: (accountId: AccountId) => `phone-changes:${accountId}`,
  teamsOfAccount: (accountId: AccountId) => `teams:${accountId}`,
  guardiansNamedBy: (accountId: AccountId) => `guardians:${accountId}`,
  /** Whether a team has declined an account's request within a day. */
  requestsDeclined: (accountId: AccountId, organizationId: number) => `declined:${accountId} ${organizationId}`,
  namesOfAccount: (accountId: AccountId) => `names:${accountId}`,
  invitationsFrom: (network: string) => `invitation-address:${network}`,
  invitationsOfAccount: (accountId: AccountId) => `invitations:${accountId}`,
  /** Emails that an account set, or asked a code for. */
  emailsOfAccount: (accountId: AccountId) => `emails:${accountId}`,
  emailCodesOfAccount: (accountId: AccountId) => `email-codes:${accountId}`,
  /** Codes sent to an email; the key has a hash of it. */
  codesToEmail: (hash: string) => `email-address:${hash}`,
  /** Messages of visitors. */
  messagesFrom: (network: string) => `message-address:${network}`,
  messagesTo: (accountId: AccountId) => `messages-to:${accountId}`,
  messagesToFrom: (accountId: AccountId, network: string) => `messages-to:${accountId} ${network}`,
  /** Text messages of the whole installation. */
  messages: 'messages',
} as const;
