/**
 * Countries that the sign-in form offers: ISO code, calling code and name (AUTH-42). By default text messages are sent
 * to these countries only.
 */
export const signInCountries = [
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
