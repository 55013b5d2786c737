/** Losses that differ only by the inexactness of binary fractions are equal. */
const SAME_DIGITS = 6;

/**
 * The parts of a total, each rounded to the digits in which they are shown, so that a reader who adds them gets the
 * rounded total: those that lose least by it are rounded the other way (the method of the largest remainder).
 * Of equal losses the larger part gives way. Parts that are not all of the total, so that nobody can add them, are only
 * rounded.
 */
export function addingUp(parts: readonly number[], total: number, decimals: number): readonly number[] {
  const unit = 10 ** decimals;
  const inUnits = (value: number): number => Math.round(Number(value.toFixed(decimals)) * unit);
  const rounded = parts.map(inUnits);
  const missing = inUnits(total) - rounded.reduce((all, part) => all + part, 0);
  if (addsUp(parts, total, decimals) && missing !== 0) {
    const step = Math.sign(missing);
    const sizeOf = (at: number): number => Math.abs(parts[at] ?? 0);
    const lossOf = (at: number): number =>
      Number((((rounded[at] ?? 0) - (parts[at] ?? 0) * unit) * step).toFixed(SAME_DIGITS));
    const cheapest = [...parts.keys()]
      .sort((a, b) => lossOf(a) - lossOf(b) || sizeOf(b) - sizeOf(a))
      .slice(0, Math.abs(missing));
    for (const at of cheapest) rounded[at] = (rounded[at] ?? 0) + step;
  }
  return rounded.map((part) => part / unit);
}

/** Whether parts are all of a total, to half a unit of the last decimal that is shown. */
export function addsUp(parts: readonly number[], total: number, decimals: number): boolean {
  const sum = parts.reduce((all, part) => all + part, 0);
  return Math.abs(sum - total) * 10 ** decimals < 0.5;
}
