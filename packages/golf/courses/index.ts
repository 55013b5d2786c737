export * from './course-gaps.ts';
export * from './course-place.ts';
export * from './course-table.ts';
export * from './hole-length.ts';
export * from './unplaced.ts';
