/**
 * A value that is made when it is first asked for. For formats of `Intl` in modules that every page loads: the first one
 * costs a slow phone a sixth of a second.
 */
export function lazy<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}
