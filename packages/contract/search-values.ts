/** Kinds of search results (SEARCH-01). */
export const searchTypes = ['account', 'organization'] as const;
export type SearchType = (typeof searchTypes)[number];

/** Longer than any name. */
export const MAX_SEARCH_LETTERS = 100;
