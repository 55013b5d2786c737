/** The same text for values that differ only in the order of their fields, or by undefined ones. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** Whether two plain values are the same; a database stores the fields of a document in another order than they were written. */
export const isSame = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);
