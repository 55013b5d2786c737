/** Asks ahead of whoever shows it: what fails is asked for again, and told, by them. */
export async function prefetchLate(ask: () => Promise<void>): Promise<void> {
  try {
    await ask();
  } catch {
    // Whoever shows it asks again.
  }
}
