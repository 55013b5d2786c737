export { commonGaps, courseExtent, courseGaps, gapLines, holeGaps, type HoleGaps } from './course-gaps.ts';
export * from './course-changes.ts';
export * from './course-corrections.ts';
export { placeOrPosition, placeText } from './course-place.ts';
export * from './course-words.ts';
export * from './course-table.ts';
export * from './directory-text.ts';
export * from './hole-length.ts';
export * from './unplaced.ts';
