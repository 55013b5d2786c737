/** A missing name becomes 'Unnamed Filter'; a name seen before gets ' (2)', ' (3)' (DASH-22). */
export function uniqueNames(names: readonly (string | null | undefined)[]): readonly string[] {
  const taken = new Set<string>();
  return names.map((given) => {
    const name = given?.trim() || 'Unnamed Filter';
    let unique = name;
    for (let number = 2; taken.has(unique); number += 1) unique = `${name} (${number})`;
    taken.add(unique);
    return unique;
  });
}
