export * from './compare-report.ts';
