/** The replies from before that screens show because the network failed. */
export type ShownReplies = {
  readonly add: (name: string, keptAt: number) => void;
  /** The network has answered this call. */
  readonly remove: (name: string) => void;
  /** When the oldest of them was kept, in milliseconds since 1970; null without any. */
  readonly asOf: () => number | null;
  /** Called when that changes; returns a function that unsubscribes. */
  readonly watch: (listener: () => void) => () => void;
  /** Forgets them while `ask` asks again; what fails once more is added meanwhile. */
  readonly askAgain: (ask: () => Promise<unknown>) => Promise<void>;
};

export function createShownReplies(): ShownReplies {
  const listeners = new Set<() => void>();
  const shown = new Map<string, number>();
  let asOf: number | null = null;
  const update = (): void => {
    const next = shown.size === 0 ? null : Math.min(...shown.values());
    if (next === asOf) return;
    asOf = next;
    for (const listener of listeners) listener();
  };
  return {
    add: (name, keptAt) => {
      shown.set(name, keptAt);
      update();
    },
    remove: (name) => {
      // Only the last one of a time without a network changes what is said, so that the line does not flicker.
      if (shown.delete(name) && shown.size === 0) update();
    },
    asOf: () => asOf,
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    askAgain: async (ask) => {
      shown.clear();
      await ask();
      update();
    },
  };
}
