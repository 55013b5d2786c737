import { maskPhoneNumber } from '@strokebook/contract';
import { describe, expect, it } from 'vitest';
import { countries, defaultCountry, passwordCountries } from './countries.ts';
import { checkPhone, codeLoginDigits, codeOf, numberRuleOf, passwordLoginDigits } from './phone-rules.ts';

const numberError = (phoneNumber: string, formDigits = codeLoginDigits, country = 'US') =>
  checkPhone({ country, phoneNumber }, formDigits).phoneNumber;

const passwordRule = (country: string) => numberRuleOf(country, passwordLoginDigits);

describe('the phone form', () => {
  it.each([
    ['123456789', 'Please enter a valid 10-11 digit phone number'],
    ['1234567890', null],
    ['12345678901', null],
    ['123456789012', 'Please enter a valid 10-11 digit phone number'],
    ['555-010-001', 'Please enter a valid 10-11 digit phone number'],
  ])('holds %s to 10 or 11 digits (AUTH-31)', (phoneNumber, message) => {
    expect(numberError(phoneNumber)).toBe(message);
  });

  it.each([
    ['123456789', 'Please enter a valid 10-digit phone number'],
    ['1234567890', null],
    ['12345678901', 'Please enter a valid 10-digit phone number'],
    ['', 'Phone number is required'],
  ])('holds %j to 10 digits for the password login (AUTH-32, AUTH-33)', (phoneNumber, message) => {
    expect(numberError(phoneNumber, passwordLoginDigits)).toBe(message);
  });

  it.each([
    ['NO', '4061234', 'Please enter a valid 8-digit phone number'],
    ['NO', '40612345', null],
    ['PT', '912345678', null],
    ['SE', '0701234567', null],
    ['SE', '70123456', 'Please enter a valid 9-10 digit phone number'],
  ])('holds a number of %s to the lengths of its country: %s (AUTH-O12)', (country, phoneNumber, message) => {
    expect(numberError(phoneNumber, codeLoginDigits, country)).toBe(message);
  });

  it('takes numbers of 11 digits for a password login where a country has them (AUTH-O12)', () => {
    expect(numberError('13123456789', passwordLoginDigits, 'CN')).toBeNull();
    expect(passwordRule('CN').maxLength).toBe(11);
    expect(passwordRule('US').maxLength).toBe(10);
  });

  it('requires both fields by name (AUTH-32)', () => {
    expect(numberError('')).toBe('Phone number is required');
    expect(checkPhone({ country: '', phoneNumber: '1234567890' }, codeLoginDigits).country).toBe(
      'Country code is required',
    );
  });

  it('offers 24 countries, +1 twice, told apart by country, by name after those two, and starts at the United States (AUTH-42, AUTH-O5, AUTH-O15)', () => {
    const codes = '+1 +1 +44 +33 +49 +39 +34 +31 +46 +47 +45 +41 +43 +32 +351 +91 +86 +81 +82 +61 +64 +55 +52 +54';
    expect(countries.map(({ code }) => code).toSorted()).toEqual(codes.split(' ').toSorted());
    const names = countries.map(({ name }) => name);
    expect(names).toEqual(['United States', 'Canada', ...names.slice(2).toSorted()]);
    expect(new Set(countries.map(({ country }) => country)).size).toBe(24);
    expect([defaultCountry, codeOf('US'), codeOf('CA')]).toEqual(['US', '+1', '+1']);
  });

  it('offers 8 codes for the password login, +1 first (AUTH-41)', () => {
    expect(passwordCountries.map(({ code }) => code)).toEqual(['+1', '+44', '+91', '+61', '+49', '+33', '+81', '+86']);
    expect(passwordCountries[0]?.country).toBe(defaultCountry);
  });

  it('has a flag for each country (DATA-06)', () => {
    expect(passwordCountries.map(({ flag }) => flag).join(' ')).toBe('🇺🇸 🇬🇧 🇮🇳 🇦🇺 🇩🇪 🇫🇷 🇯🇵 🇨🇳');
  });

  it('masks every digit but the last four after the country code (AUTH-O6)', () => {
    expect(maskPhoneNumber('+1', '+15550100001')).toBe('+1******0001');
    expect(maskPhoneNumber('+351', '+3519123456789')).toBe('+351******6789');
  });
});
