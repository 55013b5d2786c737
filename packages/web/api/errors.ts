import { ErrorReply, type Problem, type SignInFailure } from '@strokebook/contract';

/** An error reply of the server. */
export class ApiError extends Error {
  readonly code: string;
  readonly status: number;
  readonly requestId: string | null;
  readonly problems: readonly Problem[];
  /** The reply of something between the browser and the server, such as a proxy; undefined for the server's own. */
  readonly foreign: SignInFailure;

  constructor(reply: {
    code: string;
    status: number;
    message: string;
    requestId?: string | null;
    problems?: readonly Problem[] | undefined;
    foreign?: SignInFailure;
  }) {
    super(reply.message);
    this.name = 'ApiError';
    this.code = reply.code;
    this.status = reply.status;
    this.requestId = reply.requestId ?? null;
    this.problems = reply.problems ?? [];
    this.foreign = reply.foreign;
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
  const text = await reply.text().catch(() => '');
  const content = parseContent(text);
  const parsed = ErrorReply.safeParse(content);
  if (parsed.success) return new ApiError({ ...parsed.data.error, status: reply.status });
  // A proxy may answer with content of its own.
  return new ApiError({
    code: 'UNEXPECTED',
    status: reply.status,
    message: 'The server gave no readable answer.',
    foreign: foreignFailure(content),
  });
}

/** JSON, else the text itself, but no page of HTML. */
function parseContent(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text.trimStart().startsWith('<') ? null : text.trim();
  }
}

/** What a reply of any shape says of a failure; null for nothing. */
function foreignFailure(content: unknown): SignInFailure {
  if (typeof content === 'string') return content;
  const { message, error, code } = Object(content) as Readonly<Record<string, unknown>>;
  const nested = Object(error) as Readonly<Record<string, unknown>>;
  return {
    message: textIn(message),
    error: { message: textIn(nested['message']) },
    code: textIn(code ?? nested['code']),
  };
}

const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** The reply, or null for what is missing or closed to the viewer, which give the same answer. */
export async function orNull<Reply>(reply: Promise<Reply>): Promise<Reply | null> {
  try {
    return await reply;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}
