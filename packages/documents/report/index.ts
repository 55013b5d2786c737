export { type ReportBlock, type ReportDocument, reportWords } from './document.ts';
export { lineText, type ReportWords } from './words.ts';
