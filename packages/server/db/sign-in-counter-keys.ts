/** What the counters of sign-in are kept by: those of an address, and those of an account and its number. */
export const signInCounterKeys = {
  codesToAddress: (address: string) => `address:${address}`,
  resendsToAddress: (address: string) => `resend:${address}`,
  codesFromAddress: (address: string) => `verify:${address}`,
  passwordsFromAddress: (address: string) => `password:${address}`,
  codesToNumber: (phoneNumber: string) => `number:${phoneNumber}`,
  codesOfNumber: (phoneNumber: string) => `codes:${phoneNumber}`,
  passwordsOfNumber: (phoneNumber: string) => `passwords:${phoneNumber}`,
  passwordsOfAccount: (accountId: number) => `current-password:${accountId}`,
} as const;
