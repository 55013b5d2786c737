import { phoneScreenText } from '@strokebook/contract';
import type { PhoneReading, readPhoneNumber } from '@strokebook/contract/phone-numbers';
import { asciiDigits } from '@strokebook/golf/format';
import { type Country, countryNames } from './countries.ts';

/** What a form takes: the offered countries, and the digits of those without their own range. */
export type PhoneRule = {
  readonly countries: readonly Country[];
  readonly digits: readonly [min: number, max: number];
};

export type PhoneEntry = {
  readonly country: string;
  /** As typed: digits, perhaps after a +. */
  readonly phoneNumber: string;
};

type PhoneEntryErrors = { readonly country: string | null; readonly phoneNumber: string | null };

/** A number that a form accepts, with the offered country that it is of. */
export type ReadEntry = Pick<PhoneReading, 'number' | 'callingCode' | 'nationalDigits' | 'shown'> & {
  readonly country: string;
};

export type CheckedEntry = {
  readonly errors: PhoneEntryErrors;
  /** Null with an error, and while the reader of numbers is loading. */
  readonly read: ReadEntry | null;
};

/** The contract's function, which is loaded after the first paint because of its size. */
export type PhoneReader = typeof readPhoneNumber;

/** AUTH-32. @param reader null while it is loading */
export function checkPhone(entry: PhoneEntry, rule: PhoneRule, reader: PhoneReader | null): CheckedEntry {
  const result = readEntry(entry, rule, reader);
  return {
    errors: {
      country: entry.country === '' ? 'Country code is required' : null,
      phoneNumber: typeof result === 'string' ? result : null,
    },
    read: typeof result === 'string' ? null : result,
  };
}

/** What an entry means, or why it cannot be used. */
function readEntry(entry: PhoneEntry, rule: PhoneRule, reader: PhoneReader | null): ReadEntry | string | null {
  const { country: chosen, phoneNumber } = entry;
  if (phoneNumber === '') return 'Phone number is required';
  if (reader === null) return null;
  const reading = reader(phoneNumber, rule.countries.find(({ country }) => country === chosen)?.country ?? null);
  if (reading === 'ambiguous') return 'Please write this number with + and its country code';
  if (reading === null) return unreadError(entry, rule);
  const offered = rule.countries.filter(({ country }) => reading.countries.includes(country));
  const country = (offered.find((one) => one.country === chosen) ?? offered[0])?.country;
  if (country === undefined) return notOffered(reading);
  const { number, callingCode, nationalDigits, shown } = reading;
  return lengthError(nationalDigits.length, country, rule) ?? { number, callingCode, nationalDigits, shown, country };
}

function unreadError({ country, phoneNumber }: PhoneEntry, rule: PhoneRule): string {
  // What the server says of such a number.
  const invalid = phoneScreenText({ code: 'InvalidParameterException' });
  if (!phoneNumber.startsWith('+')) return lengthError(phoneNumber.length, country, rule) ?? invalid;
  const named = rule.countries.find(({ code }) => phoneNumber.startsWith(code));
  if (named === undefined) return invalid;
  return lengthError(phoneNumber.length - named.code.length, named.country, rule) ?? invalid;
}

/** The count of a country's digits; the form's applies to countries without their own (AUTH-31, AUTH-33, AUTH-O12). */
function lengthError(digits: number, country: string, rule: PhoneRule): string | null {
  const [min, max] = rule.countries.find((one) => one.country === country)?.digits ?? rule.digits;
  const wanted = `Please enter a valid ${min === max ? `${min}-digit` : `${min}-${max} digit`} phone number`;
  if (digits > max) return `Too many digits. ${wanted}`;
  return digits < min ? wanted : null;
}

function notOffered({ callingCode, countries: [country] }: PhoneReading): string {
  const whose = country === undefined ? `with ${callingCode}` : `of ${countryNames.of(country)}`;
  return `Phone numbers ${whose} cannot be used here`;
}

/** What the field keeps of a typed or pasted text: + and the digits of any script, up to an extension (AUTH-O16). */
export function keepNumber(text: string): string {
  const ascii = asciiDigits(text).replace(/(\d\D*?)[\p{L}#;,].*$/su, '$1');
  const digits = ascii.replaceAll(/\D/g, '');
  return /^\D*\+/.test(ascii) ? `+${digits}` : digits;
}

/** An entry with the country that its calling code names chosen, and without that code. */
export const withCountryOf = (entry: PhoneEntry, read: ReadEntry | null): PhoneEntry =>
  read !== null && (read.country !== entry.country || entry.phoneNumber.startsWith('+'))
    ? { country: read.country, phoneNumber: read.nationalDigits }
    : entry;
