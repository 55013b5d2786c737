/** SQLSTATE codes of an unavailable server: connection exceptions, shutdown, too many connections, timeouts. */
const awayStates = /^(08...|57P0[1-5]|57014|53300|25P03)$/;
/** SQLSTATE codes and system errors of a full disk. */
const fullStates = new Set(['53100', 'ENOSPC', 'EDQUOT']);
const awaySystemErrors = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
/** Messages without an error code of their own: the driver's for a lost connection, Citus' for a worker lost in a commit. */
const awayMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed and is not queryable|could not commit transaction for shard)/;

/**
 * Classifies an error of the database for the caller: `away` (the same call may work in a moment), `full` (the disk),
 * or null for other errors. Checks causes too, because the query builder wraps errors of the driver.
 */
export function databaseProblemOf(error: unknown): 'away' | 'full' | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code = '' } = cause as { readonly code?: string };
    if (fullStates.has(code)) return 'full';
    if (awayStates.test(code) || awaySystemErrors.has(code) || awayMessages.test(cause.message)) return 'away';
  }
  return null;
}
