import { asciiDigits } from '@strokebook/golf/format';
import {
  type CountryCode,
  getCountryCallingCode,
  Metadata,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/mobile';
import { homeCountryOf } from './home-country.ts';

/** A phone number parsed from what a person typed. */
export type PhoneReading = {
  /** Calling code and digits, '+4512345678': one spelling per phone. */
  readonly number: string;
  /** '+45' */
  readonly callingCode: string;
  /** The digits after the calling code. */
  readonly nationalDigits: string;
  /** As people write it: '+45 12 34 56 78'. */
  readonly shown: string;
  /** The countries that it can be of: one, or several for the fictitious numbers of a shared calling code. */
  readonly countries: readonly CountryCode[];
};

/**
 * Reads a phone number as it is typed or pasted under a country: with + or an international prefix, with or without
 * the national prefix, in digits of any script (AUTH-O16). Possible numbers are enough, because fictitious ones (+1
 * 555…) are not valid; validity only decides between readings of the same text.
 *
 * @param country what numbers without a calling code are of; null if only those with one are read
 * @returns null if it is no possible number, 'ambiguous' if it means several
 */
export function readPhoneNumber(written: string, country: CountryCode | null): PhoneReading | 'ambiguous' | null {
  const { asWritten, withCallingCode, isInternational } = parseWritten(written, country);
  const found = distinct([...asWritten, ...withCallingCode]);
  const valid = found.filter((number) => number.isValid());
  if (valid.length === 1) return readingOf(valid[0] as PhoneNumber);
  // Which of two international readings is meant cannot be known; a national number is most likely meant as written.
  if (isInternational && found.length > 1) return 'ambiguous';
  return found[0] === undefined ? null : readingOf(found[0]);
}

/** Every number that a written one can mean under a country, to search for it. */
export function possibleReadings(written: string, country: CountryCode | null): readonly PhoneReading[] {
  const { asWritten, withCallingCode } = parseWritten(written, country);
  return distinct([...asWritten, ...withCallingCode]).map(readingOf);
}

type Parsed = {
  readonly asWritten: readonly PhoneNumber[];
  /** The readings of digits that begin with the country's calling code, whose + is missing. */
  readonly withCallingCode: readonly PhoneNumber[];
  readonly isInternational: boolean;
};

function parseWritten(written: string, country: CountryCode | null): Parsed {
  const text = asciiDigits(written).trim().replace(/^tel:/i, '');
  const national = { withCallingCode: [], isInternational: false };
  if (text.startsWith('+')) return { asWritten: parse(text), withCallingCode: [], isInternational: true };
  const digits = text.replaceAll(/\D/g, '');
  const prefixes = [/^00/, ...(country === null ? [] : [internationalPrefixOf(country)])];
  const international = prefixes.flatMap((prefix) =>
    prefix.test(digits) ? parse(`+${digits.replace(prefix, '')}`) : [],
  );
  if (international.length > 0) return { asWritten: international, withCallingCode: [], isInternational: true };
  // No national number begins with 00.
  if (country === null || digits.startsWith('00')) return { ...national, asWritten: [] };
  return {
    ...national,
    asWritten: parse(text, country),
    withCallingCode: digits.startsWith(getCountryCallingCode(country)) ? parse(`+${digits}`) : [],
  };
}

/** The possible number of a text, in the one spelling of its phone. */
function parse(text: string, country?: CountryCode): PhoneNumber[] {
  const parsed = parsePhoneNumberFromString(text, { extract: false, ...(country && { defaultCountry: country }) });
  if (parsed === undefined) return [];
  const digits = mobileDigits(parsed.countryCallingCode, parsed.nationalNumber);
  // Parsed again, because a number with an extension is shown with it.
  const number = parsePhoneNumberFromString(`+${parsed.countryCallingCode}${digits}`);
  return number?.isPossible() === true ? [number] : [];
}

/**
 * The national digits of a mobile phone in one spelling. Callers from abroad add a 9 to numbers of Argentina. Numbers
 * of Mexico had the prefixes 1, 01, 044 and 045 until 2019, and many people still write them.
 */
function mobileDigits(callingCode: string, digits: string): string {
  if (callingCode === '54') return digits.replace(/^(?=[1-8]\d{9}$)/, '9');
  if (callingCode === '52') return digits.replace(/^(?:1|01|044|045)(?=\d{10}$)/, '');
  return digits;
}

function internationalPrefixOf(country: CountryCode): RegExp {
  const metadata = new Metadata();
  metadata.selectNumberingPlan(country);
  return new RegExp(`^(?:${metadata.numberingPlan?.IDDPrefix() ?? '00'})`);
}

const distinct = (numbers: readonly PhoneNumber[]): readonly PhoneNumber[] => [
  ...new Map(numbers.map((number) => [number.number, number])).values(),
];

function readingOf(number: PhoneNumber): PhoneReading {
  const countries = number.country === undefined ? number.getPossibleCountries() : [number.country];
  return {
    number: number.number,
    callingCode: `+${number.countryCallingCode}`,
    nationalDigits: number.nationalNumber,
    shown: number.formatInternational(),
    countries: [...new Set(countries.map(homeCountryOf))],
  };
}
