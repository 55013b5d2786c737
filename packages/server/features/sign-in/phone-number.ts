import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { RequestError } from '../../http/request-error.ts';

/**
 * One phone, one spelling: +44 01234 567890 and +44 1234 567890 ring the same phone, and must not have two accounts or
 * twice the tries. Possible, not valid: numbers for demonstration (+1 555…) belong to nobody.
 *
 * @throws RequestError InvalidParameterException
 */
export function canonicalNumber(dialled: string): string {
  const parsed = parsePhoneNumberFromString(dialled);
  if (parsed?.isPossible() !== true) throw new RequestError('InvalidParameterException');
  return parsed.number;
}

/** The country code, then every digit but the last four as a star (AUTH-O6). */
export function maskNumber(phoneNumber: string): string {
  const parsed = parsePhoneNumberFromString(phoneNumber);
  const countryCode = parsed === undefined ? '+' : `+${parsed.countryCallingCode}`;
  const digits = phoneNumber.slice(countryCode.length);
  return countryCode + '*'.repeat(Math.max(digits.length - 4, 0)) + digits.slice(-4);
}
