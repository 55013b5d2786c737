export * from './behind-figure.ts';
export * from './reason.ts';
