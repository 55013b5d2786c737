export * from './availability.ts';
export * from './build-resume-data.ts';
export * from './merge-tournaments.ts';
export * from './preview-data.ts';
export * from './resume-data.ts';
export * from './resume-document.ts';
export * from './selections.ts';
export * from './settings.ts';
