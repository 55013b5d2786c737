export * from './course-gaps.ts';
export * from './course-table.ts';
export * from './hole-length.ts';
