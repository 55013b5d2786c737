export { type ComparePage, comparePages, type CompareReport, compareReport } from './compare-report.ts';
