import pg from 'pg';

const { DATE, INT8 } = pg.types.builtins;

/**
 * Configures how values are decoded, once for all connections: a day stays text (a Date would shift with the time
 * zone), and a bigint becomes a number if that is exact.
 */
export function installCodecs(): void {
  pg.types.setTypeParser(DATE, (text) => text);
  pg.types.setTypeParser(INT8, decodeBigint);
}

/** @throws RangeError if a number cannot represent the value exactly. */
export function decodeBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`the database holds ${text}, which is too large for a number`);
  return value;
}
