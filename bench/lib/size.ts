/** Runs every part once with little data (`--small`) to check that it works; the figures are meaningless then. */
export const isSmall = process.argv.includes('--small');

/** `full` for a measurement, `small` for a check. */
export const sized = (full: number, small: number): number => (isSmall ? small : full);
