type SignInCountry = readonly [
  isoCode: string,
  callingCode: string,
  name: string,
  /** Min and max digits of a mobile number after the calling code, with or without its leading 0 (AUTH-O12). */
  digits: readonly [min: number, max: number] | null,
];

/**
 * Countries that the sign-in form offers (AUTH-42): first the two with +1, then the others by name. By default text messages are sent to
 * these countries only. If `digits` is null, the form's own lengths apply (AUTH-31, AUTH-33).
 */
export const signInCountries = [
  ['US', '+1', 'United States', null],
  ['CA', '+1', 'Canada', null],
  ['AR', '+54', 'Argentina', null],
  ['AU', '+61', 'Australia', [9, 10]],
  ['AT', '+43', 'Austria', [9, 13]],
  ['BE', '+32', 'Belgium', [9, 10]],
  ['BR', '+55', 'Brazil', [10, 11]],
  ['CN', '+86', 'China', [11, 11]],
  ['DK', '+45', 'Denmark', [8, 8]],
  ['FR', '+33', 'France', [9, 10]],
  ['DE', '+49', 'Germany', [10, 12]],
  ['IN', '+91', 'India', [10, 11]],
  ['IT', '+39', 'Italy', [9, 11]],
  ['JP', '+81', 'Japan', [10, 11]],
  ['MX', '+52', 'Mexico', null],
  ['NL', '+31', 'Netherlands', [9, 10]],
  ['NZ', '+64', 'New Zealand', [8, 11]],
  ['NO', '+47', 'Norway', [8, 8]],
  ['PT', '+351', 'Portugal', [9, 9]],
  ['KR', '+82', 'South Korea', [9, 11]],
  ['ES', '+34', 'Spain', [9, 9]],
  ['SE', '+46', 'Sweden', [9, 10]],
  ['CH', '+41', 'Switzerland', [9, 10]],
  ['GB', '+44', 'United Kingdom', [10, 11]],
] as const satisfies readonly SignInCountry[];
