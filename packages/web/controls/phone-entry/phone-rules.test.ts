import { maskPhoneNumber } from '@strokebook/contract';
import { readPhoneNumber } from '@strokebook/contract/phone-numbers';
import { describe, expect, it } from 'vitest';
import { codeCountries, countries, firstCountryOf, passwordCountries } from './countries.ts';
import { checkPhone, keepNumber, type PhoneRule, withCountryOf } from './phone-rules.ts';

const codeRule: PhoneRule = { countries, digits: [10, 11] };
const passwordRule: PhoneRule = { countries: passwordCountries, digits: [10, 10] };

const check = (phoneNumber: string, country = 'US', rule = codeRule) =>
  checkPhone({ country, phoneNumber }, rule, readPhoneNumber);
const numberError = (...entry: Parameters<typeof check>) => check(...entry).errors.phoneNumber;

describe('the phone form', () => {
  it.each([
    ['123456789', 'Please enter a valid 10-11 digit phone number'],
    ['1234567890', null],
    ['12345678901', null],
    ['123456789012', 'Too many digits. Please enter a valid 10-11 digit phone number'],
    ['555010001', 'Please enter a valid 10-11 digit phone number'],
  ])('holds %s to 10 or 11 digits (AUTH-31, AUTH-O16)', (phoneNumber, message) => {
    expect(numberError(phoneNumber)).toBe(message);
  });

  it.each([
    ['123456789', 'Please enter a valid 10-digit phone number'],
    ['1234567890', null],
    ['15550100001', null],
    ['25550100001', 'Too many digits. Please enter a valid 10-digit phone number'],
    ['', 'Phone number is required'],
  ])(
    'holds %j to 10 digits after the 1 for the password login (AUTH-32, AUTH-33, AUTH-O16)',
    (phoneNumber, message) => {
      expect(numberError(phoneNumber, 'US', passwordRule)).toBe(message);
    },
  );

  it.each([
    ['NO', '4061234', 'Please enter a valid 8-digit phone number'],
    ['NO', '40612345', null],
    ['PT', '912345678', null],
    ['SE', '0701234567', null],
    ['SE', '70123456', 'Please enter a valid 9-10 digit phone number'],
    ['CN', '13123456789', null],
    ['DK', '123456789', 'Too many digits. Please enter a valid 8-digit phone number'],
    ['US', '+45123456789', 'Too many digits. Please enter a valid 8-digit phone number'],
    ['US', '+45', 'Please enter a valid 8-digit phone number'],
  ])('holds a number of %s to the lengths of its country: %s (AUTH-O12, AUTH-O16)', (country, phoneNumber, message) => {
    expect(numberError(phoneNumber, country)).toBe(message);
  });

  it.each([
    ['+18762345678', 'Phone numbers of Jamaica cannot be used here'],
    ['8762345678', 'Phone numbers of Jamaica cannot be used here'],
    ['+48512345678', 'Phone numbers of Poland cannot be used here'],
    ['+88123456789012', 'Invalid phone number format. Please try again.'],
  ])('says why %s cannot be used (AUTH-O16, AUTH-O17)', (phoneNumber, message) => {
    expect(numberError(phoneNumber)).toBe(message);
  });

  it('offers fewer countries for the password login (AUTH-41, AUTH-O16)', () => {
    expect(numberError('+4512345678', 'US', passwordRule)).toBe('Phone numbers of Denmark cannot be used here');
    expect(numberError('+447400123456', 'US', passwordRule)).toBeNull();
  });

  it('asks for the country code where a number means several (AUTH-O16)', () => {
    expect(numberError('00918123456789', 'KR')).toBe('Please write this number with + and its country code');
  });

  it('takes a number of Puerto Rico for one of the United States (AUTH-O17)', () => {
    expect(check('7872345678').read).toMatchObject({ number: '+17872345678', country: 'US' });
  });

  it('chooses the country of a calling code, and keeps a chosen one that has the same code (AUTH-O16)', () => {
    const settle = (phoneNumber: string, country: string) =>
      withCountryOf({ country, phoneNumber }, check(phoneNumber, country).read);
    expect(settle('+4512345678', 'US')).toEqual({ country: 'DK', phoneNumber: '12345678' });
    expect(settle('004512345678', 'US')).toEqual({ country: 'DK', phoneNumber: '12345678' });
    expect(settle('+15550100001', 'CA')).toEqual({ country: 'CA', phoneNumber: '5550100001' });
    expect(settle('015112345678', 'DE')).toEqual({ country: 'DE', phoneNumber: '015112345678' });
    expect(settle('+45', 'US')).toEqual({ country: 'US', phoneNumber: '+45' });
  });

  it.each([
    ['(555) 010-0001', '5550100001'],
    ['+45 12 34 56 78', '+4512345678'],
    ['(+45) 12345678', '+4512345678'],
    ['５５５０１０９１１０', '5550109110'],
    ['＋٤٥ ١٢٣٤٥٦٧٨', '+4512345678'],
    ['Phone: 555 010 0001 ext. 45', '5550100001'],
    ['555 010 0001;ext=45', '5550100001'],
    ['5550100001234567', '5550100001234567'],
  ])('keeps + and every digit of %j, up to an extension (AUTH-O16)', (text, kept) => {
    expect(keepNumber(text)).toBe(kept);
  });

  it('requires both fields by name (AUTH-32, AUTH-O14)', () => {
    expect(numberError('')).toBe('Phone number is required');
    expect(check('1234567890', '').errors.country).toBe('Country code is required');
  });

  it('has no error but a missing number while the reader of numbers is loading (AUTH-O16)', () => {
    const waiting = (phoneNumber: string) => checkPhone({ country: 'US', phoneNumber }, codeRule, null);
    expect(waiting('1')).toEqual({ errors: { country: null, phoneNumber: null }, read: null });
    expect(waiting('').errors.phoneNumber).toBe('Phone number is required');
  });

  it('offers 24 countries, +1 twice, told apart by country, by name after those two, and starts at the United States (AUTH-42, AUTH-O5, AUTH-O15)', () => {
    const codes = '+1 +1 +44 +33 +49 +39 +34 +31 +46 +47 +45 +41 +43 +32 +351 +91 +86 +81 +82 +61 +64 +55 +52 +54';
    expect(countries.map(({ code }) => code).toSorted()).toEqual(codes.split(' ').toSorted());
    const names = countries.map(({ name }) => name);
    expect(names).toEqual(['United States', 'Canada', ...names.slice(2).toSorted()]);
    expect(new Set(countries.map(({ country }) => country)).size).toBe(24);
    expect(firstCountryOf(countries)).toBe('US');
    expect(countries.filter(({ code }) => code === '+1').map(({ country }) => country)).toEqual(['US', 'CA']);
  });

  it('offers 8 codes for the password login, +1 first (AUTH-41)', () => {
    expect(passwordCountries.map(({ code }) => code)).toEqual(['+1', '+44', '+91', '+61', '+49', '+33', '+81', '+86']);
    expect(passwordCountries[0]?.country).toBe(firstCountryOf(countries));
  });

  it('offers the countries that codes are sent to, in its own order and others after them (OPS-O105)', () => {
    expect(codeCountries(null)).toBe(countries);
    const allowed = [
      { country: 'LV', callingCode: '+371' },
      { country: 'DE', callingCode: '+49' },
      { country: 'LT', callingCode: '+370' },
      { country: 'CA', callingCode: '+1' },
    ];
    const offered = codeCountries(allowed);
    expect(offered.map(({ name, code }) => `${name} ${code}`)).toEqual([
      ...['Canada +1', 'Germany +49', 'Latvia +371', 'Lithuania +370'],
    ]);
    expect(firstCountryOf(offered)).toBe('CA');
    const rule: PhoneRule = { countries: offered, digits: [10, 11] };
    expect(check('61234567', 'LT', rule)).toMatchObject({ read: { number: '+37061234567', country: 'LT' } });
    expect(numberError('+4512345678', 'CA', rule)).toBe('Phone numbers of Denmark cannot be used here');
  });

  it('has a flag for each country (DATA-06)', () => {
    expect(passwordCountries.map(({ flag }) => flag).join(' ')).toBe('🇺🇸 🇬🇧 🇮🇳 🇦🇺 🇩🇪 🇫🇷 🇯🇵 🇨🇳');
  });

  it('masks every digit but the last four after the country code (AUTH-O6)', () => {
    expect(maskPhoneNumber('+1', '+15550100001')).toBe('+1******0001');
    expect(maskPhoneNumber('+351', '+3519123456789')).toBe('+351******6789');
  });
});
