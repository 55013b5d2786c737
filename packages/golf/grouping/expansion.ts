import type { RoundGroup } from './group-rounds.ts';

/** Keys of the collapsed groups; groups start expanded (CARD-10). */
export type CollapsedKeys = ReadonlySet<string>;
export type ExpansionState = 'expanded' | 'collapsed' | 'mixed';

/** The state over all groups and subgroups (CARD-06). */
export function expansionStateOf(groups: readonly RoundGroup[], collapsed: CollapsedKeys): ExpansionState {
  const keys = allKeys(groups);
  const closed = keys.filter((key) => collapsed.has(key)).length;
  if (closed === 0) return 'expanded';
  return closed === keys.length ? 'collapsed' : 'mixed';
}

/** One click on the toggle for all: collapses all, unless all are collapsed already (CARD-07). */
export function toggleAll(groups: readonly RoundGroup[], collapsed: CollapsedKeys): CollapsedKeys {
  return expansionStateOf(groups, collapsed) === 'collapsed' ? new Set() : new Set(allKeys(groups));
}

/**
 * One click on a group: its subgroups follow (CARD-08), and opening a subgroup opens its group (CARD-09). An unknown
 * key changes nothing.
 */
export function toggleGroup(groups: readonly RoundGroup[], collapsed: CollapsedKeys, key: string): CollapsedKeys {
  const next = new Set(collapsed);
  const isOpening = collapsed.has(key);
  const set = (target: string): void => {
    if (isOpening) next.delete(target);
    else next.add(target);
  };
  for (const group of groups) {
    if (group.key === key) for (const target of allKeys([group])) set(target);
    else if (group.subgroups.some((subgroup) => subgroup.key === key)) {
      set(key);
      if (isOpening) next.delete(group.key);
    }
  }
  return next;
}

const allKeys = (groups: readonly RoundGroup[]): readonly string[] =>
  groups.flatMap((group) => [group.key, ...group.subgroups.map((subgroup) => subgroup.key)]);
