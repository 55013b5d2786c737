/** Separate from the rest of dispersion, because every page loads the schemas of addresses, which contain groupings. */
export const dispersionGroupings = ['club', 'distance'] as const;
export type DispersionGrouping = (typeof dispersionGroupings)[number];
