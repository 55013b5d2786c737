import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

type DescribedError = {
  readonly [key: string]: unknown;
  readonly type: string;
  readonly message: string;
  readonly stack: string;
};
type LoggedError = Error & { readonly code?: unknown; readonly query?: unknown };

/** Phone numbers keep their last two digits. */
const maskNumbers = (text: string): string => text.replaceAll(/\+\d{6,13}(?=\d{2})/g, '+…');

/**
 * Structured logs. Requests are logged with method, path and address only: headers contain tokens, and bodies contain
 * codes and phone numbers. Logs go to stderr, so that stdout remains for people.
 */
export function createLoggerOptions(level: Config['logLevel']) {
  return {
    level,
    stream: process.stderr,
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: request.url.split('?')[0],
        address: request.ip,
      }),
      err: describeError,
    },
  };
}

/** An error without the bound values of a query, which its message would contain. */
function describeError(error: LoggedError): DescribedError {
  const isQuery = typeof error.query === 'string';
  const message = isQuery ? 'a query failed' : maskNumbers(error.message);
  return {
    type: error.name,
    message,
    code: error.code,
    ...(isQuery ? { query: error.query } : {}),
    // The stack's first lines repeat the message.
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {}),
  };
}
