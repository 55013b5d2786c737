export * from './home-country.ts';
export * from './read-phone-number.ts';
