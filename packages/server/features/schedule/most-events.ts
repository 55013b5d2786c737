/** Max number of events in one schedule: more than anyone plays in a career, and what a page can show. */
export const MAX_EVENTS = 1_000;
