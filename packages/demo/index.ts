export { mainUsernames } from './people/cast.ts';
export { type SkillLevel, type SkillLevelId, skillLevelIds, skillLevels } from './play/skill.ts';
export { createRandom, type Random } from './random.ts';
export * from './types.ts';
export { createDemoWorld, type DemoWorldOptions } from './world.ts';
