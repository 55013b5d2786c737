export type SelectionState = 'selected' | 'unselected' | 'indeterminate';

/** State of a group's checkbox (SHOTS-15); an empty group is unselected. */
export function selectionStateOf(groupIds: readonly string[], selected: ReadonlySet<string>): SelectionState {
  const count = groupIds.filter((id) => selected.has(id)).length;
  if (count === 0) return 'unselected';
  return count === groupIds.length ? 'selected' : 'indeterminate';
}

/** A click on a group selects all its rounds; if all are selected, it deselects them (SHOTS-16). */
export function toggleSelection(groupIds: readonly string[], selected: ReadonlySet<string>): ReadonlySet<string> {
  const next = new Set(selected);
  const isAll = selectionStateOf(groupIds, selected) === 'selected';
  for (const id of groupIds) {
    if (isAll) next.delete(id);
    else next.add(id);
  }
  return next;
}
