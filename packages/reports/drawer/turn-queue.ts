/**
 * Jobs that wait, taken in turns over their callers. A caller has one job under way at a time, so that one who asks for
 * long ones leaves room for others. A job that several callers wait for stands in the line of each and is taken once.
 */
export class TurnQueue<Job> {
  /** Waiting jobs by caller; the callers are in the order of their turns. */
  readonly #lines = new Map<string, Set<Job>>();
  readonly #underWay = new Set<string>();

  /** How many jobs wait. */
  get size(): number {
    return new Set([...this.#lines.values()].flatMap((line) => [...line])).size;
  }

  /** How many jobs a caller waits for. */
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

  /** The next job, which its caller must `finish`; null when every caller that waits has one under way. */
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

  /** Ends a caller's turn: the next one is after all others that wait. */
  finish(caller: string): void {
    this.#underWay.delete(caller);
    const line = this.#lines.get(caller);
    if (line === undefined) return;
    this.#lines.delete(caller);
    this.#lines.set(caller, line);
  }

  /** Takes all jobs out. */
  clear(): readonly Job[] {
    const jobs = new Set([...this.#lines.values()].flatMap((line) => [...line]));
    this.#lines.clear();
    return [...jobs];
  }
}
