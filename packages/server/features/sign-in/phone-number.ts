import { maskPhoneNumber } from '@strokebook/contract';
import { type CountryCode, type NumberType, parsePhoneNumberFromString } from 'libphonenumber-js/max';
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

/** Kinds of numbers whose owner is paid by the caller, the messages to them too. */
const paidTypes: ReadonlySet<NumberType> = new Set(['PREMIUM_RATE', 'SHARED_COST', 'PERSONAL_NUMBER']);

/**
 * Whether a number is one of the countries and not paid by the caller. Satellite telephones and international networks
 * belong to no country. Some numbers for demonstration (+1 555…) can be of several countries, of which one will do.
 */
export function canBeSentTo(phoneNumber: string, countries: ReadonlySet<CountryCode>): boolean {
  const parsed = parsePhoneNumberFromString(phoneNumber);
  if (parsed === undefined || paidTypes.has(parsed.getType())) return false;
  const possible = parsed.country === undefined ? parsed.getPossibleCountries() : [parsed.country];
  return possible.some((country) => countries.has(country));
}

/** As its owner may be shown it: most of its digits as stars. */
export function maskNumber(phoneNumber: string): string {
  const parsed = parsePhoneNumberFromString(phoneNumber);
  return maskPhoneNumber(parsed === undefined ? '+' : `+${parsed.countryCallingCode}`, phoneNumber);
}
