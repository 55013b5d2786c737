export { type ReportBlock, type ReportDocument, reportWords } from './document.ts';
export { unprintedLetters, unprintedLettersIn } from './unprinted-letters.ts';
export { lineText, type ReportWords } from './words.ts';
