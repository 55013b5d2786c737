export { splitGained, sumDecisions } from './decision.ts';
export { estimatePatterns } from './estimate-patterns.ts';
export { groundOfHole } from './hole-ground.ts';
export { patternLevels } from './level-pattern.ts';
export { planHole, valueOfTarget } from './plan-hole.ts';
export { levelShift, playerShift, strokeLevels } from './player-shift.ts';
export { strokeCurves } from './stroke-curves.ts';
