export * from './evidence-text.ts';
export * from './headline-figures.ts';
export * from './season-report.ts';
export * from './headline.ts';
export type { ParAgainst } from './pars-against.ts';
export * from './hole-score-to-par.ts';
export * from './score-words.ts';
export * from './score-story.ts';
export * from './score-trend.ts';
