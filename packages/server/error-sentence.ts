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
