export * from './drawer/create-report-drawer.ts';
export * from './drawer/reports.ts';
export * from './preview-picture/draw-preview-picture.ts';
