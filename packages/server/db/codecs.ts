import pg from 'pg';

/** PostgreSQL type ids, from pg_type. */
const INT8 = 20;
const DATE = 1082;

/**
 * How values leave the database, said once for every connection: a day stays the text it is (a Date would shift with
 * the zone), and a bigint is a number as long as a number can hold it.
 */
export function installCodecs(): void {
  pg.types.setTypeParser(DATE, (text) => text);
  pg.types.setTypeParser(INT8, decodeBigint);
}

/** @throws RangeError when a number cannot hold the value exactly. */
export function decodeBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`the database holds ${text}, which is too large for a number`);
  return value;
}
