export { cellOf, type Column, type ReportCell } from './blocks/table.ts';
export { type ReportBlock, type ReportDocument, reportWords } from './document.ts';
export * from './unprinted-letters.ts';
export { lineText, type ReportWords } from './words.ts';
