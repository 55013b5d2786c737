import type { CountryCode } from 'libphonenumber-js/mobile';

/**
 * Territories that share the calling code of a country and whose numbers count as its own. Of +1 these are the
 * territories of the United States alone: messages to the other states of +1 are expensive, and a target of fraud.
 */
const homeCountries: ReadonlyMap<CountryCode, CountryCode> = new Map([
  ['AS', 'US'],
  ['GU', 'US'],
  ['MP', 'US'],
  ['PR', 'US'],
  ['VI', 'US'],
  ['GG', 'GB'],
  ['IM', 'GB'],
  ['JE', 'GB'],
  ['CC', 'AU'],
  ['CX', 'AU'],
  ['SJ', 'NO'],
  ['VA', 'IT'],
]);

/** The country that a number of a country or territory counts as (AUTH-O17). */
export const homeCountryOf = (country: CountryCode): CountryCode => homeCountries.get(country) ?? country;
