/** The answer, or 'late' after a time; what was asked goes on. */
export async function answerInTime<Answer>(
  asked: Promise<Answer>,
  ms: number,
): Promise<'late' | { readonly answer: Answer }> {
  const { promise: late, resolve } = Promise.withResolvers<'late'>();
  const timer = setTimeout(() => resolve('late'), ms);
  // A failure after that time has nobody who waits for it.
  asked.catch(() => undefined);
  try {
    return await Promise.race([asked.then((answer) => ({ answer })), late]);
  } finally {
    clearTimeout(timer);
  }
}
