import { signInCountries } from '@strokebook/contract';
import { type CountryCode, getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, it } from 'vitest';
import { canBeSentTo, canonicalNumber } from './phone-number.ts';

/** AUTH-31. */
const DEFAULT_DIGITS = [10, 11] as const;
const countries = new Set<CountryCode>(signInCountries.map(([country]) => country));

/** How people write a mobile number of a country after its calling code: with and without the leading 0 or 1. */
function spellings(country: CountryCode): string[] {
  const example = getExampleNumber(country, examples);
  if (example === undefined) throw new Error(`no example of ${country}`);
  const significant = example.nationalNumber;
  const atHome = example.formatNational().replace(/\D/g, '');
  // Argentina's mobiles are dialled with 15 at home and with 9 from abroad; only the latter follows a calling code.
  return country === 'AR' ? [significant] : [...new Set([significant, atHome])];
}

describe('phone numbers', () => {
  it.each(signInCountries)(
    'of %s sign in as its mobiles are written (AUTH-31, AUTH-42, AUTH-O12)',
    (country, callingCode, _name, digits) => {
      const [min, max] = digits ?? DEFAULT_DIGITS;
      const example = getExampleNumber(country, examples)?.number;
      for (const spelling of spellings(country)) {
        expect(spelling.length, `${spelling} of ${country}`).toBeGreaterThanOrEqual(min);
        expect(spelling.length, `${spelling} of ${country}`).toBeLessThanOrEqual(max);
        const canonical = canonicalNumber(callingCode + spelling);
        expect(canonical).toBe(example);
        expect(canBeSentTo(canonical, countries)).toBe(true);
      }
    },
  );

  it('of territories get a message if they count as an offered country (AUTH-O17)', () => {
    const isSentTo = (number: string) => canBeSentTo(number, countries);
    expect(['+17872345678', '+447797712345', '+4741234567'].map(isSentTo)).toEqual([true, true, true]);
    expect(['+18762345678', '+18092345678', '+48512345678'].map(isSentTo)).toEqual([false, false, false]);
    expect(canBeSentTo('+17872345678', new Set(['PR']))).toBe(true);
    expect(canBeSentTo('+17872345678', new Set(['CA']))).toBe(false);
  });

  it('are the same for the server in each spelling of a phone (AUTH-O18)', () => {
    expect(['+541123456789', '+5491123456789'].map(canonicalNumber)).toEqual(['+5491123456789', '+5491123456789']);
    expect(['+5215512345678', '+525512345678'].map(canonicalNumber)).toEqual(['+525512345678', '+525512345678']);
  });
});
