export { describeChanges } from './describe-changes.ts';
