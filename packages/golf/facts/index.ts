export * from './distance-bands.ts';
export * from './expected-strokes.ts';
export * from './green-edges.ts';
export * from './hole-facts.ts';
export * from './hole-flags.ts';
export * from './miss-side.ts';
export * from './shot-facts.ts';
