/**
 * The message of an error for the output. Of a failed query only the database's own: the query builder's message has the
 * query with all of its values, which may be keys and codes.
 */
export function errorSentence(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'query' in error && error.cause instanceof Error
    ? `the database refused: ${error.cause.message}`
    : error.message;
}

/** Why something failed: the code of a system error, else its message. Addresses and values are not part of it. */
export function reasonOf(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { readonly code?: unknown };
    if (typeof code === 'string') return code;
    if (cause.cause === undefined) return cause.name === 'TimeoutError' ? 'no answer in 5 seconds' : cause.message;
  }
  return String(error);
}
