export { availability, isGroupAvailable, isGroupOn, withGroup, withoutMissing } from './availability.ts';
export * from './recruiters.ts';
export {
  buildResumeData,
  coverPageData,
  highlightsOf,
  resumeOptions,
  type ResumeSource,
} from './build-resume-data.ts';
export * from './preview-data.ts';
export { chartTitles, type ResumeChart, resumeCharts, type ResumeData, type ResumeNewsItem } from './resume-data.ts';
export * from './resume-document.ts';
export * from './sections.ts';
export {
  chartFlags,
  chartNames,
  hasPages,
  listNames,
  type PersonalFlag,
  personalFlags,
  personalNames,
  type ResumeSelections,
  type SchoolFlag,
  schoolFlags,
  schoolNames,
  type SelectionList,
  toSelections,
  toSettings,
  withAllOf,
  withOption,
  withoutNew,
} from './selections.ts';
export {
  chartFields,
  defaultResumeSettings,
  personalFields,
  readResumeSettings,
  type ResumeOption,
  type ResumeSettings,
  schoolFields,
} from './settings.ts';
export * from './settings-words.ts';
export {
  rangeOfTimeframe,
  resumeTimeframes,
  type SavedTimeframes,
  savedTimeframes,
  settingsToday,
  timeframeOf,
} from './timeframe.ts';
