export * from './address-code.ts';
export {
  createReportDrawer,
  type DrawingOutcome,
  type ReportDrawer,
  ReportsBusy,
  ReportTooLarge,
} from './drawer/create-report-drawer.ts';
export type { Drawing } from './drawer/drawing-process.ts';
export type { ReportFrame } from './drawer/reports.ts';
export type { Pictures } from './typst.ts';
export { drawPreviewPicture, previewPictureSize } from './preview-picture/draw-preview-picture.ts';
export * from './preview-picture/draw-site-picture.ts';
export * from './workbook/write-workbook.ts';
