import { ESTIMATED_BYTES_HEADER } from '@strokebook/contract';
import { ReportsBusy, ReportTooLarge } from '@strokebook/reports';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { databaseProblemOf } from '../db/database-problem.ts';
import { FilesAwayError } from '../ports/files/files-away.ts';
import { createOutageLog, isOutageCode } from './outage-log.ts';
import { RequestError, toErrorReply } from './request-error.ts';

/** Default Retry-After of calls answered with 503. */
const RETRY_AFTER_SECONDS = 2;

/** Converts all errors of requests to one format; unexpected ones are logged and not exposed. */
export function handleErrors(app: FastifyInstance, now: () => number = () => performance.now()): void {
  const logOutage = createOutageLog(now);
  app.setErrorHandler((error, request, reply) => {
    const failure = isAborted(request) ? toAborted(error) : toRequestError(error);
    if (failure.code === 'UNEXPECTED') request.log.error({ err: error }, 'unforeseen');
    else if (failure.cause !== undefined && isOutageCode(failure.code))
      logOutage(request.log, failure.code, failure.cause);
    else if (failure.cause !== undefined) request.log.error({ err: failure }, 'failed');
    removeFileHeaders(reply);
    // The unread rest of the body would corrupt the next call on this connection.
    const isReadInPart = request.raw.readableDidRead && !request.raw.complete;
    if (failure.status === 413 || isReadInPart) reply.header('connection', 'close');
    const retryAfter = failure.retryAfterSeconds ?? (failure.status === 503 ? RETRY_AFTER_SECONDS : undefined);
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    return reply.status(failure.status).send(toErrorReply(failure, request.id));
  });
}

const fileHeaders = [
  'accept-ranges',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  ESTIMATED_BYTES_HEADER,
];

/** Headers of a file that failed before its first byte do not hold for the error: it is not compressed, for example. */
function removeFileHeaders(reply: FastifyReply): void {
  for (const name of fileHeaders) {
    reply.removeHeader(name);
    // A stream writes its headers there.
    reply.raw.removeHeader(name);
  }
}

/**
 * Whether the caller closed the connection before its body was complete, which is not our failure; nobody reads the
 * reply.
 */
const isAborted = ({ raw }: FastifyRequest): boolean => raw.errored !== null && !raw.complete;
const toAborted = (error: unknown): RequestError =>
  error instanceof RequestError
    ? new RequestError(error.code, error.problems)
    : new RequestError('REQUEST_INVALID', [
        { path: '$', message: 'the connection was closed before the body was complete' },
      ]);

function toRequestError(error: unknown): RequestError {
  if (error instanceof RequestError) return error;
  // For any route with a report. Nothing failed: the caller should retry.
  if (error instanceof ReportsBusy) return new RequestError('REPORTS_BUSY');
  if (error instanceof ReportTooLarge) return new RequestError('REPORT_TOO_LARGE', undefined, { cause: error });
  const problem = databaseProblemOf(error);
  if (problem === 'full') return new RequestError('STORAGE_FULL', undefined, { cause: error });
  if (error instanceof FilesAwayError) return new RequestError('FILES_AWAY', undefined, { cause: error });
  if (problem === 'away') return new RequestError('DATABASE_AWAY', undefined, { cause: error });
  const { code, statusCode, message } = error as Partial<FastifyError>;
  if (statusCode === 413) return new RequestError('BODY_TOO_LARGE');
  // Fastify's own errors: a body that is not JSON, an unsupported media type, a malformed address.
  if (code?.startsWith('FST_ERR_CTP_') || (statusCode === 400 && error instanceof SyntaxError)) {
    return new RequestError('REQUEST_INVALID', [{ path: '$', message: message ?? 'cannot be read' }]);
  }
  // A method without a route.
  if (code === 'FST_ERR_ROUTE_MISSING_CONTENT_TYPE') return new RequestError('NOT_FOUND');
  // A path outside of the folder of static files is not found.
  if (code === 'FST_STATIC_FORBIDDEN_PATH') return new RequestError('NOT_FOUND');
  return new RequestError('UNEXPECTED');
}
