import { maskPhoneNumber } from '@strokebook/contract';
import { homeCountryOf, possibleReadings, readPhoneNumber } from '@strokebook/contract/phone-numbers';
import { asciiDigits } from '@strokebook/golf/format';
import { type CountryCode, type NumberType, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { formerSpellings } from '../db/accounts/phone-spellings.ts';
import { RequestError } from './request-error.ts';

/**
 * The one spelling of a phone number: +44 01234 567890 and +44 1234 567890 ring the same phone, and must not have two
 * accounts or twice the tries.
 *
 * @throws RequestError InvalidParameterException
 */
export function canonicalNumber(dialled: string): string {
  const reading = readPhoneNumber(dialled, null);
  if (reading === null || reading === 'ambiguous') throw new RequestError('InvalidParameterException');
  return reading.number;
}

/** Types of numbers that earn money from calls and messages. */
const paidTypes: ReadonlySet<NumberType> = new Set(['PREMIUM_RATE', 'SHARED_COST', 'PERSONAL_NUMBER']);

/**
 * Whether a number belongs to one of the countries or to a territory of one, and is not a paid type. Satellite phones
 * and international networks belong to no country. Some fictitious numbers (+1 555…) match several countries, one of
 * which is enough.
 */
export function canBeSentTo(phoneNumber: string, countries: ReadonlySet<CountryCode>): boolean {
  const parsed = parsePhoneNumberFromString(phoneNumber);
  if (parsed === undefined || paidTypes.has(parsed.getType())) return false;
  const possible = parsed.country === undefined ? parsed.getPossibleCountries() : [parsed.country];
  return possible.some((country) => countries.has(country) || countries.has(homeCountryOf(country)));
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
 * The numbers that a written one can mean: with a calling code or an international prefix, or in each of the countries
 * in which it is possible; with the spellings under which older versions stored them. Empty for a text that is no phone
 * number.
 */
export function possibleNumbers(written: string, countries: readonly CountryCode[]): readonly string[] {
  const text = asciiDigits(written).trim();
  if (!WRITTEN_NUMBER.test(text) || text.replaceAll(/\D/g, '').length < MIN_DIGITS) return [];
  const numbers = countries.flatMap((country) => possibleReadings(text, country).map(({ number }) => number));
  return [...new Set(numbers.flatMap((number) => [number, ...formerSpellings(number)]))];
}
