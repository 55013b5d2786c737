export * from './hole-frame.ts';
export * from './mappable-rounds.ts';
export * from './mapped-round.ts';
export * from './mapped-selection.ts';
export * from './navigate-holes.ts';
export * from './shot-labels.ts';
export * from './zoom-mode.ts';
export * from './scale-bar.ts';
