import type { Problem } from '@strokebook/contract';

/** What the server refused or failed at, as it said so. */
export class ApiError extends Error {
  readonly code: string;
  readonly status: number;
  readonly requestId: string | null;
  readonly problems: readonly Problem[];

  constructor(reply: {
    code: string;
    status: number;
    message: string;
    requestId?: string | null;
    problems?: readonly Problem[] | undefined;
  }) {
    super(reply.message);
    this.name = 'ApiError';
    this.code = reply.code;
    this.status = reply.status;
    this.requestId = reply.requestId ?? null;
    this.problems = reply.problems ?? [];
  }
}

/** The server was not reached at all. Its code is the key of the sign-in texts (ERR-01). */
export class NetworkError extends Error {
  readonly code = 'NetworkError';

  constructor(cause: unknown) {
    super('The server cannot be reached. Please check your connection.', { cause });
    this.name = 'NetworkError';
  }
}
