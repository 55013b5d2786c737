export {
  acrossText,
  alongText,
  axisText,
  dispersionFigures,
  dispersionLength,
  dispersionSentence,
  type DispersionUnit,
  dispersionUnit,
  finishLabel,
  hitLabels,
  inUnit,
  onTargetText,
  outsideText,
  regionNote,
  unplacedText,
} from './dispersion-text.ts';
export * from './group-shots.ts';
export * from './grouping.ts';
export { type MeasuredShot, type MeasuredShots, measureShots, type PatternPlace } from './measured-shot.ts';
export * from './median.ts';
export {
  MIN_FOR_FIRM_REGION,
  MIN_FOR_REGION,
  type PatternRegion,
  patternRegions,
  splitMishits,
} from './pattern.ts';
export { approachRings } from './pattern-on-hole.ts';
export { patternWindow } from './pattern-window.ts';
export { type DispersionSummary, type FinishCount, onLineHalfWidth, summarizeDispersion } from './summarize.ts';
export { firstAhead } from './target-line.ts';
