export * from './mapped-round.ts';
