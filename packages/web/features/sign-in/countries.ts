/** DATA-06. */
export type Country = {
  readonly country: string;
  readonly code: string;
  readonly name: string;
  readonly flag: string;
};

const listed = [
  ['US', '+1', 'United States'],
  ['CA', '+1', 'Canada'],
  ['GB', '+44', 'United Kingdom'],
  ['FR', '+33', 'France'],
  ['DE', '+49', 'Germany'],
  ['IT', '+39', 'Italy'],
  ['ES', '+34', 'Spain'],
  ['NL', '+31', 'Netherlands'],
  ['SE', '+46', 'Sweden'],
  ['NO', '+47', 'Norway'],
  ['DK', '+45', 'Denmark'],
  ['CH', '+41', 'Switzerland'],
  ['AT', '+43', 'Austria'],
  ['BE', '+32', 'Belgium'],
  ['PT', '+351', 'Portugal'],
  ['IN', '+91', 'India'],
  ['CN', '+86', 'China'],
  ['JP', '+81', 'Japan'],
  ['KR', '+82', 'South Korea'],
  ['AU', '+61', 'Australia'],
  ['NZ', '+64', 'New Zealand'],
  ['BR', '+55', 'Brazil'],
  ['MX', '+52', 'Mexico'],
  ['AR', '+54', 'Argentina'],
] as const;

/** The letters of its code as regional indicators; where a system has no flags it shows the letters. */
const flagOf = (country: string): string =>
  country.replace(/[A-Z]/g, (letter) => String.fromCodePoint(0x1f1e6 + letter.charCodeAt(0) - 'A'.charCodeAt(0)));

/** Told apart by country, because +1 is both the United States and Canada (AUTH-42, AUTH-O5). */
export const countries: readonly Country[] = listed.map(([country, code, name]) => ({
  country,
  code,
  name,
  flag: flagOf(country),
}));

/** Those of the password login, one for each code (AUTH-41). */
export const passwordCountries: readonly Country[] = ['US', 'GB', 'IN', 'AU', 'DE', 'FR', 'JP', 'CN'].flatMap(
  (wanted) => countries.filter(({ country }) => country === wanted),
);

export const defaultCountry = 'US';
