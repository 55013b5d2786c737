/** Digits of a masked number that its owner sees (AUTH-O6). */
const SHOWN_DIGITS = 4;

/**
 * The country code, then a star for each digit except the last ones: '+1******0001' for '+15550100001'.
 *
 * @param shownDigits how many digits at the end are shown
 */
export function maskPhoneNumber(countryCode: string, phoneNumber: string, shownDigits = SHOWN_DIGITS): string {
  const digits = phoneNumber.slice(countryCode.length);
  return countryCode + '*'.repeat(Math.max(digits.length - shownDigits, 0)) + digits.slice(-shownDigits);
}
