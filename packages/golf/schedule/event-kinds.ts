import { roundTypeCodes } from '../model/index.ts';

/** TOUR-33. */
export const eventTypes = [
  { eventType: 'tournament', code: roundTypeCodes.tournament, label: 'Tournament' },
  { eventType: 'qualifier', code: roundTypeCodes.qualifier, label: 'Qualifier' },
  { eventType: 'match', code: roundTypeCodes.match, label: 'Match' },
] as const;
export type EventType = (typeof eventTypes)[number]['eventType'];

/** TOUR-34. */
export const eventLocales = [
  { locale: 'local', code: 1, label: 'Local' },
  { locale: 'national', code: 3, label: 'National' },
  { locale: 'highSchool', code: 4, label: 'High School' },
] as const;
export type EventLocale = (typeof eventLocales)[number]['locale'];

/** TOUR-35. */
export const eventFilters = ['All', 'Individual', 'Team'] as const;
export type EventFilter = (typeof eventFilters)[number];

export const eventTypeLabel = (eventType: string): string =>
  eventTypes.find((one) => one.eventType === eventType)?.label ?? eventType;

export const eventLocaleLabel = (locale: string): string =>
  eventLocales.find((one) => one.locale === locale)?.label ?? locale;
