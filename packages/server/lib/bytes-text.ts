const MEGABYTE = 1_000_000;
const GIGABYTE = 1_000_000_000;

/** A size for people: '12 MB', '3.4 GB'. */
export const bytesText = (bytes: number): string =>
  bytes >= GIGABYTE ? `${(bytes / GIGABYTE).toFixed(1)} GB` : `${Math.round(bytes / MEGABYTE)} MB`;
