import { grouped } from '../format/index.ts';

/** The other rounds of the course on the map, besides the focused round (MAP-13). */
export type MappedSelection = 'all' | ReadonlySet<string>;

/** The selection of the None button: only the focused round (MAP-O2). */
export const onlyFocused: MappedSelection = new Set<string>();

/** The other rounds on the map, in the order of the list. */
export const mappedOthers = (selection: MappedSelection, others: readonly string[]): readonly string[] =>
  selection === 'all' ? others : others.filter((id) => selection.has(id));

/**
 * The selection after a click on a round's checkbox: unchecking one of 'all' leaves the others (MAP-14), and checking
 * every round gives 'all' (MAP-15). @param others ids of the other rounds on the course; other ids are dropped from the
 * selection.
 */
export function toggleMapped(selection: MappedSelection, roundId: string, others: readonly string[]): MappedSelection {
  const before = mappedOthers(selection, others);
  const isMapped = before.includes(roundId);
  const after = others.filter((id) => (id === roundId ? !isMapped : before.includes(id)));
  return others.length > 0 && after.length === others.length ? 'all' : new Set(after);
}

/** The text of the button that opens the picker (MAP-02, MAP-O1). */
export function roundsButtonText(selection: MappedSelection, others: readonly string[]): string {
  const count = mappedOthers(selection, others).length;
  if (selection === 'all' || (count > 0 && count === others.length)) return 'Showing All Rounds';
  return count === 0 ? 'Showing Focused Round' : `Showing ${grouped(count + 1)} Rounds`;
}

/** The picker's title, which counts the focused round too (MAP-03, MAP-O3). */
export function pickerTitle(selection: MappedSelection, others: readonly string[]): string {
  const count = mappedOthers(selection, others).length + 1;
  return count === 1 ? '1 Round Being Mapped' : `${grouped(count)} Rounds Being Mapped`;
}
