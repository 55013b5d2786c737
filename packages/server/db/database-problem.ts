/** SQLSTATE codes of a server that cannot be talked to: connection exceptions, shutdown, too many connections, time limits. */
const awayStates = /^(08...|57P0[1-5]|57014|53300|25P03)$/;
/** SQLSTATE codes and system errors of a disk that has no room. */
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
/** What the driver says without a code. */
const awayMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed and is not queryable)/;

/**
 * What is wrong with the database, as far as a caller is concerned: it is `away` (the same call may work in a moment),
 * its disk is `full`, or null where the error is about something else. Causes are looked at too: the query builder
 * wraps what the driver throws.
 */
export function databaseProblemOf(error: unknown): 'away' | 'full' | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code = '' } = cause as { readonly code?: string };
    if (fullStates.has(code)) return 'full';
    if (awayStates.test(code) || awaySystemErrors.has(code) || awayMessages.test(cause.message)) return 'away';
  }
  return null;
}
