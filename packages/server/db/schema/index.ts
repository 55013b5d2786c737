export * from './accounts.ts';
export * from './compare.ts';
export * from './payments.ts';
export * from './resume.ts';
export * from './rounds.ts';
export * from './search.ts';
export * from './sign-in.ts';
export * from './world.ts';
