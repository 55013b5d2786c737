/**
 * The country code, then a star for each digit except the last four (AUTH-O6): '+1******0001' for '+15550100001'.
 */
export function maskPhoneNumber(countryCode: string, phoneNumber: string): string {
  const digits = phoneNumber.slice(countryCode.length);
  return countryCode + '*'.repeat(Math.max(digits.length - 4, 0)) + digits.slice(-4);
}
