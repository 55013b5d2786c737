export * from './accounts.ts';
export * from './rounds.ts';
export * from './sign-in.ts';
export * from './world.ts';
