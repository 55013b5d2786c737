export { estimatePatterns } from './estimate-patterns.ts';
export { groundOfHole } from './hole-ground.ts';
export { patternLevels } from './level-pattern.ts';
export { planHole } from './plan-hole.ts';
export { levelShift, strokeLevels } from './player-shift.ts';
export { strokeCurves } from './stroke-curves.ts';
