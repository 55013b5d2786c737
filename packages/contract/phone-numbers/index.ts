export { homeCountryOf } from './home-country.ts';
export { type PhoneReading, possibleReadings, readPhoneNumber } from './read-phone-number.ts';
