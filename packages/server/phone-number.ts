import { maskPhoneNumber } from '@strokebook/contract';
import { type CountryCode, type NumberType, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { RequestError } from './http/request-error.ts';

/**
 * Normalizes a phone number: +44 01234 567890 and +44 1234 567890 ring the same phone, and must not have two accounts
 * or twice the tries. Checks possible, not valid numbers, because fictitious numbers (+1 555…) are not valid.
 *
 * @throws RequestError InvalidParameterException
 */
export function canonicalNumber(dialled: string): string {
  const parsed = parsePhoneNumberFromString(dialled);
  if (parsed?.isPossible() !== true) throw new RequestError('InvalidParameterException');
  return parsed.number;
}

/** Types of numbers that earn money from calls and messages. */
const paidTypes: ReadonlySet<NumberType> = new Set(['PREMIUM_RATE', 'SHARED_COST', 'PERSONAL_NUMBER']);

/**
 * Whether a number belongs to one of the countries and is not a paid type. Satellite phones and international networks
 * belong to no country. Some fictitious numbers (+1 555…) match several countries, one of which is enough.
 */
export function canBeSentTo(phoneNumber: string, countries: ReadonlySet<CountryCode>): boolean {
  const parsed = parsePhoneNumberFromString(phoneNumber);
  if (parsed === undefined || paidTypes.has(parsed.getType())) return false;
  const possible = parsed.country === undefined ? parsed.getPossibleCountries() : [parsed.country];
  return possible.some((country) => countries.has(country));
}

/**
 * The number with most digits as stars.
 *
 * @param shownDigits how many digits at the end are shown; by default as many as to its owner
 */
export function maskNumber(phoneNumber: string, shownDigits?: number): string {
  const parsed = parsePhoneNumberFromString(phoneNumber);
  return maskPhoneNumber(parsed === undefined ? '+' : `+${parsed.countryCallingCode}`, phoneNumber, shownDigits);
}

/** What people write between the digits of a phone number, and at least as many digits as a number has. */
const WRITTEN_NUMBER = /^\+?[\d\s()./-]*$/;
const MIN_DIGITS = 7;

/**
 * The numbers that a written one can mean: one if it has a calling code (+ or 00), else one for each country in which
 * it is possible. Empty for a text that is no phone number.
 */
export function possibleNumbers(written: string, countries: readonly CountryCode[]): readonly string[] {
  const text = written.trim();
  if (!WRITTEN_NUMBER.test(text) || text.replaceAll(/\D/g, '').length < MIN_DIGITS) return [];
  const international = text.replace(/^00/, '+');
  const parsed = international.startsWith('+')
    ? [parsePhoneNumberFromString(international)]
    : countries.map((country) => parsePhoneNumberFromString(text, country));
  return [...new Set(parsed.flatMap((number) => (number?.isPossible() === true ? [number.number] : [])))];
}
