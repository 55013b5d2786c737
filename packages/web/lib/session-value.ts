import type { z } from 'zod/mini';

const PREFIX = 'strokebook.';

/** Reads a value of this session; null if it is missing or invalid. */
export function readSessionValue<Value>(key: string, schema: z.ZodMiniType<Value>): Value | null {
  try {
    const text = sessionStorage.getItem(PREFIX + key);
    if (text === null) return null;
    return schema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Stores a value for the session; does nothing if the storage is full. */
export function keepSessionValue(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Storing is optional: nothing that is shown depends on it.
  }
}
