import { countries } from './countries.ts';

export type NumberRule = { readonly maxLength: number; readonly pattern: RegExp; readonly message: string };

/** Digits that a form expects of countries without their own range. */
export type FormDigits = readonly [min: number, max: number];

/** AUTH-31. */
export const codeLoginDigits: FormDigits = [10, 11];

/** AUTH-33. */
export const passwordLoginDigits: FormDigits = [10, 10];

/** The rule of a country's numbers; the form's digits apply to countries without their own (AUTH-O12). */
export function numberRuleOf(country: string, formDigits: FormDigits): NumberRule {
  const [min, max] = countries.find((one) => one.country === country)?.digits ?? formDigits;
  return {
    maxLength: max,
    pattern: new RegExp(`^\\d{${min},${max}}$`),
    message: `Please enter a valid ${min === max ? `${min}-digit` : `${min}-${max} digit`} phone number`,
  };
}

export type PhoneEntry = { readonly country: string; readonly phoneNumber: string };
export type PhoneEntryErrors = { readonly country: string | null; readonly phoneNumber: string | null };

/** AUTH-32. */
export function checkPhone({ country, phoneNumber }: PhoneEntry, formDigits: FormDigits): PhoneEntryErrors {
  return {
    country: country === '' ? 'Country code is required' : null,
    phoneNumber: checkNumber(phoneNumber, numberRuleOf(country, formDigits)),
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
