/**
 * A queue that serves callers round-robin. A caller has one job under way at a time, so that long jobs of one caller
 * leave room for others. A job that several callers wait for is in the queue of each and is taken once.
 */
export class TurnQueue<Job> {
  /** Waiting jobs by caller; callers are in the order of their turns. */
  readonly #lines = new Map<string, Set<Job>>();
  readonly #underWay = new Set<string>();

  /** Number of waiting jobs. */
  get size(): number {
    return new Set([...this.#lines.values()].flatMap((line) => [...line])).size;
  }

  /** Number of jobs that a caller waits for. */
  sizeOf(caller: string): number {
    return this.#lines.get(caller)?.size ?? 0;
  }

  isUnderWay(caller: string): boolean {
    return this.#underWay.has(caller);
  }

  add(caller: string, job: Job): void {
    const line = this.#lines.get(caller);
    if (line === undefined) this.#lines.set(caller, new Set([job]));
    else line.add(job);
  }

  /** The next job, which its caller must `finish`; null if every waiting caller has one under way. */
  take(): { readonly caller: string; readonly job: Job } | null {
    for (const [caller, line] of this.#lines) {
      const [job] = line;
      if (job === undefined || this.#underWay.has(caller)) continue;
      this.#underWay.add(caller);
      for (const [other, jobs] of this.#lines) if (jobs.delete(job) && jobs.size === 0) this.#lines.delete(other);
      return { caller, job };
    }
    return null;
  }

  /** Ends a caller's turn; the next one is after those of all waiting callers. */
  finish(caller: string): void {
    this.#underWay.delete(caller);
    const line = this.#lines.get(caller);
    if (line === undefined) return;
    this.#lines.delete(caller);
    this.#lines.set(caller, line);
  }

  /** Removes and returns all jobs. */
  clear(): readonly Job[] {
    const jobs = new Set([...this.#lines.values()].flatMap((line) => [...line]));
    this.#lines.clear();
    return [...jobs];
  }
}
