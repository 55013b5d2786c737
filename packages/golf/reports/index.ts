export * from './document.ts';
export * from './report-input.ts';
export * from './report-list.ts';
export * from './words.ts';
export * from './ppr/document.ts';
