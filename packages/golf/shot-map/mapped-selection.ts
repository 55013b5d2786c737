/** Which other rounds of the course are mapped beside the focused one, which always is (MAP-13). */
export type MappedSelection = 'all' | ReadonlySet<string>;

/** What None keeps: the focused round alone (MAP-O2). */
export const onlyFocused: MappedSelection = new Set<string>();

/** Other rounds that are mapped, in the order of the list. */
export const mappedOthers = (selection: MappedSelection, others: readonly string[]): readonly string[] =>
  selection === 'all' ? others : others.filter((id) => selection.has(id));

/**
 * The selection after a round's checkbox was clicked: unchecking of 'all' leaves every other one (MAP-14), and what
 * holds every round is 'all' (MAP-15).
 * @param others ids of the other rounds on the course; the selection keeps none beside them.
 */
export function toggleMapped(selection: MappedSelection, roundId: string, others: readonly string[]): MappedSelection {
  const before = mappedOthers(selection, others);
  const isMapped = before.includes(roundId);
  const after = others.filter((id) => (id === roundId ? !isMapped : before.includes(id)));
  return others.length > 0 && after.length === others.length ? 'all' : new Set(after);
}

/** What the button says that opens the picker (MAP-02, MAP-O1). */
export function roundsButtonText(selection: MappedSelection, others: readonly string[]): string {
  const count = mappedOthers(selection, others).length;
  if (selection === 'all' || (count > 0 && count === others.length)) return 'Showing All Rounds';
  return count === 0 ? 'Showing Focused Round' : `Showing ${count + 1} Rounds`;
}

/** The picker's title: the focused round counts (MAP-03, MAP-O3). */
export function pickerTitle(selection: MappedSelection, others: readonly string[]): string {
  const count = mappedOthers(selection, others).length + 1;
  return count === 1 ? '1 Round Being Mapped' : `${count} Rounds Being Mapped`;
}
