export * from './custom-order.ts';
export * from './expansion.ts';
export * from './group-rounds.ts';
export * from './selection-state.ts';
export * from './sort-rounds.ts';
export * from './view-by.ts';
