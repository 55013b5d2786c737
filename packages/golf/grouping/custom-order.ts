/** Validates a custom order of group keys (CARD-12). @throws RangeError with the valid keys for an unknown one. */
export function checkGroupKeys(custom: readonly string[], provided: readonly string[]): readonly string[] {
  if (custom.some((key) => !provided.includes(key))) {
    throw new RangeError(`Custom group keys must be one of the provided keys: ${provided.join(', ')}`);
  }
  return custom;
}
