import { ReportsBusy, ReportTooLarge } from '@strokebook/reports';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { databaseProblemOf } from '../db/database-problem.ts';
import { RequestError, toErrorReply } from './request-error.ts';

/** When a call that was answered with 503 may be tried again, unless the error says so. */
const RETRY_AFTER_SECONDS = 2;

/** Turns whatever a request ends in into one shape; what was not foreseen is logged and not told. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const told = isAborted(request) ? toAborted(error) : toRequestError(error);
    if (told.code === 'UNEXPECTED') request.log.error({ err: error }, 'unforeseen');
    else if (told.cause !== undefined) request.log.error({ err: told }, 'failed');
    // What is left of the body would stand in the way of the next call on this connection.
    const isReadInPart = request.raw.readableDidRead && !request.raw.complete;
    if (told.status === 413 || isReadInPart) reply.header('connection', 'close');
    const retryAfter = told.retryAfterSeconds ?? (told.status === 503 ? RETRY_AFTER_SECONDS : undefined);
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    return reply.status(told.status).send(toErrorReply(told, request.id));
  });
}

/** Whether the caller closed the connection before its body was complete, which is no failure of ours; nobody reads the reply. */
const isAborted = ({ raw }: FastifyRequest): boolean => raw.errored !== null && !raw.complete;
const toAborted = (error: unknown): RequestError =>
  error instanceof RequestError
    ? new RequestError(error.code, error.problems)
    : new RequestError('REQUEST_INVALID', [
        { path: '$', message: 'the connection was closed before the body was complete' },
      ]);

function toRequestError(error: unknown): RequestError {
  if (error instanceof RequestError) return error;
  // Whatever route wanted the report. Nothing failed: whoever asked is told to ask again.
  if (error instanceof ReportsBusy) return new RequestError('REPORTS_BUSY');
  if (error instanceof ReportTooLarge) return new RequestError('REPORT_TOO_LARGE', undefined, { cause: error });
  const problem = databaseProblemOf(error);
  if (problem !== null)
    return new RequestError(problem === 'full' ? 'STORAGE_FULL' : 'DATABASE_AWAY', undefined, { cause: error });
  const { code, statusCode, message } = error as Partial<FastifyError>;
  if (statusCode === 413) return new RequestError('BODY_TOO_LARGE');
  // Fastify's own refusals: a body that is not JSON, a media type nobody reads, a malformed address.
  if (code?.startsWith('FST_ERR_CTP_') || (statusCode === 400 && error instanceof SyntaxError)) {
    return new RequestError('REQUEST_INVALID', [{ path: '$', message: message ?? 'cannot be read' }]);
  }
  // A method that is in no route.
  if (code === 'FST_ERR_ROUTE_MISSING_CONTENT_TYPE') return new RequestError('NOT_FOUND');
  // A path that leads out of the folder of static files leads nowhere.
  if (code === 'FST_STATIC_FORBIDDEN_PATH') return new RequestError('NOT_FOUND');
  return new RequestError('UNEXPECTED');
}
