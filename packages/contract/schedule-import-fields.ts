/** Possible contents of a column of a table of tournaments. */
export const importFields = [
  { field: 'name', label: 'Tournament', isNeeded: true },
  { field: 'startDate', label: 'First day', isNeeded: true },
  { field: 'endDate', label: 'Last day', isNeeded: false },
  { field: 'city', label: 'City', isNeeded: false },
  { field: 'state', label: 'State', isNeeded: false },
  { field: 'url', label: 'Web page', isNeeded: false },
  { field: 'numberOfRounds', label: 'Number of rounds', isNeeded: false },
  { field: 'eventType', label: 'Event type', isNeeded: false },
  { field: 'locale', label: 'Locale', isNeeded: false },
  { field: 'team', label: 'Team or individual', isNeeded: false },
  { field: 'status', label: 'Status', isNeeded: false },
  { field: 'finish', label: 'Finish', isNeeded: false },
  { field: 'fieldSize', label: 'Field size', isNeeded: false },
  { field: 'scores', label: 'Round scores', isNeeded: false },
  { field: 'roundDays', label: 'Days of the rounds', isNeeded: false },
  { field: 'course', label: 'Course', isNeeded: false },
  { field: 'par', label: 'Par', isNeeded: false },
  { field: 'yards', label: 'Yards', isNeeded: false },
  { field: 'courseRating', label: 'Course rating', isNeeded: false },
  { field: 'slopeRating', label: 'Slope rating', isNeeded: false },
  { field: 'note', label: 'Note', isNeeded: false },
] as const;
export type ImportField = (typeof importFields)[number]['field'];

/** Order of day and month in a table: one row does not tell what '03/04/2026' means. */
export const dayOrders = ['year-month-day', 'month-day-year', 'day-month-year'] as const;
export type DayOrder = (typeof dayOrders)[number];
