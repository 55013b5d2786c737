export * from './can-see.ts';
export * from './features.ts';
export * from './pages.ts';
export * from './profile-types.ts';
