/** In a file of its own, because addresses name the groupings, and every page of the app reads addresses. */
export const dispersionGroupings = ['club', 'distance'] as const;
export type DispersionGrouping = (typeof dispersionGroupings)[number];
