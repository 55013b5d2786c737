import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { routeOf } from '../watch/finished-calls.ts';
import { withoutValues } from '../watch/statement-text.ts';

type DescribedError = {
  readonly [key: string]: unknown;
  readonly type: string;
  readonly message: string;
  readonly stack: string;
};
type LoggedError = Error & { readonly code?: unknown; readonly query?: string };

/**
 * Masks what a message of another library or service may repeat of a request: email addresses, tokens and hashes, codes
 * and phone numbers, which keep their last two digits.
 */
const mask = (text: string): string =>
  text
    .replaceAll(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, '…')
    .replaceAll(/(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{24,}/gi, '…')
    .replaceAll(/\+\d{6,13}(?=\d{2})/g, '+…')
    .replaceAll(/\b\d{6,}\b/g, '…');

/** PostgreSQL's class of errors whose messages repeat the invalid value. */
const DATA_EXCEPTION = /^22[\dA-Z]{3}$/;

/**
 * Structured logs. Requests are logged with method and route only: paths contain names, ids and tokens, headers contain
 * tokens, and bodies contain codes and phone numbers. Logs go to stderr, so that stdout remains for people.
 */
export function createLoggerOptions(level: Config['logLevel']) {
  return {
    level,
    stream: process.stderr,
    serializers: {
      // For lines of the framework; without it they would contain the path.
      req: (request: FastifyRequest) => ({ method: request.method, route: routeOf(request) }),
      err: describeError,
    },
  };
}

/** An error without the bound values of a query, which its message would contain. */
function describeError(error: LoggedError): DescribedError {
  const isQuery = error.query !== undefined;
  const message = isQuery
    ? 'a query failed'
    : DATA_EXCEPTION.test(String(error.code))
      ? 'a value is invalid'
      : mask(error.message);
  return {
    type: error.name,
    message,
    code: error.code,
    ...(isQuery ? { query: withoutValues(error.query) } : {}),
    // The stack's first lines repeat the message.
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {}),
  };
}
