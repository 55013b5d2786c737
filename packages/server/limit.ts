/**
 * Lets a number of works go on at a time; the others wait their turn.
 *
 * @param line how many may wait, and what the next one is refused with.
 */
export function createLimit(
  most: number,
  line: { readonly mostWaiting: number; readonly refusal: () => Error } | null = null,
): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= most && line !== null && waiting.length >= line.mostWaiting) throw line.refusal();
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
