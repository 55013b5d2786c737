export { maxHoleScore } from './adjusted-score.ts';
export { playedDifferential } from './differential.ts';
export { toTenth } from './round-half-up.ts';
export { rulesOf2024 } from './rules.ts';
export type { HandicapScore } from './score.ts';
export { scoreOfRound, uncountedTexts } from './score-of-round.ts';
export { type RecordEntry, scoringRecord } from './scoring-record.ts';
