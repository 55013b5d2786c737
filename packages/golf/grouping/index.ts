export { type CollapsedKeys, type ExpansionState, expansionStateOf, toggleAll, toggleGroup } from './expansion.ts';
export { type GroupBy, groupBys, groupRounds, isTimeGrouping, keepRounds, type RoundGroup } from './group-rounds.ts';
export { type SelectionState, selectionStateOf, toggleSelection } from './selection-state.ts';
export { firstDirection, type SortBy, sortBys, type SortDirection, sortRounds } from './sort-rounds.ts';
export { defaultSortBy, type ViewBy, viewBys, viewRounds } from './view-by.ts';
