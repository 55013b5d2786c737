/**
 * Checks an own order of group keys against those there are (CARD-12).
 * @throws RangeError naming the keys there are.
 */
export function checkGroupKeys(custom: readonly string[], provided: readonly string[]): readonly string[] {
  if (custom.some((key) => !provided.includes(key))) {
    throw new RangeError(`Custom group keys must be one of the provided keys: ${provided.join(', ')}`);
  }
  return custom;
}
