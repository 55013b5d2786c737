import { type ErrorCode, type ErrorReply, errors, type Problem } from '@strokebook/contract';

/** An error reply, by its code in the contract's table of errors. */
export class RequestError extends Error {
  readonly code: ErrorCode;
  readonly problems: readonly Problem[] | undefined;
  /** When the call may be retried, if known. */
  readonly retryAfterSeconds: number | undefined;

  /** @param options.cause the underlying error, for the log. */
  constructor(
    code: ErrorCode,
    problems?: readonly Problem[],
    options?: ErrorOptions & { readonly retryAfterSeconds?: number },
  ) {
    super(code, options);
    this.name = 'RequestError';
    this.code = code;
    this.problems = problems;
    this.retryAfterSeconds = options?.retryAfterSeconds;
  }

  get status(): number {
    return errors[this.code].status;
  }
}

/** The error reply for the caller. */
export function toErrorReply(error: RequestError, requestId: string): ErrorReply {
  return {
    error: {
      code: error.code,
      message: errors[error.code].message,
      requestId,
      ...(error.problems === undefined ? {} : { problems: [...error.problems] }),
    },
  };
}
