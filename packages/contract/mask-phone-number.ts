/**
 * The country code, then every digit but the last four as a star (AUTH-O6): '+1******0001' of '+1' and '+15550100001'.
 */
export function maskPhoneNumber(countryCode: string, phoneNumber: string): string {
  const digits = phoneNumber.slice(countryCode.length);
  return countryCode + '*'.repeat(Math.max(digits.length - 4, 0)) + digits.slice(-4);
}
