import { ErrorReply, type Problem } from '@strokebook/contract';

/** An error reply of the server. */
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

/** The server was not reached. The code is the key of the sign-in texts (ERR-01). */
export class NetworkError extends Error {
  readonly code = 'NetworkError';

  constructor(cause: unknown) {
    super('The server cannot be reached. Please check your connection.', { cause });
    this.name = 'NetworkError';
  }
}

export async function errorOf(reply: Response): Promise<ApiError> {
  const parsed = ErrorReply.safeParse(await reply.json().catch(() => null));
  if (parsed.success) return new ApiError({ ...parsed.data.error, status: reply.status });
  // A proxy may answer with content of its own.
  return new ApiError({ code: 'UNEXPECTED', status: reply.status, message: 'The server gave no readable answer.' });
}

/** The reply, or null for what is missing or closed to the viewer, which give the same answer. */
export async function orNull<Reply>(reply: Promise<Reply>): Promise<Reply | null> {
  try {
    return await reply;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}
