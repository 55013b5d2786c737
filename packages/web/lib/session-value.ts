import type { z } from 'zod/mini';

const PREFIX = 'strokebook.';

/** What is kept for the session under a key; null where there is nothing, or nothing that fits. */
export function readSessionValue<Value>(key: string, schema: z.ZodMiniType<Value>): Value | null {
  try {
    const text = sessionStorage.getItem(PREFIX + key);
    if (text === null) return null;
    return schema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Keeps a value for the session. Where the browser has no room for it, nothing is kept. */
export function keepSessionValue(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // What is shown does not depend on it.
  }
}
