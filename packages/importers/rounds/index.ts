export { completeRound, holesWithoutPar, type KnownCourse } from './complete-round.ts';
export { areAlike, type Duplicate, findDuplicates } from './find-duplicates.ts';
export { detailOf, type FoundRound, type RoundDetail } from './found-round.ts';
export { ImportError, refuse } from './problem.ts';
export { readRoundFiles, type FileOutcome, type RoundGroup } from './read-round-files.ts';
export * from './read-rounds.ts';
export type { RoundFile } from './recognise-file.ts';
export type { Sheet } from './worksheet/read-worksheet.ts';
export { slugOf, typedPlain } from './slug.ts';
