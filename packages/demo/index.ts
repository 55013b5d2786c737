export { mainUsernames } from './people/cast.ts';
export * from './random.ts';
export type { DemoAccount, DemoClip, DemoMedia, DemoWorld } from './types.ts';
export { createDemoWorld } from './world.ts';
