import { type CountryCode, getCountries, getCountryCallingCode, getExampleNumber } from 'libphonenumber-js/mobile';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, it } from 'vitest';
import { signInCountries } from '../sign-in-countries.ts';
import { homeCountryOf } from './home-country.ts';
import { possibleReadings, readPhoneNumber } from './read-phone-number.ts';

const offered: readonly CountryCode[] = signInCountries.map(([country]) => country);

function meant(written: string, country: CountryCode | null = null): string | null {
  const reading = readPhoneNumber(written, country);
  return reading === null || reading === 'ambiguous' ? reading : reading.number;
}

function exampleOf(country: CountryCode) {
  const example = getExampleNumber(country, examples);
  if (example === undefined) throw new Error(`no example of ${country}`);
  return example;
}

const inArabicDigits = (text: string): string =>
  text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));

/** How people write a number under its own country. */
function spellingsOf(country: CountryCode): string[] {
  const example = exampleOf(country);
  const code = getCountryCallingCode(country);
  const international = example.formatInternational();
  const trunk = example.formatNational().startsWith('0') ? '(0)' : '';
  return [
    example.number,
    international,
    international.replace(`+${code} `, `+${code} ${trunk}`),
    `00${code}${example.nationalNumber}`,
    `00 ${international.slice(1)}`,
    `${code}${example.nationalNumber}`,
    example.formatNational(),
    example.nationalNumber,
    inArabicDigits(example.nationalNumber),
    `\u202a${international.replaceAll(' ', '\u00a0')}\u202c`,
    `tel:${example.number}`,
  ];
}

describe('a written phone number', () => {
  it.each(offered)('of %s is the same in every spelling of its own country (AUTH-O16)', (country) => {
    const { number } = exampleOf(country);
    for (const written of spellingsOf(country)) expect([written, meant(written, country)]).toEqual([written, number]);
  });

  it.each(offered)('with + or 00 means the same phone whatever country is chosen, here %s (AUTH-O16)', (chosen) => {
    for (const country of offered) {
      const { number } = exampleOf(country);
      expect([country, meant(number, chosen)]).toEqual([country, number]);
      const read = meant(number.replace('+', '00'), chosen);
      // South Korea has a prefix per carrier, 001 to 00799: a text may mean a phone of another country too.
      expect([country, number, ...(chosen === 'KR' ? ['ambiguous'] : [])]).toContain(read);
    }
  });

  it.each([
    ['US', '011 44 7400 123456', '+447400123456'],
    ['AU', '0011 44 7400 123456', '+447400123456'],
    ['JP', '010 44 7400 123456', '+447400123456'],
    ['KR', '001 47 4061 2345', '+4740612345'],
    ['KR', '00 82 10 2000 0000', '+821020000000'],
    ['BR', '00 21 1 212 555 0123', '+12125550123'],
  ] as const)('takes the international prefix of %s: %s (AUTH-O16)', (country, written, number) => {
    expect(meant(written, country)).toBe(number);
  });

  it.each([
    ['AR', '11 1234 5678', '+5491112345678'],
    ['AR', '9 11 1234 5678', '+5491112345678'],
    ['AR', '011 15 1234 5678', '+5491112345678'],
    ['AR', '+54 11 1234 5678', '+5491112345678'],
    ['AR', '+54 9 11 1234 5678', '+5491112345678'],
    ['AR', '54 9 11 1234 5678', '+5491112345678'],
    ['MX', '55 1234 5678', '+525512345678'],
    ['MX', '1 55 1234 5678', '+525512345678'],
    ['MX', '01 55 1234 5678', '+525512345678'],
    ['MX', '044 55 1234 5678', '+525512345678'],
    ['MX', '045 55 1234 5678', '+525512345678'],
    ['MX', '+52 1 55 1234 5678', '+525512345678'],
    ['MX', '52 1 55 1234 5678', '+525512345678'],
  ] as const)('has one spelling per phone of %s: %s (AUTH-O16)', (country, written, number) => {
    expect(meant(written, country)).toBe(number);
  });

  it('means the mobile phone where its digits begin with a calling code without + (AUTH-O16)', () => {
    // As a national number this is a landline in 0491.
    expect(meant('491711234567', 'DE')).toBe('+491711234567');
    expect(meant('47612345', 'NO')).toBe('+4747612345');
    expect(meant('3912345678', 'IT')).toBe('+393912345678');
  });

  it('that can mean two phones abroad means neither (AUTH-O16)', () => {
    expect(meant('00918123456789', 'KR')).toBe('ambiguous');
    const readings = possibleReadings('00918123456789', 'KR').map(({ number }) => number);
    expect(readings).toEqual(['+918123456789', '+18123456789']);
  });

  it('is fictitious and read all the same, as one of every country of its code (AUTH-O16)', () => {
    const reading = readPhoneNumber('(555) 010-0001', 'US');
    expect(reading).toMatchObject({ number: '+15550100001', callingCode: '+1', nationalDigits: '5550100001' });
    expect(reading).toMatchObject({ shown: '+1 555 010 0001', countries: expect.arrayContaining(['US']) as string[] });
  });

  it('leaves out an extension, which no message can be sent to (AUTH-O16)', () => {
    expect(readPhoneNumber('(212) 555-0123 ext. 45', 'US')).toMatchObject({ shown: '+1 212 555 0123' });
  });

  it.each([
    ['two numbers', '+45 12 34 56 78, +45 87 65 43 21', 'DK'],
    ['too many digits', '+45 12 34 56 78 9', 'DK'],
    ['too few digits', '555 010 000', 'US'],
    ['letters', '1-800-GOLFER-X', 'US'],
    ['no calling code', '+999 12345678', 'US'],
    ['nothing', '', 'US'],
    ['digits alone without a country', '5550100001', null],
  ] as const)('is no number with %s (AUTH-O16)', (_what, written, country) => {
    expect(meant(written, country)).toBeNull();
  });
});

describe('a territory', () => {
  const countriesOf = (written: string) => {
    const reading = readPhoneNumber(written, null);
    return reading === null || reading === 'ambiguous' ? [] : reading.countries;
  };

  it('of the United States counts as the United States, and the other states of +1 as themselves (AUTH-O17)', () => {
    const numbers = ['+17872345678', '+13402345678', '+16712345678', '+16842345678', '+16702345678'];
    expect(numbers.flatMap(countriesOf)).toEqual(['US', 'US', 'US', 'US', 'US']);
    expect(['+14165550123', '+18762345678', '+18092345678'].flatMap(countriesOf)).toEqual(['CA', 'JM', 'DO']);
  });

  it('that shares its calling code with an offered country counts as that country (AUTH-O17)', () => {
    const codes = new Map(signInCountries.map(([country, code]) => [code, country]));
    for (const country of getCountries().filter((one) => getCountryCallingCode(one) !== '1')) {
      const owner = codes.get(`+${getCountryCallingCode(country)}` as '+1');
      if (owner !== undefined) expect([country, homeCountryOf(country)]).toEqual([country, owner]);
    }
  });
});
