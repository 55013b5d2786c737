export type { CountryCode } from 'libphonenumber-js/mobile';
export * from './home-country.ts';
export * from './read-phone-number.ts';
