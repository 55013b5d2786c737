import { countries } from './countries.ts';

export type NumberRule = { readonly maxLength: number; readonly pattern: RegExp; readonly message: string };

/** AUTH-31. */
export const codeLoginNumber: NumberRule = {
  maxLength: 11,
  pattern: /^\d{10,11}$/,
  message: 'Please enter a valid 10-11 digit phone number',
};

/** AUTH-33. */
export const passwordLoginNumber: NumberRule = {
  maxLength: 10,
  pattern: /^\d{10}$/,
  message: 'Please enter a valid 10-digit phone number',
};

export type PhoneEntry = { readonly country: string; readonly phoneNumber: string };
export type PhoneEntryErrors = { readonly country: string | null; readonly phoneNumber: string | null };

/** AUTH-32. */
export function checkPhone({ country, phoneNumber }: PhoneEntry, rule: NumberRule): PhoneEntryErrors {
  return {
    country: country === '' ? 'Country code is required' : null,
    phoneNumber: checkNumber(phoneNumber, rule),
  };
}

function checkNumber(phoneNumber: string, { pattern, message }: NumberRule): string | null {
  if (phoneNumber === '') return 'Phone number is required';
  return pattern.test(phoneNumber) ? null : message;
}

export const onlyDigits = (text: string): string => text.replace(/\D/g, '');

export const codeOf = (country: string): string => countries.find((one) => one.country === country)?.code ?? '';

/** The sent number: country code followed by the digits (AUTH-40). */
export const fullNumber = ({ country, phoneNumber }: PhoneEntry): string => codeOf(country) + phoneNumber;
