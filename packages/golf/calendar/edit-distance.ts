/**
 * The edit distance of two words: letters to insert, delete, replace or swap with the next (optimal string alignment).
 */
export function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_unused, index) => index);
  for (const [i, letter] of a.split('').entries()) {
    const next = [i + 1];
    for (const [j, other] of b.split('').entries()) {
      const isSwapped = i > 0 && j > 0 && letter === b[j - 1] && other === a[i - 1];
      next.push(
        Math.min(
          (row[j + 1] as number) + 1,
          (next[j] as number) + 1,
          (row[j] as number) + (letter === other ? 0 : 1),
          isSwapped ? (before[j - 1] as number) + 1 : Infinity,
        ),
      );
    }
    before = row;
    row = next;
  }
  return row.at(-1) as number;
}
