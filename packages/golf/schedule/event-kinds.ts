/** TOUR-33. */
export const eventTypes = [
  { eventType: 'tournament', label: 'Tournament' },
  { eventType: 'qualifier', label: 'Qualifier' },
  { eventType: 'match', label: 'Match' },
] as const;
export type EventType = (typeof eventTypes)[number]['eventType'];

/** TOUR-34. */
export const eventLocales = [
  { locale: 'local', label: 'Local' },
  { locale: 'national', label: 'National' },
  { locale: 'highSchool', label: 'High School' },
] as const;
export type EventLocale = (typeof eventLocales)[number]['locale'];

/** TOUR-35. */
export const eventFilters = ['All', 'Individual', 'Team'] as const;
export type EventFilter = (typeof eventFilters)[number];

export const eventTypeLabel = (eventType: string): string =>
  eventTypes.find((one) => one.eventType === eventType)?.label ?? eventType;

export const eventLocaleLabel = (locale: string): string =>
  eventLocales.find((one) => one.locale === locale)?.label ?? locale;
