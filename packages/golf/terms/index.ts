export * from './list-terms.ts';
