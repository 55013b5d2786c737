export * from './aggregate.ts';
export * from './columns.ts';
export * from './model.ts';
export * from './round-card.ts';
export * from './score-mark.ts';
export * from './scorecard-round.ts';
