import { ReportsBusy } from '@strokebook/reports';
import type { FastifyError, FastifyInstance } from 'fastify';
import { RequestError, toErrorReply } from './request-error.ts';

/** Turns whatever a request ends in into one shape; what was not foreseen is logged and not told. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const told = toRequestError(error);
    if (told.code === 'UNEXPECTED') request.log.error({ err: error }, 'unforeseen');
    else if (told.cause !== undefined) request.log.error({ err: told }, 'failed');
    if (told.status === 413) reply.header('connection', 'close');
    return reply.status(told.status).send(toErrorReply(told, request.id));
  });
}

function toRequestError(error: unknown): RequestError {
  if (error instanceof RequestError) return error;
  // Whatever route wanted the report. Nothing failed: whoever asked is told to ask again.
  if (error instanceof ReportsBusy) return new RequestError('REPORTS_BUSY');
  const { code, statusCode, message } = error as Partial<FastifyError>;
  if (statusCode === 413) return new RequestError('BODY_TOO_LARGE');
  // Fastify's own refusals: a body that is not JSON, a media type nobody reads, a malformed address.
  if (code?.startsWith('FST_ERR_CTP_') || (statusCode === 400 && error instanceof SyntaxError)) {
    return new RequestError('REQUEST_INVALID', [{ path: '$', message: message ?? 'cannot be read' }]);
  }
  // A path that leads out of the folder of static files leads nowhere.
  if (code === 'FST_STATIC_FORBIDDEN_PATH') return new RequestError('NOT_FOUND');
  return new RequestError('UNEXPECTED');
}
