export { type ComparePage, comparePages, compareReport } from './compare-report.ts';
