import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';

/** No connection of a pool could be had; the cause says why. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
}

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
/** Messages without an error code of their own: the driver's, libpq's and Citus' for a lost connection. */
const awayMessages = new RegExp(
  `^(${[
    'Connection terminated',
    'timeout exceeded when trying to connect',
    'timeout expired',
    'Client has encountered a connection error',
    'Client was closed and is not queryable',
    // Of a worker that is lost while it has a statement or a transaction of a coordinator.
    'could not commit transaction for shard',
    'failed to prepare transaction',
    'failure on connection marked as essential',
    'cannot connect to .* to fetch intermediate results',
    'failed to read result ".*" from node',
    'server closed the connection unexpectedly',
    'no connection to the server',
    'could not (send data to|receive data from) server',
  ].join('|')})`,
);

/**
 * Classifies an error for the caller: `away` (the database; the same call may work in a moment), `full` (the disk), or
 * null for other errors. Checks causes too, because the query builder wraps errors of the driver. A system error is the
 * database's only below an error of the pool or of a query: file store and providers are reached by network as well.
 */
export function databaseProblemOf(error: unknown): 'away' | 'full' | null {
  let isOfDatabase = false;
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code = '' } = cause as { readonly code?: string };
    if (fullStates.has(code)) return 'full';
    isOfDatabase ||=
      cause instanceof ConnectionError || cause instanceof DrizzleQueryError || cause instanceof pg.DatabaseError;
    if (!isOfDatabase) continue;
    if (isEnd(cause) || awayStates.test(code) || awaySystemErrors.has(code) || awayMessages.test(cause.message))
      return 'away';
  }
  return null;
}

/** Whether the error ended the connection, or refused a new one: by `pg_hba.conf`, a password, a database that is shut. */
const isEnd = (error: Error): boolean =>
  error instanceof pg.DatabaseError && (error.severity === 'FATAL' || error.severity === 'PANIC');
