/** Runs every part once with little data (`--small`), which shows that it works; its figures mean nothing then. */
export const isSmall = process.argv.includes('--small');

/** How much a part is measured with, and how much is enough to run it. */
export const sized = (full: number, small: number): number => (isSmall ? small : full);
