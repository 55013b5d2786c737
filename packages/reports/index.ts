export * from './drawer/create-report-drawer.ts';
export type { Drawing } from './drawer/drawing-process.ts';
export * from './drawer/reports.ts';
export type { Pictures } from './typst.ts';
export * from './preview-picture/draw-preview-picture.ts';
export * from './workbook/write-workbook.ts';
