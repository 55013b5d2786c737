import { maskPhoneNumber } from '@strokebook/contract';
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

/** As its owner may be shown it: most of its digits as stars. */
export function maskNumber(phoneNumber: string): string {
  const parsed = parsePhoneNumberFromString(phoneNumber);
  return maskPhoneNumber(parsed === undefined ? '+' : `+${parsed.countryCallingCode}`, phoneNumber);
}
