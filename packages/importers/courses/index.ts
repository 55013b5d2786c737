export * from './read-file.ts';
