import { signInCountries } from '@strokebook/contract';

/** DATA-06. */
export type Country = {
  readonly country: (typeof signInCountries)[number][0];
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

export const defaultCountry = 'US';
