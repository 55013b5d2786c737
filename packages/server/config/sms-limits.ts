import { signInCountries } from '@strokebook/contract';
import { type CountryCode, isSupportedCountry } from 'libphonenumber-js/max';
import type { Reader } from './reader.ts';

/** Limits of text messages, so that nobody can spend the operator's money. */
export type SmsLimits = {
  /** ISO codes of the countries that messages are sent to. */
  readonly countries: ReadonlySet<CountryCode>;
  /** Messages per hour to all numbers together. */
  readonly maxPerHour: number;
};

/**
 * A message costs 0.01 to 0.08 USD in most of the countries of the form, so 500 cost about 25 USD: the acceptable cost
 * of an attack in the hour before the operator reacts to the alarm. Regular use is far below, because a sign-in lasts
 * 60 days.
 */
const DEFAULT_MAX_PER_HOUR = 500;
/** The demo prints its messages, and every visitor signs in. */
const DEMO_MAX_PER_HOUR = 100_000;

/** Reads `SMS_COUNTRIES`, codes separated by commas or spaces, and `SMS_LIMIT_PER_HOUR`. */
export function readSmsLimits(read: Reader, isDemo: boolean): SmsLimits {
  const codes = (read.text('SMS_COUNTRIES') ?? '').toUpperCase().split(/[\s,]+/);
  const named = codes.filter((code) => code !== '');
  const unknown = named.find((code) => !isSupportedCountry(code));
  if (unknown !== undefined) {
    read.problem('SMS_COUNTRIES', `must be codes of countries such as US or GB, but has '${unknown}'`);
  }
  const offered = signInCountries.map(([code]) => code);
  return {
    countries: new Set(named.length === 0 ? offered : named.filter((code) => isSupportedCountry(code))),
    maxPerHour: read.wholeNumber('SMS_LIMIT_PER_HOUR', isDemo ? DEMO_MAX_PER_HOUR : DEFAULT_MAX_PER_HOUR, 1, 1_000_000),
  };
}
