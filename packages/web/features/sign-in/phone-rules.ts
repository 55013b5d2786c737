import { countries } from './countries.ts';

export const PHONE_MAX_LENGTH = 11;

export type PhoneForm = { readonly country: string; readonly phoneNumber: string };
export type PhoneFormErrors = { readonly country: string | null; readonly phoneNumber: string | null };

/** AUTH-31, AUTH-32. */
export function checkPhoneForm(form: PhoneForm): PhoneFormErrors {
  return {
    country: form.country === '' ? 'Country code is required' : null,
    phoneNumber: checkNumber(form.phoneNumber),
  };
}

function checkNumber(phoneNumber: string): string | null {
  if (phoneNumber === '') return 'Phone number is required';
  return /^\d{10,11}$/.test(phoneNumber) ? null : 'Please enter a valid 10-11 digit phone number';
}

export const onlyDigits = (text: string): string => text.replace(/\D/g, '');

export const codeOf = (country: string): string => countries.find((one) => one.country === country)?.code ?? '';

/** The country code, then every digit but the last four as a star (AUTH-O6). */
export function maskPhone(countryCode: string, fullNumber: string): string {
  const digits = fullNumber.slice(countryCode.length);
  return countryCode + '*'.repeat(Math.max(digits.length - 4, 0)) + digits.slice(-4);
}
