export * from './dispersion-text.ts';
export * from './group-shots.ts';
export * from './measured-shot.ts';
export * from './pattern.ts';
export * from './pattern-on-hole.ts';
export * from './pattern-window.ts';
export * from './summarize.ts';
export * from './target-line.ts';
