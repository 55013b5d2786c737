export { commonGaps, courseExtent, courseGaps, gapLines, holeGaps, type HoleGaps } from './course-gaps.ts';
export { correctionLines, courseChanges, lostCorrections } from './course-changes.ts';
export { type CorrectedCourse, isSameLine, isSameTees, withCorrections } from './course-corrections.ts';
export { placeOrPosition, placeText } from './course-place.ts';
export {
  bareCourseName,
  beginsWords,
  courseQueryWords,
  courseWords,
  matchesWords,
  searchedPart,
} from './course-words.ts';
export { type CourseRow, courseTable } from './course-table.ts';
export { directoryText } from './directory-text.ts';
export { holeLength } from './hole-length.ts';
export { surfaceCount, unplacedLines } from './unplaced.ts';
