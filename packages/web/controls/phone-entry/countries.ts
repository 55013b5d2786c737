import { type OutputOf, signInCountries } from '@strokebook/contract';
import type { CountryCode } from '@strokebook/contract/phone-numbers';

/** DATA-06. */
export type Country = {
  readonly country: CountryCode;
  readonly code: string;
  readonly name: string;
  readonly flag: string;
  /** Min and max digits of its mobile numbers, if they differ from the form's own (AUTH-O12). */
  readonly digits: readonly [min: number, max: number] | null;
};

/** The letters of its code as regional indicators; a system without flags shows the letters. */
const flagOf = (country: string): string =>
  country.replace(/[A-Z]/g, (letter) => String.fromCodePoint(0x1f1e6 + letter.charCodeAt(0) - 'A'.charCodeAt(0)));

/** Identified by country, because +1 is both the United States and Canada (AUTH-42, AUTH-O5). */
export const countries: readonly Country[] = signInCountries.map(([country, code, name, digits]) => ({
  country,
  code,
  name,
  flag: flagOf(country),
  digits,
}));

/** The countries of the password login, one per code (AUTH-41). */
export const passwordCountries: readonly Country[] = ['US', 'GB', 'IN', 'AU', 'DE', 'FR', 'JP', 'CN'].flatMap(
  (wanted) => countries.filter(({ country }) => country === wanted),
);

export const countryNames = new Intl.DisplayNames(['en'], { type: 'region' });
/** Numbers have up to 15 digits with their calling code. */
const ANY_DIGITS = [4, 14] as const;

/** The countries that codes are sent to (OPS-O105): of the form's own those that are allowed, then others by name. */
export function codeCountries(allowed: OutputOf<'getSettings'>['smsCountries']): readonly Country[] {
  if (allowed === null) return countries;
  const others = allowed
    .filter(({ country }) => !countries.some((one) => one.country === country))
    .map(({ country, callingCode }) => ({
      // The server reads none that the reader of numbers does not know.
      country: country as CountryCode,
      ...{ code: callingCode, name: countryNames.of(country) ?? country, flag: flagOf(country) },
      digits: ANY_DIGITS,
    }));
  return [
    ...countries.filter(({ country }) => allowed.some((one) => one.country === country)),
    ...others.toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
  ];
}

const FIRST = 'US';

/** The country that a form starts with. */
export const firstCountryOf = (offered: readonly Country[]): CountryCode =>
  (offered.find(({ country }) => country === FIRST) ?? offered[0])?.country ?? FIRST;
